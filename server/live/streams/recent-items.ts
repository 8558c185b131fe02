import type { StreamItem } from './stream-store.ts'

/** A client that misses more gets a snapshot, which is faster. */
export const MAX_MISSED = 1000

/** The last items of a stream, without gaps, so that most clients need no query. */
export class RecentItems {
  /** The number of the first item, or of the next one if there are none. */
  #first = 1
  #items: StreamItem[] = []

  get first(): number {
    return this.#first
  }

  push(items: readonly StreamItem[]): void {
    this.#items.push(...items)
    // Cuts in batches, because each cut copies the rest.
    if (this.#items.length >= 2 * MAX_MISSED) this.#cut(this.#items.length - MAX_MISSED)
  }

  /** The given items must end directly before the first one. */
  unshift(items: readonly StreamItem[]): void {
    this.#items = [...items, ...this.#items]
    this.#first -= items.length
  }

  /** Items before `next` are no longer available. */
  startAt(next: number): void {
    this.#first = next
    this.#items = []
  }

  between(from: number, upTo: number): StreamItem[] {
    return this.#items.slice(from - this.#first, Math.max(0, upTo + 1 - this.#first))
  }

  #cut(count: number): void {
    this.#items = this.#items.slice(count)
    this.#first += count
  }
}
