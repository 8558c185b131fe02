import { MAX_MISSED } from './recent-items.ts'
import type { NumberedItem, StreamItem } from './stream-store.ts'

/** Kept though something before it is missing; more than that is read again. */
const MAX_PENDING = 2 * MAX_MISSED

/** What was heard of a stream and cannot be handed on yet. */
export class PendingItems {
  readonly #items = new Map<number, StreamItem>()

  keep(seq: number, item: StreamItem): void {
    if (this.#items.size >= MAX_PENDING) this.#items.clear()
    this.#items.set(seq, item)
  }

  /** What was read stays, whatever it takes the place of: that is read again. */
  keepRead(read: readonly NumberedItem[]): void {
    if (this.#items.size + read.length > MAX_PENDING) this.#items.clear()
    for (const { seq, item } of read) this.#items.set(seq, item)
  }

  at(seq: number): StreamItem | null {
    return this.#items.get(seq) ?? null
  }

  take(seq: number): void {
    this.#items.delete(seq)
  }

  dropBefore(next: number): void {
    for (const seq of this.#items.keys()) if (seq < next) this.#items.delete(seq)
  }
}
