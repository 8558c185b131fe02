import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Counters } from './counters.ts'
import { memoryCounters } from './memory-counters.ts'
import { redisCounters } from './redis-counters.ts'

/** Several processes share counters in Redis, if it is configured. */
export function openCounters({
  redis,
  logger,
}: {
  redis: Redis | null
  logger: Pick<Logger, 'warn'>
}): Counters {
  const tell = (error: unknown) =>
    logger.warn({ err: error }, 'limits are counted per process: Redis does not answer')
  return redis ? withFallback(redisCounters(redis), memoryCounters(), tell) : memoryCounters()
}

/** Counts in this process while Redis fails, so that no request waits. Each failure is logged once. */
function withFallback(first: Counters, second: Counters, tell: (error: unknown) => void): Counters {
  let isFailing = false
  return {
    take: async (key, limit, now) => {
      try {
        const verdict = await first.take(key, limit, now)
        isFailing = false
        return verdict
      } catch (error) {
        if (!isFailing) tell(error)
        isFailing = true
        return second.take(key, limit, now)
      }
    },
  }
}
