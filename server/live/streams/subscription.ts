import type { StreamName } from '#contract/streams.ts'
import { frame } from '#server/live/protocol/frame.ts'
import type { Closing } from '#server/live/protocol/messages.ts'
import type { SubscriberGroup, StreamListener } from './subscriber-group.ts'
import { streamsMessage } from './streams-message.ts'
import type { StreamKey } from './stream-store.ts'
import type { StreamVisibility } from './stream-view.ts'

export interface StreamRequest {
  stream: StreamName
  /** Null: there is nothing to follow, such as the team of a user who does not play. */
  key: StreamKey | null
  /** The last number that the subscriber has, as the wire counts. Null: it starts with the next item. */
  last: number | null
}
export interface SubscriptionRequest {
  view: StreamVisibility
  streams: readonly StreamRequest[]
}
/** A listener that the server can close and that may reconnect. */
export interface StreamSubscriber extends StreamListener {
  close(closing: Closing): void
}
interface GroupSeat {
  audience: SubscriberGroup
  positions: readonly (number | null)[]
}

export class Subscription {
  readonly #listener: StreamSubscriber
  readonly #seats: readonly GroupSeat[]
  /** Requested streams without a key, which send nothing. The first message names them, as it names all. */
  readonly #silent: readonly StreamRequest[]
  #phase: 'arriving' | 'in' | 'left' = 'arriving'

  constructor(listener: StreamSubscriber, seats: readonly GroupSeat[], silent: readonly StreamRequest[]) {
    this.#listener = listener
    this.#seats = seats
    this.#silent = silent
    for (const { audience } of seats) audience.arriving += 1
  }

  /** The subscriber first receives the items that it lacks. */
  arrive(): void {
    const opening = this.#seats.map(({ audience }) => audience.opening()).filter((one) => one !== null)
    if (opening.length === 0) this.#read()
    else this.#after(opening, () => this.#read())
  }

  leave(): void {
    if (this.#phase === 'left') return
    for (const { audience } of this.#seats) {
      if (this.#phase === 'arriving') audience.arriving -= 1
      else audience.members.delete(this.#listener)
    }
    this.#phase = 'left'
  }

  #read(): void {
    if (this.#phase !== 'arriving') return
    const reading = this.#seats
      .map(({ audience, positions }) => audience.reading(positions))
      .filter((one) => one !== null)
    if (reading.length === 0) this.#enter()
    else this.#after(reading, () => this.#enter())
  }

  /** In one turn, so that no item falls between the replay and the live items. */
  #enter(): void {
    if (this.#phase !== 'arriving') return
    const parts = this.#seats.map(({ audience, positions }) => audience.replay(positions))
    for (const { stream, last } of this.#silent)
      parts.push(JSON.stringify({ stream, from: 1, items: last === null ? [] : null }))
    this.#phase = 'in'
    for (const { audience } of this.#seats) {
      audience.arriving -= 1
      audience.members.add(this.#listener)
    }
    this.#listener.send(frame(streamsMessage(parts)))
  }

  #after(waited: readonly Promise<unknown>[], go: () => void): void {
    // The client keeps its numbers, so it loses nothing by reconnecting.
    Promise.all(waited).then(go, () => this.#listener.close({ allowReconnect: true }))
  }
}
