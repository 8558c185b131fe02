import type { AnyEventObject, AnyStateMachine } from 'xstate'

/** A path into a state with a timer. Times count from the entry, because no time passes on the way. */
export interface Wait {
  machine: AnyStateMachine
  input?: (now: () => number) => unknown
  events?: readonly AnyEventObject[]
  /** The delay and its state, as in the event name of the timer. */
  wait: `${string}.${string}`
  ms: number
  /** The state after the wait. It may be the same one, if a guard keeps the machine there. */
  to: string
}

const LIMIT_MS = 7_000
/** The response of a server whose rate limit was reached, which every machine must wait for. */
export const limit = {
  ok: false,
  problem: { kind: 'too-often', retryAfterMs: LIMIT_MS, title: null },
} as const
export const cut = { ok: false, problem: { kind: 'unreachable' } } as const
export const ok = <Value>(value: Value) => ({ ok: true, value }) as const
