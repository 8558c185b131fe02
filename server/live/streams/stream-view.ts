import type { StreamItems } from '#contract/streams.ts'
import { MAX_MISSED } from './recent-items.ts'
import type { StreamItem } from './stream-store.ts'
import type { RelayListener } from './relay-source.ts'
import type { Relay } from './relay.ts'
import { fromWire, toWire } from './wire-number.ts'

/** Monitors see everything. The public does not see what a freeze hides. */
export type StreamVisibility = 'public' | 'full'

/**
 * All streams of a connection must fit into its send buffer. Otherwise one batch could end the connection.
 */
const MAX_PART_LENGTH = 256 * 1024
const MAX_ITEMS = 500

const HIDDEN = JSON.stringify({ kind: 'hidden' } satisfies StreamItems['board'])

/** One stream of a subscriber group, with the items since its last message. */
export class StreamView implements RelayListener {
  readonly relay: Relay
  readonly #view: StreamVisibility
  readonly #changed: (isFull: boolean) => void
  #next = 1
  /** JSON texts, written once for all subscribers. */
  #waiting: string[] = []
  #length = 0
  /** Hidden items at the end. They are sent with the next visible one, so that their time stays secret. */
  #unsaid = 0
  #hasSkipped = false

  constructor(relay: Relay, view: StreamVisibility, changed: (isFull: boolean) => void) {
    this.relay = relay
    this.#view = view
    this.#changed = changed
  }

  /** The view misses no item after this call. */
  begin(): void {
    this.#unsaid = this.#view === 'public' ? this.relay.hiddenTail : 0
    this.#waiting = Array.from({ length: this.#unsaid }, () => HIDDEN)
    this.#length = this.#unsaid * HIDDEN.length
    this.#next = this.relay.last + 1 - this.#unsaid
    this.relay.followers.add(this)
  }

  end(): void {
    this.relay.followers.delete(this)
  }

  heard(_from: number, items: readonly StreamItem[]): void {
    // A message without items tells clients to fetch a snapshot. The snapshot call refuses the game until its
    // start.
    if (this.relay.isBeforeStart) return this.skipped()
    for (const item of items) {
      const text = this.#print(item)
      this.#unsaid = text === HIDDEN ? this.#unsaid + 1 : 0
      this.#waiting.push(text)
      this.#length += text.length
    }
    if (this.#waiting.length === this.#unsaid) return
    this.#changed(this.#length > MAX_PART_LENGTH || this.#waiting.length >= MAX_ITEMS)
  }

  skipped(): void {
    this.#waiting = []
    this.#length = 0
    this.#unsaid = 0
    this.#hasSkipped = true
    this.#changed(false)
  }

  /** The waiting items as the text of a part. Null: there are none. */
  take(): string | null {
    const told = this.#waiting.length - this.#unsaid
    if (!this.#hasSkipped && told === 0) return null
    const items = this.#hasSkipped || told > MAX_MISSED ? null : this.#waiting.slice(0, told)
    this.#next = this.relay.last + 1 - this.#unsaid
    this.#waiting = this.#waiting.slice(told)
    this.#length = this.#unsaid * HIDDEN.length
    this.#hasSkipped = false
    return this.#part(this.#next - (items?.length ?? 0), items)
  }

  /** Whether the position is beyond the items that were sent here so far. */
  isBehind(position: number | null): boolean {
    return position !== null && fromWire(this.relay.key, position) >= this.#next
  }

  get isBeforeStart(): boolean {
    return this.relay.isBeforeStart
  }

  /** Reads the items that a subscriber at this position lacks. Null: no read is needed. */
  wants(position: number | null): Promise<void> | null {
    return position === null ? null : this.relay.readBefore(fromWire(this.relay.key, position))
  }

  /** The items after this position, up to the last one that the others have received. */
  replay(position: number | null): string {
    if (position === null) return this.#part(this.#next, [])
    const seq = fromWire(this.relay.key, position)
    const isShut = this.isBeforeStart && seq + 1 < this.#next
    const items = seq < 0 || isShut ? null : this.relay.since(seq, this.#next - 1)
    if (items === null) return this.#part(this.#next, null)
    const text = this.#part(
      seq + 1,
      items.map((item) => this.#print(item)),
    )
    return text.length > MAX_PART_LENGTH ? this.#part(this.#next, null) : text
  }

  #part(from: number, items: readonly string[] | null): string {
    const { key } = this.relay
    const list = items === null ? 'null' : `[${items.join()}]`
    return `{"stream":"${key.stream}","from":${toWire(key, from)},"items":${list}}`
  }

  #print(item: StreamItem): string {
    return this.#view === 'public' && this.relay.hides(item) ? HIDDEN : JSON.stringify(item)
  }
}
