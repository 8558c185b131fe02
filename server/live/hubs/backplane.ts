import type { GameAudience } from '#server/live/hub-messages.ts'
import type { AppendedItems } from '#server/live/streams/batch-items.ts'

/** A message from one process to all, itself included. `text` is a complete protocol message. */
export type Broadcast =
  | { kind: 'message'; group: string; text: string }
  | { kind: 'bulletin'; text: string }
  | { kind: 'person'; userId: string; text: string }
  | { kind: 'items'; told: readonly AppendedItems[] }
  | { kind: 'evict' | 'rejoin'; userId: string }
  | { kind: 'withdraw'; game: number; from: GameAudience }
  | { kind: 'start'; game: number; at: number }

export interface Backplane {
  /** Never waits and never fails, so that callers need no error handling. */
  publish(broadcast: Broadcast): void
  close(): Promise<void>
}
/**
 * `receive` delivers all messages, so that one process and many behave the same. `hearing` reports whether
 * messages of other processes arrive.
 */
export type OpenBackplane = (
  receive: (broadcast: Broadcast) => void,
  hearing: (isHearing: boolean) => void,
) => Backplane

/** A single process needs no channel and delivers its messages directly. */
export const singleProcessBackplane: OpenBackplane = (receive) => ({
  publish: receive,
  close: () => Promise.resolve(),
})
