import { MAX_MISSED } from './recent-items.ts'
import type { NumberedItem, StreamItem } from './stream-store.ts'

/** Items that may wait for a missing one. Others are read again. */
const MAX_PENDING = 2 * MAX_MISSED

/** Received items that cannot be passed on yet, because an earlier one is missing. */
export class PendingItems {
  readonly #items = new Map<number, StreamItem>()

  keep(seq: number, item: StreamItem): void {
    if (this.#items.size >= MAX_PENDING) this.#items.clear()
    this.#items.set(seq, item)
  }

  /** Items from the database replace the waiting ones if there is no room. Those are read again later. */
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
