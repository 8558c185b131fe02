import { steadyClock } from '#server/base/clock.ts'

/**
 * Teams join in crowds, and batches change many at once. Listeners get all changes of this time in one
 * message.
 */
const GATHER_MS = 250

/** Calls `send` a little later, once for all calls with the same key until then. */
export function openGathering(): (key: string, send: () => void) => void {
  const waiting = new Set<string>()
  return (key, send) => {
    if (waiting.has(key)) return
    waiting.add(key)
    steadyClock.after(GATHER_MS, () => {
      waiting.delete(key)
      send()
    })
  }
}
