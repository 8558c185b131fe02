import { steadyClock } from '#server/base/clock.ts'

/** Teams join in crowds, and a batch rules on many: listeners get all changes of this time together. */
const GATHER_MS = 250

/** `send` runs a little later, once for all calls with its key until then. */
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
