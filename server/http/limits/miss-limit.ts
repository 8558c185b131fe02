import type { Clock } from '#server/base/clock.ts'
import type { Config } from '#server/config/config.ts'
import { RateLimitError } from '#server/base/rate-limit-error.ts'
import type { Visitor } from '../visitor.ts'
import { fixedWindow } from './fixed-window.ts'
import { peekWindow } from './fixed-window-state.ts'
import { memoryCounters } from './memory-counters.ts'
import { partitionOf } from './partition.ts'

/**
 * Only missing files are counted. A page may show hundreds of existing ones, but only an outdated page asks
 * for a few missing ones.
 */
const MISSES = { permits: 60, windowMs: 60_000 }
const TOLD = fixedWindow({ permits: 1, windowMs: 10_000 })

/** Bounds how often one caller may ask for files that do not exist. */
export interface MissLimit {
  /** Throws `RateLimitError` if the caller asked for too many missing files. */
  check(visitor: Visitor): Promise<void>
  /** Counts a missing file. Resolves to whether to write a log entry. */
  count(visitor: Visitor): Promise<boolean>
}

/** Each process counts on its own, because every file request passes here and must not wait for Redis. */
export function openMissLimit({
  config,
  clock,
}: {
  config: Pick<Config, 'rateLimit'>
  clock: Pick<Clock, 'now'>
}): MissLimit {
  const counters = memoryCounters()
  const told = memoryCounters()
  const keyOf = (visitor: Visitor) => `misses:${partitionOf(visitor)}`
  return {
    check: async (visitor) => {
      if (!config.rateLimit) return
      const verdict = await counters.take(keyOf(visitor), peekWindow(MISSES), clock.now())
      if (verdict.kind === 'refused') throw new RateLimitError(verdict.retryAfterMs)
    },
    count: async (visitor) => {
      if (config.rateLimit) await counters.take(keyOf(visitor), fixedWindow(MISSES), clock.now())
      return (await told.take(partitionOf(visitor), TOLD, clock.now())).kind === 'granted'
    },
  }
}
