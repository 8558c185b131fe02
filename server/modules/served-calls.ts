import type { Call } from '#contract/call.ts'
import { ALL_ROUTES } from './all-routes.ts'

/** Calls without a handler get 501. */
export const SERVED_CALLS: ReadonlySet<Call> = new Set(ALL_ROUTES.map(({ call }) => call))
