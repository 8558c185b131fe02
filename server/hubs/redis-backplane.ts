import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { Broadcast, OpenBackplane } from './backplane.ts'

const CHANNEL = 'vexil:hub'

/** Subscribing takes a connection of its own; publishing shares the one handed in. */
export const redisBackplane =
  (redis: Redis, logger: FastifyBaseLogger): OpenBackplane =>
  (receive) => {
    const subscriber = redis.duplicate({ maxRetriesPerRequest: null })
    let isHearing = false
    subscriber.on('error', (error: Error) => logger.warn({ error: error.message }, 'The hub backplane is not reachable.'))
    subscriber.on('close', () => (isHearing = false))
    subscriber.on('ready', () => {
      subscriber.subscribe(CHANNEL).then(
        () => (isHearing = true),
        (error: unknown) => logger.warn({ error: String(error) }, 'The hub backplane could not be subscribed to.'),
      )
    })
    subscriber.on('message', (_channel: string, text: string) => {
      const broadcast = readBroadcast(text)
      if (broadcast) receive(broadcast)
    })
    return {
      publish: (broadcast) => {
        // Without Redis each process serves at least its own. Asking a line that is down would only fill the client's queue.
        if (redis.status !== 'ready' || !isHearing) receive(broadcast)
        if (redis.status === 'ready') {
          redis.publish(CHANNEL, JSON.stringify(broadcast)).catch((error: unknown) => {
            logger.warn({ error: String(error) }, 'A message did not reach the hub backplane.')
          })
        }
      },
      close: async () => {
        subscriber.removeAllListeners('ready')
        if (subscriber.status === 'ready') await subscriber.quit()
        else subscriber.disconnect()
      },
    }
  }

function readBroadcast(text: string): Broadcast | null {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null
  if (value.kind === 'message' && 'group' in value && 'text' in value && typeof value.group === 'string' && typeof value.text === 'string') {
    return { kind: 'message', group: value.group, text: value.text }
  }
  return value.kind === 'evict' && 'userId' in value && typeof value.userId === 'string' ? { kind: 'evict', userId: value.userId } : null
}

/** Only this product writes to the channel, but another version of it may. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
