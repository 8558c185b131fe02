import type { Limit, Verdict } from './limit.ts'

/** Where the states of the limits are kept. */
export interface Counters {
  take<State>(key: string, limit: Limit<State>, now: number): Promise<Verdict>
}
