import type { Logger } from 'pino'
import type { Change } from './change.ts'

/** Publishes what was committed. It never waits and never fails. */
export type Publish = (changes: readonly Change[]) => void

/** Receives all changes of one commit together, in the order of the transaction. */
export type Subscriber = (changes: readonly Change[]) => void

/**
 * Calls the subscribers in the order of the list. The messages of the base wire come before the streams, so
 * that a client with both sees the order of the base wire. A subscriber that throws stops no other.
 */
export function openPublisher(subscribers: readonly Subscriber[], logger: Pick<Logger, 'error'>): Publish {
  return (changes) => {
    if (changes.length === 0) return
    for (const subscriber of subscribers) {
      try {
        subscriber(changes)
      } catch (error) {
        logger.error({ err: error, changes: changes.map(({ kind }) => kind) }, 'a subscriber failed')
      }
    }
  }
}
