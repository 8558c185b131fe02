import { WORK_WANTED } from './rules/captcha.ts'

/** The failures of a call as a closed union, so that the compiler reports a view that misses one. */
export type Problem =
  /** The server rejected the request by its rules. The client may show the title. */
  | { kind: 'refused'; title: string }
  /**
   * The game has ended. Only the title says so, and every server of this wire sends the same fragment in it.
   */
  | { kind: 'game-over'; title: string }
  /** No valid session. At a sign-in: wrong credentials, and the title says so. */
  | { kind: 'signed-out'; title: string | null }
  /** Too many failed sign-ins. The client may try again with a proof of work (extension `sign-in-work`). */
  | { kind: 'work-wanted'; title: string | null }
  | { kind: 'forbidden'; title: string | null }
  | { kind: 'missing'; title: string | null }
  /**
   * Another user saved a newer version first. Only servers with an extension such as `versions` stop such a
   * save.
   */
  | { kind: 'conflict'; title: string | null }
  /** The server does not have the extension, so the client sent no request. */
  | { kind: 'unsupported' }
  | { kind: 'too-often'; retryAfterMs: number | null; title: string | null }
  /** No response, because the client is offline or the request timed out. */
  | { kind: 'unreachable' }
  /**
   * A server error, or a response that no server of this wire should send. Null `title`: there is no text to
   * show.
   */
  | { kind: 'broken'; status: number; title: string | null }

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

/**
 * Part of the title that every server of this wire sends after the end of a game. The base server has no
 * other sign for it.
 */
const GAME_OVER = '已结束'

/**
 * Only this function looks at the status, the title or the header of a failed call, so that everything else
 * depends on `Problem` only.
 */
export function readProblem(status: number, body: unknown, retryAfter: string | null): Problem {
  const title = titleOf(body)
  switch (status) {
    case 400:
    case 413:
    case 415:
    case 422:
      if (title?.includes(GAME_OVER)) return { kind: 'game-over', title }
      return title === null ? { kind: 'broken', status, title } : { kind: 'refused', title }
    case 401:
      return { kind: wantsWork(body) ? 'work-wanted' : 'signed-out', title }
    case 403:
      return { kind: 'forbidden', title }
    case 404:
      return { kind: 'missing', title }
    case 409:
      return { kind: 'conflict', title }
    case 429:
      return { kind: 'too-often', retryAfterMs: secondsToMs(retryAfter), title }
    default:
      return { kind: 'broken', status, title }
  }
}

const wantsWork = (body: unknown) =>
  typeof body === 'object' && body !== null && 'data' in body && body.data === WORK_WANTED

function titleOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('title' in body)) return null
  return typeof body.title === 'string' && body.title !== '' ? body.title : null
}

/** Reads whole seconds only. The header may also be a date, but no server of this wire sends one. */
function secondsToMs(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : null
}
