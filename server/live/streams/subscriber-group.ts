import type { Clock } from '#server/base/clock.ts'
import { type Frame, frame } from '#server/live/protocol/frame.ts'
import { streamsMessage } from './streams-message.ts'
import type { StreamView } from './stream-view.ts'

export interface StreamListener {
  send(frame: Frame): void
}

/**
 * The usual time between two messages, so that a burst of items is one message. A full part is sent earlier.
 */
export const FLUSH_MS = 100
/** In a crowd that reconnects most clients have the same numbers, so their replays are cached. */
const MAX_REPLAYS = 100

/** Subscribers with the same view of the same streams. Each message is written once for all of them. */
export class SubscriberGroup {
  readonly members = new Set<StreamListener>()
  arriving = 0
  readonly #streams: readonly StreamView[]
  readonly #clock: Clock
  readonly #replays = new Map<string, string>()
  #hasBegun = false
  #flushedAt = Number.NEGATIVE_INFINITY
  #unscheduled: (() => void) | null = null

  constructor(streamsOf: (changed: (isFull: boolean) => void) => readonly StreamView[], clock: Clock) {
    this.#clock = clock
    this.#streams = streamsOf((isFull) => this.#changed(isFull))
  }

  get isEmpty(): boolean {
    return this.members.size === 0 && this.arriving === 0
  }

  /** The reads that must end before anyone can join. Null: none are needed. */
  opening(): Promise<unknown> | null {
    const unopened = this.#streams.filter(({ relay }) => !relay.isOpen)
    return unopened.length > 0 ? Promise.all(unopened.map(({ relay }) => relay.open())) : null
  }

  /**
   * The reads that must end before a subscriber with these positions can join an open group. Null: none are
   * needed.
   */
  reading(positions: readonly (number | null)[]): Promise<unknown> | null {
    if (!this.#hasBegun) for (const stream of this.#streams) stream.begin()
    this.#hasBegun = true
    const reading = this.#streams
      .map((stream, at) => stream.wants(positions[at] ?? null))
      .filter((one) => one !== null)
    return reading.length > 0 ? Promise.all(reading) : null
  }

  /** The parts that bring a subscriber to the position of the group. */
  replay(positions: readonly (number | null)[]): string {
    if (this.#streams.some((stream, at) => stream.isBehind(positions[at] ?? null))) this.#flush()
    const name = [...positions, ...this.#streams.map(({ isBeforeStart }) => isBeforeStart)].join()
    const known = this.#replays.get(name)
    if (known !== undefined) return known
    const parts = this.#streams.map((stream, at) => stream.replay(positions[at] ?? null)).join()
    if (this.#replays.size < MAX_REPLAYS) this.#replays.set(name, parts)
    return parts
  }

  end(): void {
    this.#unscheduled?.()
    for (const stream of this.#streams) stream.end()
  }

  #changed(isFull: boolean): void {
    this.#replays.clear()
    if (isFull) return this.#flush()
    const sinceMs = this.#clock.now() - this.#flushedAt
    // Runs in a later turn, so that further items of this turn are sent along.
    this.#unscheduled ??= this.#clock.after(Math.max(0, FLUSH_MS - sinceMs), () => this.#flush())
  }

  #flush(): void {
    this.#unscheduled?.()
    this.#unscheduled = null
    this.#replays.clear()
    const parts = this.#streams.map((stream) => stream.take()).filter((part) => part !== null)
    if (parts.length === 0) return
    this.#flushedAt = this.#clock.now()
    const message = frame(streamsMessage(parts))
    // A slow reader may leave during the loop, which a set allows.
    for (const member of this.members) member.send(message)
  }
}
