import type { StreamItem } from './stream-store.ts'

/** What hears a relay: each number once, in order. */
export interface RelayListener {
  heard(from: number, items: readonly StreamItem[]): void
  /** What was before `next` is gone for good. */
  skipped(next: number): void
}
