import type { Counters } from './counters.ts'

/** A sweep walks over all keys. */
const SWEEP_EVERY_MS = 10_000
/** A large event has a few thousand callers with some limits each. Only a flood of addresses has more. */
export const MAX_STATES = 20_000

/** At the bound the least recently used state is dropped, and its caller starts again with a full budget. */
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
      if (now >= sweepAt) sweep(now)
      const kept = states.get(key)
      // A key belongs to one limit, whose own state it is.
      const { verdict, state, staleAt } = limit.take(
        kept && kept.staleAt > now ? (kept.state as Parameters<typeof limit.take>[0]) : null,
        now,
      )
      // Deleted first, so that the first key of the map is the one used least recently.
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
