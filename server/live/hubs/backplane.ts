import type { GameAudience } from '#server/live/hub-messages.ts'
import type { AppendedItems } from '#server/live/streams/batch-items.ts'

/** A message from one process to all, itself included. `text` is a protocol message, ready to be sent. */
export type Broadcast =
  | { kind: 'message'; group: string; text: string }
  | { kind: 'bulletin'; text: string }
  | { kind: 'person'; userId: string; text: string }
  | { kind: 'items'; told: readonly AppendedItems[] }
  | { kind: 'evict' | 'rejoin'; userId: string }
  | { kind: 'withdraw'; game: number; from: GameAudience }
  | { kind: 'start'; game: number; at: number }

export interface Backplane {
  /** Never waits and never fails. */
  publish(broadcast: Broadcast): void
  close(): Promise<void>
}
/**
 * All messages are delivered by `receive`, so that one process and many behave the same. `hearing` reports
 * whether messages of other processes arrive.
 */
export type OpenBackplane = (
  receive: (broadcast: Broadcast) => void,
  hearing: (isHearing: boolean) => void,
) => Backplane

/** A single process delivers its messages directly. */
export const singleProcessBackplane: OpenBackplane = (receive) => ({
  publish: receive,
  close: () => Promise.resolve(),
})
