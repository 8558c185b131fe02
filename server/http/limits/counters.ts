import type { Limit, Verdict } from './limit.ts'

export interface Counters {
  take<State>(key: string, limit: Limit<State>, now: number): Promise<Verdict>
}
