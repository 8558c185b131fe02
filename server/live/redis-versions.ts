import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Versions } from '#server/base/versions.ts'

const KEY = 'vexil:versions'

/** Another process that has lost Redis does not count its changes, so what is kept here is soon read again. */
const TRUSTED_MS = 1_000

/**
 * Counts in Redis, for several processes. Each use of a kept value asks Redis, so that no process answers
 * with a value from before another one's change. Without Redis nothing is kept.
 */
export function redisVersions(redis: Redis, logger: Pick<Logger, 'warn'>): Versions {
  let told: Promise<unknown> = Promise.resolve()
  return {
    trustedMs: TRUSTED_MS,
    of: async (topics) => {
      if (redis.status !== 'ready') return null
      const counts = await redis.hmget(KEY, ...topics).catch(() => null)
      return Array.isArray(counts) && counts.length === topics.length ? counts.join(' ') : null
    },
    changed: (topics) => {
      // A command on a lost connection would only fill the client's queue.
      if (redis.status !== 'ready') return
      const counted = [...topics].map((topic) => redis.hincrby(KEY, topic, 1))
      told = Promise.all([told, ...counted]).catch((error: unknown) => {
        logger.warn({ error: String(error) }, 'A change was not counted in Redis.')
      })
    },
    settled: async () => {
      await told
    },
  }
}
