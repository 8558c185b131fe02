import { WORK_WANTED } from './rules/captcha.ts'

/** The failures of a call, as a closed union. A view ends its `switch` in `satisfies never`. */
export type Problem =
  /** The server rejected the request by its rules. The title can be shown. */
  | { kind: 'refused'; title: string }
  /** The game has ended; known by a fragment of the title that every server of this wire sends. */
  | { kind: 'game-over'; title: string }
  /** No valid session. At sign-in: wrong credentials, which the title states. */
  | { kind: 'signed-out'; title: string | null }
  /** Too many failed sign-ins. The client may try again with a proof of work (extension `sign-in-work`). */
  | { kind: 'work-wanted'; title: string | null }
  | { kind: 'forbidden'; title: string | null }
  | { kind: 'missing'; title: string | null }
  /**
   * Someone saved a newer version in the meantime. Only our server stops such a save (extension `versions`).
   */
  | { kind: 'conflict'; title: string | null }
  /** The server does not have the extension, so no request was sent. */
  | { kind: 'unsupported' }
  | { kind: 'too-often'; retryAfterMs: number | null; title: string | null }
  /** No response: offline, or a timeout. */
  | { kind: 'unreachable' }
  /**
   * A response that no server of this wire should send, or a server error. Null `title`: there is no text to
   * show.
   */
  | { kind: 'broken'; status: number; title: string | null }

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem }

/** The base server's only machine-read text. */
const GAME_OVER = '已结束'

/** The one place that looks at a status, a title or a header of a failed call. */
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
