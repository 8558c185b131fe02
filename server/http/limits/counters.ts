import type { Limit, Verdict } from './limit.ts'

/** Stores the states of the limits. */
export interface Counters {
  take<State>(key: string, limit: Limit<State>, now: number): Promise<Verdict>
}
