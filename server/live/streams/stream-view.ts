import { isHidden } from '#contract/rules/freeze.ts'
import type { StreamItems } from '#contract/streams.ts'
import type { StreamItem } from './stream-store.ts'
import type { RelayListener } from './relay-listener.ts'
import type { Relay } from './relay.ts'
import { fromWire, toWire } from './wire-number.ts'

/** Monitors see everything; the public does not see what is behind the curtain. */
export type StreamVisibility = 'public' | 'full'

/** All streams of a connection must fit into what may be unsent, or it would be cut for what it was told in one go. */
const LONGEST_PART = 256 * 1024
const MOST_ITEMS = 500

const HIDDEN = JSON.stringify({ kind: 'hidden' } satisfies StreamItems['board'])

/** One of the streams that an audience hears: what has come since its last message. */
export class StreamView implements RelayListener {
  readonly relay: Relay
  readonly #view: StreamVisibility
  readonly #changed: (isFull: boolean) => void
  #next = 1
  /** As texts, written once for all who hear them. */
  #waiting: string[] = []
  #length = 0
  #hasSkipped = false

  constructor(relay: Relay, view: StreamVisibility, changed: (isFull: boolean) => void) {
    this.relay = relay
    this.#view = view
    this.#changed = changed
  }

  /** From here on it misses nothing. */
  begin(): void {
    this.#next = this.relay.last + 1
    this.relay.followers.add(this)
  }

  end(): void {
    this.relay.followers.delete(this)
  }

  heard(_from: number, items: readonly StreamItem[]): void {
    // It counts, so that the numbers have no hole; the snapshot that takes its place is refused until the start.
    if (this.relay.isClosed) return this.skipped()
    for (const item of items) {
      const text = this.#print(item)
      this.#waiting.push(text)
      this.#length += text.length
    }
    this.#changed(this.#length > LONGEST_PART || this.#waiting.length >= MOST_ITEMS)
  }

  skipped(): void {
    this.#waiting = []
    this.#length = 0
    this.#hasSkipped = true
    this.#changed(false)
  }

  /** What has come, as the text of a part; null when nothing has. */
  take(): string | null {
    if (!this.#hasSkipped && this.#waiting.length === 0) return null
    const items = this.#hasSkipped ? null : this.#waiting
    this.#next = this.relay.last + 1
    this.#waiting = []
    this.#length = 0
    this.#hasSkipped = false
    return this.#part(this.#next - (items?.length ?? 0), items)
  }

  /** Whether somebody has more than was told here so far. */
  isBehind(position: number | null): boolean {
    return position !== null && fromWire(this.relay.key, position) >= this.#next
  }

  get isClosed(): boolean {
    return this.relay.isClosed
  }

  /** What must be read before he can be answered. */
  wants(position: number | null): Promise<void> | null {
    return position === null ? null : this.relay.wants(fromWire(this.relay.key, position))
  }

  /** What he lacks who has all up to this position, as far as it has been told to the others. */
  replay(position: number | null): string {
    if (position === null) return this.#part(this.#next, [])
    const seq = fromWire(this.relay.key, position)
    const isShut = this.isClosed && seq + 1 < this.#next
    const items = seq < 0 || isShut ? null : this.relay.since(seq, this.#next - 1)
    if (items === null) return this.#part(this.#next, null)
    const text = this.#part(
      seq + 1,
      items.map((item) => this.#print(item)),
    )
    return text.length > LONGEST_PART ? this.#part(this.#next, null) : text
  }

  #part(from: number, items: readonly string[] | null): string {
    const { key } = this.relay
    return `{"stream":"${key.stream}","from":${toWire(key, from)},"items":${items === null ? 'null' : `[${items.join()}]`}}`
  }

  #print(item: StreamItem): string {
    const isSecret = this.#view === 'public' && 'kind' in item && item.kind === 'solve' && isHidden(item, this.relay.curtain)
    return isSecret ? HIDDEN : JSON.stringify(item)
  }
}
