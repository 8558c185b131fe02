import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { redactSecrets } from '#server/config/summary.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import { StartError } from '#server/base/start-error.ts'
import { waitAtMost } from '#server/base/deadline.ts'

const CONNECT_LIMIT_MS = 5000
/** A Redis that hangs must not delay a request for long. */
const ANSWER_LIMIT_MS = 1000

/** Loaded on demand, because a single process needs no Redis. */
export async function openRedis(url: string, logger: Logger): Promise<Redis> {
  const { Redis: Client } = await import('ioredis')
  const redis = new Client(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_LIMIT_MS,
    commandTimeout: ANSWER_LIMIT_MS,
  })
  let lastFault = 'no answer'
  redis.on('error', (error) => {
    lastFault = errorCodeOf(error)
    logger.warn({ fault: lastFault }, 'the connection to Redis ended')
  })
  const connected = await waitAtMost(CONNECT_LIMIT_MS, redis.connect()).catch(() => 'refused' as const)
  if (connected === 'done') return redis
  redis.disconnect()
  throw new StartError(
    `Redis at ${redactSecrets(url)} cannot be reached (${lastFault})`,
    'see that it runs and that REDIS_URL is right',
  )
}
