import { RateLimitError } from './rate-limit-error.ts'

/**
 * Runs a limited number of tasks per key at the same time. A limited number waits, and all others are
 * refused, so that memory stays bounded.
 */
export interface ConcurrencyLimiter {
  /** Resolves to the function that ends the task. Null: too many tasks are waiting. */
  enter(key: string): Promise<(() => void) | null>
}

export function openConcurrencyLimiter({
  atOnce,
  queue,
}: {
  atOnce: number
  queue: number
}): ConcurrencyLimiter {
  const places = new Map<string, { inside: number; line: (() => void)[] }>()

  const leave = (key: string) => {
    const place = places.get(key)
    if (!place) return
    const next = place.line.shift()
    // The place passes directly to the next waiting task, so that no newcomer takes it in between.
    if (next) next()
    else if (--place.inside === 0) places.delete(key)
  }
  const wayOut = (key: string) => {
    let isOut = false
    return () => {
      if (!isOut) leave(key)
      isOut = true
    }
  }
  return {
    async enter(key) {
      const place = places.get(key) ?? { inside: 0, line: [] }
      places.set(key, place)
      if (place.inside < atOnce) place.inside++
      else if (place.line.length < queue) await new Promise<void>((resolve) => place.line.push(resolve))
      else return null
      return wayOut(key)
    },
  }
}

/** A full queue needs a few seconds to drain. */
const COME_BACK_MS = 5_000

/** Throws `RateLimitError` if too many are waiting. */
export async function runInQueue<Value>(
  door: ConcurrencyLimiter,
  key: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const leave = await door.enter(key)
  if (leave === null) throw new RateLimitError(COME_BACK_MS)
  try {
    return await work()
  } finally {
    leave()
  }
}
