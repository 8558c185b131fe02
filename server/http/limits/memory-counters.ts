import type { Counters } from './counters.ts'

/** Sweeping costs a walk over all keys, so it is done once for so many requests. */
const SWEEP_EVERY = 1024

export function memoryCounters(): Counters & { size(): number } {
  const states = new Map<string, { state: unknown; staleAt: number }>()
  let taken = 0

  return {
    size: () => states.size,
    take: async (key, limit, now) => {
      if (++taken % SWEEP_EVERY === 0)
        for (const [old, { staleAt }] of states) if (staleAt <= now) states.delete(old)
      const kept = states.get(key)
      // A key belongs to one limit, whose own state it is.
      const { verdict, state, staleAt } = limit.take(
        kept && kept.staleAt > now ? (kept.state as Parameters<typeof limit.take>[0]) : null,
        now,
      )
      states.set(key, { state, staleAt })
      return verdict
    },
  }
}
