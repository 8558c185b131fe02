import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Counters } from './counters.ts'
import { memoryCounters } from './memory-counters.ts'

const PREFIX = 'vexil:limit:'
/**
 * A lost race means that another process won. Losing this often in a row would take dozens of processes on
 * one key.
 */
const TRIES = 32
/** Writes only what was computed from the newest state. */
const SET_IF_UNCHANGED = `
  if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1`

/**
 * One budget for all processes: the same arithmetic as in memory, stored by compare-and-set. Fails
 * immediately while Redis is disconnected.
 */
function redisCounters(redis: Redis): Counters {
  const take: Counters['take'] = async (key, limit, now) => {
    for (let left = TRIES; left > 0; left--) {
      if (redis.status !== 'ready') throw new Error('Redis is not connected')
      const before = await redis.get(PREFIX + key)
      const { verdict, state, staleAt } = limit.take(before === null ? null : readState(before), now)
      const keepMs = Math.max(1, Math.ceil(staleAt - now))
      const isWritten = await redis.eval(
        SET_IF_UNCHANGED,
        1,
        PREFIX + key,
        before ?? '',
        JSON.stringify(state),
        keepMs,
      )
      if (isWritten === 1) return verdict
    }
    throw new Error('too many processes count under one key')
  }
  return { take: inTurn(take) }
}

/** Runs the requests of this process for one key one after another, so that they do not compete. */
function inTurn(take: Counters['take']): Counters['take'] {
  const last = new Map<string, Promise<unknown>>()
  return (key, limit, now) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(() => take(key, limit, now))
    const settled = turn
      .catch(() => {})
      .then(() => {
        if (last.get(key) === settled) last.delete(key)
      })
    last.set(key, settled)
    return turn
  }
}

/** Only this server writes these keys. */
const readState = <State>(text: string): State => JSON.parse(text) as State

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

/** Counts in this process while Redis fails, so that no request waits. Each outage is logged once. */
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
