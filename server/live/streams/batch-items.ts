import type { StreamItem } from './stream-store.ts'

/** What was appended to one stream, on its way to every process. */
export interface AppendedItems {
  /** As `streamName` writes it. */
  name: string
  from: number
  items: readonly StreamItem[]
}

/**
 * What is told in one turn goes out in one piece, so that nothing can come between a first blood and its
 * notice.
 */
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
