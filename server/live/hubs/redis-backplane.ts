import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { AppendedItems } from '#server/live/streams/batch-items.ts'
import type { Broadcast, OpenBackplane } from './backplane.ts'

const CHANNEL = 'vexil:hub'

/** Redis needs a connection of its own for subscribing. Publishing shares the one passed in. */
export const redisBackplane =
  (redis: Redis, logger: FastifyBaseLogger): OpenBackplane =>
  (receive, hearing) => {
    const subscriber = redis.duplicate({ maxRetriesPerRequest: null })
    let isHearing = false
    const hear = (is: boolean) => {
      isHearing = is
      hearing(is)
    }
    hear(false)
    subscriber.on('error', (error: Error) =>
      logger.warn({ error: error.message }, 'The hub backplane is not reachable.'),
    )
    subscriber.on('close', () => hear(false))
    subscriber.on('ready', () => {
      subscriber.subscribe(CHANNEL).then(
        () => hear(true),
        (error: unknown) =>
          logger.warn({ error: String(error) }, 'The hub backplane could not be subscribed to.'),
      )
    })
    subscriber.on('message', (_channel: string, text: string) => {
      const broadcast = readBroadcast(text)
      if (broadcast) receive(broadcast)
    })
    return {
      publish: (broadcast) => {
        // Without Redis each process still serves its own clients. A command on a lost connection would only
        // fill the client's queue.
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
  if (
    value.kind === 'message' &&
    'group' in value &&
    'text' in value &&
    typeof value.group === 'string' &&
    typeof value.text === 'string'
  ) {
    return { kind: 'message', group: value.group, text: value.text }
  }
  if (value.kind === 'bulletin' && 'text' in value && typeof value.text === 'string')
    return { kind: 'bulletin', text: value.text }
  if (value.kind === 'items' && 'told' in value && Array.isArray(value.told))
    return { kind: 'items', told: value.told.filter(isTold) }
  if (value.kind === 'withdraw' && 'game' in value && 'from' in value && typeof value.game === 'number') {
    return value.from === 'spectators' || value.from === 'everybody'
      ? { kind: 'withdraw', game: value.game, from: value.from }
      : null
  }
  if (
    value.kind === 'start' &&
    'game' in value &&
    'at' in value &&
    typeof value.game === 'number' &&
    typeof value.at === 'number'
  ) {
    return { kind: 'start', game: value.game, at: value.at }
  }
  if (!('userId' in value) || typeof value.userId !== 'string') return null
  if (value.kind === 'person' && 'text' in value && typeof value.text === 'string')
    return { kind: 'person', userId: value.userId, text: value.text }
  return value.kind === 'evict' || value.kind === 'rejoin' ? { kind: value.kind, userId: value.userId } : null
}

function isTold(value: unknown): value is AppendedItems {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('name' in value && 'from' in value && 'items' in value)
  )
    return false
  return typeof value.name === 'string' && typeof value.from === 'number' && Array.isArray(value.items)
}

/** Only this product writes to the channel, but another version of it may send an unknown form. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
