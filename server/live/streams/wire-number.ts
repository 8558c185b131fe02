import type { StreamKey } from './stream-store.ts'

/**
 * Who leaves a team and plays with another one names a number of the old one, and must not be taken for
 * somebody who has as much of the new one. So each participation counts in a range of its own: to another one
 * its numbers are beyond the end, or long past.
 */
const RANGE = 1_000_000

const baseOf = (key: StreamKey) => (key.stream === 'team' ? key.participation * RANGE : 0)

export const toWire = (key: StreamKey, seq: number) => baseOf(key) + seq
/** Negative for a number of an earlier range. */
export const fromWire = (key: StreamKey, number: number) => number - baseOf(key)
