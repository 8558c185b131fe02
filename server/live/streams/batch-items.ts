import type { StreamItem } from './stream-store.ts'

/** What was appended to one stream, on its way to every process. */
export interface Told {
  /** As `nameOf` writes it. */
  name: string
  from: number
  items: readonly StreamItem[]
}

/** What is told in one turn goes out in one piece, so that nothing can come between a first blood and its notice. */
export function inOnePiece(publish: (told: readonly Told[]) => void): (told: Told) => void {
  let waiting: Told[] = []
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
