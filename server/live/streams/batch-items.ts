import type { StreamItem } from './stream-store.ts'

/** Items that were appended to one stream, on their way to every process. */
export interface AppendedItems {
  /** In the format of `streamName`. */
  name: string
  from: number
  items: readonly StreamItem[]
}

/** Sends items of one turn together, so that nothing comes between a first blood and its notice. */
export function batchPerTurn(
  publish: (told: readonly AppendedItems[]) => void,
): (told: AppendedItems) => void {
  let waiting: AppendedItems[] = []
  return (told) => {
    waiting.push(told)
    if (waiting.length > 1) return
    queueMicrotask(() => {
      const all = waiting
      waiting = []
      publish(all)
    })
  }
}
