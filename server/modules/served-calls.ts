import type { Call } from '#contract/call.ts'
import { MODULES } from './all-routes.ts'

/** The calls that have a handler; the others answer 501. */
export const SERVED: ReadonlySet<Call> = new Set(MODULES.map(({ call }) => call))
