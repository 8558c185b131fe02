import type { StreamItem } from './stream-store.ts'

/** Receives each number of a relay once, in order. */
export interface RelayListener {
  heard(from: number, items: readonly StreamItem[]): void
  /** Items before `next` are permanently lost. */
  skipped(next: number): void
}
