import type { StreamKey } from './stream-store.ts'

/**
 * A user who changes teams may name a number of the old team's stream. Each participation has its own range
 * of numbers, so that such a number is beyond the end or long past, and never mistaken for progress in the
 * new stream.
 */
const RANGE = 1_000_000

const baseOf = (key: StreamKey) => (key.stream === 'team' ? key.participation * RANGE : 0)

export const toWire = (key: StreamKey, seq: number) => baseOf(key) + seq
/** Negative for a number of an earlier range. */
export const fromWire = (key: StreamKey, number: number) => number - baseOf(key)
