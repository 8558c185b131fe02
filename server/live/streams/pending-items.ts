import { MAX_MISSED } from './recent-items.ts'
import type { NumberedItem, StreamItem } from './stream-store.ts'

/** The most items that wait for a missing one. Others are read again. */
const MAX_PENDING = 2 * MAX_MISSED

/** Items of a stream that were received and cannot be passed on yet. */
export class PendingItems {
  readonly #items = new Map<number, StreamItem>()

  keep(seq: number, item: StreamItem): void {
    if (this.#items.size >= MAX_PENDING) this.#items.clear()
    this.#items.set(seq, item)
  }

  /** Items from the database replace pending ones when space runs out. Replaced items are read again. */
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
