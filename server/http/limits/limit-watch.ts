import type { WatchedLimit } from '#contract/models/health-names.ts'
import type { Clock } from '#server/base/clock.ts'
import { openTimeSlots, type TimeSlots } from '#server/base/time-slots.ts'
import type { Limit, MeasuredLimit } from './limit.ts'

export interface WatchedUse {
  name: WatchedLimit
  allowed: number
  /** The most that one caller has used. */
  most: number
  refused: number
}
/** Counts how limits are used, for the health page: in memory, for 24 hours. */
export interface LimitWatch {
  /** The same limit. What its callers use is counted. */
  watched<State>(name: WatchedLimit, limit: MeasuredLimit<State>): Limit<State>
  used(name: WatchedLimit, allowed: number, count: number): void
  refused(name: WatchedLimit, allowed: number): void
  /** Only limits that have counted a request since the start. `Concurrency` counts refused requests only. */
  list(): WatchedUse[]
}

const DAY_MS = 24 * 3_600_000
const SLOT = { slots: 144, slotMs: 600_000 } as const

export function openLimitWatch(clock: Pick<Clock, 'now'>): LimitWatch {
  const kept = new Map<WatchedLimit, { allowed: number; most: TimeSlots; refused: TimeSlots }>()
  const of = (name: WatchedLimit, allowed: number) => {
    const found = kept.get(name) ?? { allowed, most: openTimeSlots(SLOT), refused: openTimeSlots(SLOT) }
    kept.set(name, found)
    return found
  }
  const used: LimitWatch['used'] = (name, allowed, count) =>
    of(name, allowed).most.atLeast(clock.now(), count)
  return {
    watched: (name, limit) => ({
      take: (state, now) => {
        const taken = limit.take(state, now)
        used(name, limit.permits, limit.used(taken.state, now))
        return taken
      },
    }),
    used,
    refused: (name, allowed) => of(name, allowed).refused.add(clock.now()),
    list: () =>
      [...kept].map(([name, { allowed, most, refused }]) => ({
        name,
        allowed,
        most: most.most(clock.now()),
        refused: refused.sum(clock.now(), DAY_MS),
      })),
  }
}
