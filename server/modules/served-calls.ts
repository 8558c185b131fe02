import type { Call } from '#contract/call.ts'
import { ALL_ROUTES } from './all-routes.ts'

/** The calls that have a handler; the others answer 501. */
export const SERVED_CALLS: ReadonlySet<Call> = new Set(ALL_ROUTES.map(({ call }) => call))
