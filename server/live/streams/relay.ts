import { isHidden } from '#contract/rules/freeze.ts'
import { PendingItems } from './pending-items.ts'
import type { RelayListener, RelaySource } from './relay-source.ts'
import { MAX_MISSED, RecentItems } from './recent-items.ts'
import { streamName, type StreamItem, type StreamKey } from './stream-store.ts'

const isChange = (item: StreamItem) => 'kind' in item && item.kind === 'change'

/** Items that are read or passed on at a time. */
const PAGE = 500

/**
 * One stream in this process, as long as a client follows it. Received items may be lost, repeated or out of
 * order. The relay passes them on complete and in order, and reads missing numbers from the store.
 */
export class Relay {
  readonly key: StreamKey
  readonly name: string
  readonly followers = new Set<RelayListener>()
  /** The public sees no solve from this instant on. Null: all are shown. */
  curtain: number | null = null
  readonly #source: RelaySource
  readonly #recent = new RecentItems()
  readonly #pending = new PendingItems()
  /** The number of items at the end that the public may not see. */
  hiddenTail = 0
  /** The number of the last item that was passed on. Null: the relay is not open yet. */
  #last: number | null = null
  /** The highest number that was reported so far. A gap to `last` means that items are missing. */
  #seen = 0
  #isFilled = false
  #opening: Promise<void> | null = null
  #working: Promise<void> | null = null
  #filling: Promise<void> | null = null

  constructor(key: StreamKey, source: RelaySource) {
    this.key = key
    this.name = streamName(key)
    this.#source = source
  }

  get isOpen(): boolean {
    return this.#last !== null
  }

  /** Before the start of a game, none of its items may be shown. */
  get isBeforeStart(): boolean {
    return 'game' in this.key && !this.#source.starts.hasCome(this.key.game)
  }

  get last(): number {
    return this.#last ?? 0
  }

  /** Starts with the next item. Earlier ones are read when a subscriber needs them. */
  open(): Promise<void> {
    this.#opening ??= this.#open().finally(() => (this.#opening = null))
    return this.#opening
  }

  /** Whether the public may not see the item. */
  hides(item: StreamItem): boolean {
    return 'kind' in item && item.kind === 'solve' && isHidden(item, this.curtain)
  }

  append(from: number, items: readonly StreamItem[]): void {
    for (const [at, item] of items.entries()) this.#keep(from + at, item)
    this.#follow()
  }

  /** Compares with the last number in the store, because a message may have been lost. */
  check(last: number): void {
    this.#seen = Math.max(this.#seen, last)
    this.#follow()
  }

  /** The read that must end before `since(seq)`. Null: none is needed. */
  readBefore(seq: number): Promise<void> | null {
    if (seq > this.last) return this.#checkNow()
    if (seq + 1 >= this.#recent.first || this.#isFilled || this.last - seq > MAX_MISSED) return null
    return (this.#filling ??= this.#fill().finally(() => (this.#filling = null)))
  }

  /** Null: some of them are no longer available, or the number never existed. */
  since(seq: number, upTo: number): readonly StreamItem[] | null {
    if (seq > this.last || this.last - seq > MAX_MISSED || seq + 1 < this.#recent.first) return null
    return this.#recent.between(seq + 1, upTo)
  }

  async #open(): Promise<void> {
    if (this.isOpen) return
    const last = await this.#source.last(this.key)
    await this.#drawCurtain()
    this.hiddenTail =
      this.key.stream === 'board' && this.curtain !== null
        ? await this.#source.hiddenTail(this.key.game, last)
        : 0
    if ('game' in this.key) await this.#source.starts.look(this.key.game)
    this.#pending.dropBefore(last + 1)
    this.#recent.startAt(last + 1)
    this.#last = last
    this.#follow()
  }

  #keep(seq: number, item: StreamItem): void {
    if (this.#last !== null && seq <= this.#last) return
    this.#seen = Math.max(this.#seen, seq)
    this.#pending.keep(seq, item)
  }

  #follow(): void {
    if (!this.isOpen || this.#working !== null) return
    this.#handOn(this.#reach(), 'until a change')
    if (this.#pending.at(this.last + 1) !== null) this.#work(() => this.#passChange())
    else if (this.#seen > this.last) this.#work(() => this.#catchUp())
  }

  /** Runs one step at a time. The next check repeats a step that failed. */
  #work(step: () => Promise<void>): void {
    this.#working = step().then(
      () => {
        this.#working = null
        this.#follow()
      },
      () => {
        this.#working = null
      },
    )
  }

  /** Reads the curtain first, because the change may have moved it. */
  async #passChange(): Promise<void> {
    const reach = this.#reach()
    await this.#drawCurtain()
    this.#handOn(reach, 'all')
  }

  async #catchUp(): Promise<void> {
    const seen = this.#seen
    const items = await this.#source.since(this.key, this.last, PAGE)
    this.#pending.keepRead(items)
    this.#seen = Math.max(this.#seen, items.at(-1)?.seq ?? 0)
    if (this.#pending.at(this.last + 1) !== null) return
    // All items up to that number were stored before the query, so those missing in its result were deleted.
    const next = items.find(({ seq }) => seq > this.last)?.seq
    this.#skipTo(next ?? seen + 1)
  }

  /** Never joins a running check, which may have started before the caller's item was stored. */
  async #checkNow(): Promise<void> {
    const last = await this.#source.last(this.key)
    this.check(last)
    while (this.#working !== null) await this.#working
    if (this.last < last) throw new Error(`${this.name} cannot be read`)
  }

  async #drawCurtain(): Promise<void> {
    if (this.key.stream === 'board') this.curtain = await this.#source.curtain(this.key.game)
  }

  /** Fills the buffer as far back as a client may need. */
  async #fill(): Promise<void> {
    const read = await this.#source.since(this.key, Math.max(0, this.last - MAX_MISSED), MAX_MISSED)
    const { first } = this.#recent
    const older: StreamItem[] = []
    for (const { seq, item } of read.filter((one) => one.seq < first).toReversed()) {
      if (seq !== first - older.length - 1) break
      older.push(item)
    }
    this.#recent.unshift(older.toReversed())
    this.#isFilled = true
  }

  /** The number before the first gap. */
  #reach(): number {
    let reach = this.last
    while (this.#pending.at(reach + 1) !== null) reach += 1
    return reach
  }

  #handOn(reach: number, how: 'all' | 'until a change'): void {
    for (let items = this.#taken(reach, how); items.length > 0; items = this.#taken(reach, how)) {
      const from = this.last + 1
      this.#last = this.last + items.length
      this.#recent.push(items)
      for (const item of items) this.hiddenTail = this.hides(item) ? this.hiddenTail + 1 : 0
      for (const follower of this.followers) follower.heard(from, items)
    }
  }

  #taken(reach: number, how: 'all' | 'until a change'): StreamItem[] {
    const items: StreamItem[] = []
    for (let seq = this.last + 1; seq <= reach && items.length < PAGE; seq++) {
      const item = this.#pending.at(seq)
      if (item === null || (how === 'until a change' && isChange(item) && this.key.stream === 'board')) break
      this.#pending.take(seq)
      items.push(item)
    }
    return items
  }

  #skipTo(next: number): void {
    this.#last = next - 1
    this.#pending.dropBefore(next)
    this.#recent.startAt(next)
    this.#isFilled = true
    this.hiddenTail = 0
    for (const follower of this.followers) follower.skipped(next)
  }
}
