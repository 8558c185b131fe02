import { hasCome } from '#server/base/clock.ts'
import type { Counters } from './counters.ts'

/** A sweep visits all keys, so it is rare. */
const SWEEP_EVERY_MS = 10_000
/** A large event has a few thousand callers with some limits each. Only a flood of addresses has more. */
export const MAX_STATES = 20_000

/** At the bound the least recently used state is dropped. Its caller starts again with a full budget. */
export function memoryCounters(max = MAX_STATES): Counters & { size(): number } {
  const states = new Map<string, { state: unknown; staleAt: number }>()
  let sweepAt = 0

  const sweep = (now: number) => {
    for (const [key, { staleAt }] of states) if (staleAt <= now) states.delete(key)
    sweepAt = now + SWEEP_EVERY_MS
  }
  return {
    size: () => states.size,
    take: async (key, limit, now) => {
      if (hasCome(sweepAt, now, SWEEP_EVERY_MS)) sweep(now)
      const kept = states.get(key)
      // Each key belongs to one limit, so the stored state has the type of that limit.
      const { verdict, state, staleAt } = limit.take(
        kept && kept.staleAt > now ? (kept.state as Parameters<typeof limit.take>[0]) : null,
        now,
      )
      // Deleted first, so that the map keeps the order of the last use.
      states.delete(key)
      states.set(key, { state, staleAt })
      if (states.size > max) {
        const [oldest] = states.keys()
        if (oldest !== undefined) states.delete(oldest)
      }
      return verdict
    },
  }
}
