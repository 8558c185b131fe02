import type { Problem } from '#contract/problem.ts'

/** Responses of a server in the tables of refinements. */
export const yes = <const Value>(value: Value) => ({ ok: true, value }) as const
export const no = <Why extends Problem>(problem: Why) => ({ ok: false, problem }) as const

export const REFUSED = { kind: 'refused', title: 'The server says no' } as const
export const MISSING = { kind: 'missing', title: null } as const
export const BROKEN = { kind: 'broken', status: 502, title: null } as const
export const CUT = { kind: 'unreachable' } as const
export const SIGNED_OUT = { kind: 'signed-out', title: null } as const
/** The server does not say how long to wait. */
export const TOO_OFTEN = { kind: 'too-often', retryAfterMs: null, title: null } as const
export const WAIT_MS = 30_000
export const HELD_OFF = { kind: 'too-often', retryAfterMs: WAIT_MS, title: null } as const
