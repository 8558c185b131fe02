import type { AnswerOf, Call, SentOf } from '#contract/call.ts'
import { readProblem, type Outcome } from '#contract/problem.ts'
import { callUrl, type CallInput } from './call-url.ts'
import { parseJson, readAnswer } from './read-answer.ts'

/** Reports the sent share of the body, from 0 to 1. */
type Moved = (share: number) => void
/** The network layer. Tests replace it with a server of their own. */
export type Transport = (address: string, init: RequestInit, moved?: Moved) => Promise<Response>
/** `version`: that of the response, if the thing has versions. */
export type Reply<Value> =
  | { ok: true; value: Value; version?: string }
  | Extract<Outcome<Value>, { ok: false }>
export type Request = <C extends Call>(
  call: C,
  sent: SentOf<C>,
  signal?: AbortSignal,
  moved?: Moved,
) => Promise<Reply<AnswerOf<C>>>
export interface Answered {
  call: Call
  outcome: Outcome<unknown>
  /** The `Date` header of the response. Null: there was none. */
  dateMs: number | null
  sentAt: number
  cameAt: number
}
export interface RequestRules {
  transport: Transport
  language: () => string
  /** Whether this server has the extension. If not, calls of it fail as "unsupported" without a request. */
  has: (extension: string) => boolean
  /**
   * Resolves when the extensions of the server are known, or cannot be loaded. On a first visit they are
   * unknown.
   */
  told: () => Promise<unknown>
  answered: (answered: Answered) => void
  device: () => number
  /** Waits before a read is sent again, and lets the screen show the wait. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
}

interface Arrived {
  status: number
  isOk: boolean
  headers: Headers
  text: string
}

const PATIENCE_MS = 30_000
/** The server counts requests per minute, so a longer pause has another reason than its rate limit. */
const MAX_PAUSE_MS = 60_000
const MAX_PAUSES = 3
/** Uploads take as long as the connection needs, and a server that pulls an image takes minutes. */
const LONG_PATIENCE_MS = 600_000

export const overNetwork: Transport = async (address, init, moved) =>
  moved ? (await import('./upload.ts')).upload(address, init, moved) : fetch(address, init)

/** Null: the response belongs to another call, or is a failure. */
export function valueOf<C extends Call>(call: C, answered: Answered): AnswerOf<C> | null {
  return answered.call === call && answered.outcome.ok ? (answered.outcome.value as AnswerOf<C>) : null
}

/** Never throws, whatever the server or the network does. */
export function openRequest({
  transport,
  language,
  has,
  told,
  answered,
  device,
  wait,
}: RequestRules): Request {
  const send = async <C extends Call>(
    call: C,
    given: SentOf<C>,
    signal?: AbortSignal,
    moved?: Moved,
  ): Promise<Reply<AnswerOf<C>>> => {
    const { extension, body, takesTime } = call.rules
    if (extension !== undefined && !has(extension)) await told()
    if (extension !== undefined && !has(extension)) return { ok: false, problem: { kind: 'unsupported' } }
    const sent = given as CallInput
    const patience = new AbortController()
    const giveUp = () => patience.abort()
    const timer = setTimeout(giveUp, body?.kind === 'form' || takesTime ? LONG_PATIENCE_MS : PATIENCE_MS)
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
    const init: RequestInit = {
      method: call.method,
      credentials: 'same-origin',
      signal: patience.signal,
      headers: {
        'Accept-Language': language(),
        ...(body?.kind === 'json' ? { 'Content-Type': 'application/json' } : {}),
        ...(sent.version && has('versions') ? { 'If-Match': sent.version } : {}),
        // Sent even if the configuration is not known yet, because servers without the extension ignore it.
        ...(sent.key ? { 'Idempotency-Key': sent.key } : {}),
      },
      ...(body ? { body: body.kind === 'json' ? JSON.stringify(sent.body) : formOf(body.part, sent) } : {}),
    }
    const sentAt = device()
    const arrived = await transport(callUrl(call, sent), init, moved)
      .then(wholeOf)
      .catch(() => null)
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
    if (!arrived) return { ok: false, problem: { kind: 'unreachable' } }
    const outcome = readOutcome(call, arrived)
    answered({ call, outcome, dateMs: dateOf(arrived.headers), sentAt, cameAt: device() })
    const version = arrived.headers.get('ETag')
    return outcome.ok && version !== null ? { ...outcome, version } : outcome
  }
  return async (call, given, signal, moved) => {
    let reply = await send(call, given, signal, moved)
    for (let pauses = 0; pauses < MAX_PAUSES; pauses += 1) {
      const pauseMs = call.method === 'GET' ? pauseAfter(reply) : null
      if (pauseMs === null || signal?.aborted) break
      await wait(pauseMs, signal)
      if (signal?.aborted) break
      reply = await send(call, given, signal, moved)
    }
    return reply
  }
}

/** Null unless the rate limit refused the request and sent a time. */
function pauseAfter(reply: Reply<unknown>): number | null {
  if (reply.ok || reply.problem.kind !== 'too-often') return null
  const { retryAfterMs } = reply.problem
  return retryAfterMs !== null && retryAfterMs <= MAX_PAUSE_MS ? retryAfterMs : null
}

/** An incomplete body counts as no response. */
async function wholeOf(response: Response): Promise<Arrived> {
  return {
    status: response.status,
    isOk: response.ok,
    headers: response.headers,
    text: await response.text(),
  }
}

function readOutcome<C extends Call>(
  call: C,
  { status, isOk, headers, text }: Arrived,
): Outcome<AnswerOf<C>> {
  if (!isOk) return { ok: false, problem: readProblem(status, parseJson(text), headers.get('Retry-After')) }
  const answer = readAnswer(call, { text, type: headers.get('Content-Type') })
  return answer ? { ok: true, ...answer } : { ok: false, problem: { kind: 'broken', status, title: null } }
}

function formOf(part: 'file' | 'files', { file, files }: CallInput): FormData {
  const form = new FormData()
  for (const each of part === 'file' ? [file] : (files ?? [])) if (each) form.append(part, each)
  return form
}

function dateOf(headers: Headers): number | null {
  const dateMs = Date.parse(headers.get('Date') ?? '')
  return Number.isNaN(dateMs) ? null : dateMs
}
