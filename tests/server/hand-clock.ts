import type { Clock } from '#server/base/clock.ts'

export interface HandClock extends Clock {
  /** Runs the timers that are due, in their order. */
  advance(ms: number): void
}

/** A clock that moves only when the test advances it. */
export function handClock(startsAt = Date.UTC(2026, 0, 1)): HandClock {
  let now = startsAt
  const waiting = new Set<{ dueAt: number; run: () => void }>()
  const nextUntil = (end: number) =>
    [...waiting].filter(({ dueAt }) => dueAt <= end).sort((a, b) => a.dueAt - b.dueAt)[0]
  return {
    now: () => now,
    after: (delayMs, run) => {
      const timer = { dueAt: now + delayMs, run }
      waiting.add(timer)
      return () => waiting.delete(timer)
    },
    advance: (ms) => {
      const end = now + ms
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        waiting.delete(next)
        now = Math.max(now, next.dueAt)
        next.run()
      }
      now = end
    },
  }
}
