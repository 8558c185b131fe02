import type { Feed } from '#contract/feeds/feed.ts'
import type { Problem } from '#contract/problem.ts'

/**
 * A message about a stream. `from` is the number of the first item. Null: the server does not number items.
 * Null `items`: the server skipped too many to send them.
 */
export type FeedPart<Item> =
  | { from: number; items: readonly Item[] | null }
  | { from: null; items: readonly Item[] }

export interface FeedInput<Value> {
  now: () => number
  random: () => number
  /** The wait before the next read while the connection has no numbers. Null: the value no longer changes. */
  refreshMs: (value: Value | null, askedAt: number) => number | null
}
export interface FeedContext<Value, Item> extends FeedInput<Value> {
  /** Null: no snapshot has arrived yet. */
  value: Value | null
  /** The number of the last item in the value. Null: unknown. */
  last: number | null
  /** `unknown`: no event yet. `counted` and `plain`: the connection is open, with or without numbers. */
  line: 'unknown' | 'counted' | 'plain' | 'cut' | 'refused'
  /** Whether the server has sent a message about the stream on this connection. */
  isGreeted: boolean
  /**
   * Messages that arrived during a request. The snapshot may be older than they are, so they are applied to
   * it again.
   */
  held: readonly FeedPart<Item>[]
  /** The last message cannot be applied, so a new snapshot is needed. */
  isBehind: boolean
  isStale: boolean
  problem: Problem | null
  askedAt: number
  /** The time of the request for the last snapshot that arrived. Null: none has arrived. */
  readAt: number | null
}
type Kept<Value, Item> = Pick<
  FeedContext<Value, Item>,
  'value' | 'last' | 'held' | 'isBehind' | 'isStale' | 'isGreeted'
>

export const EMPTY_FEED = { isGreeted: false, held: [], isBehind: false }

/** Applies the messages that arrived during the request to the new snapshot. */
export function adoptSnapshot<Value, Item>(
  feed: Feed<Value, Item>,
  context: FeedContext<Value, Item>,
  fetched: Value,
): Partial<FeedContext<Value, Item>> {
  const value = feed.adopt(context.value, fetched)
  const seq = feed.seqOf?.(value) ?? null
  const [first] = context.held
  // A snapshot without a number was requested after the first message, so it contains all earlier items.
  const last = seq ?? (first && first.from !== null ? first.from - 1 : context.last)
  let kept: Kept<Value, Item> = { ...context, value, last, held: [], isStale: false }
  for (const part of context.held) {
    if (kept.isBehind) kept = { ...kept, held: [...kept.held, part] }
    // Items between the snapshot and this message are missing, so an even newer snapshot is needed.
    else if (part.from !== null && kept.last !== null && part.from > kept.last + 1)
      kept = { ...kept, isBehind: true, isStale: true, held: [part] }
    else kept = { ...kept, ...applyPart(feed, { ...context, ...kept }, part) }
  }
  return { ...keptOf(kept), problem: null, readAt: context.askedAt }
}

/** Applies a message that continues the value, without the items that the value contains already. */
export function applyPart<Value, Item>(
  feed: Feed<Value, Item>,
  context: FeedContext<Value, Item>,
  part: FeedPart<Item>,
): Partial<FeedContext<Value, Item>> {
  if (context.value === null || part.items === null) return {}
  let { value } = context
  if (part.from === null) return { value: part.items.reduce(feed.merge, value) }
  let last = context.last ?? part.from - 1
  for (const [index, item] of part.items.entries()) {
    const seq = part.from + index
    if (seq <= last) continue
    const next = feed.apply(value, item, seq)
    if (next === null) {
      const held = [{ from: seq, items: part.items.slice(index) }]
      return { value, last, held, isBehind: true, isGreeted: true }
    }
    value = next
    last = seq
  }
  return { value, last, isGreeted: true, isStale: false }
}

export function holdPart<Value, Item>(
  feed: Feed<Value, Item>,
  context: FeedContext<Value, Item>,
  part: FeedPart<Item>,
): Partial<FeedContext<Value, Item>> {
  // An item without a number is applied now and again to the snapshot, because it is unknown whether the
  // snapshot contains it.
  if (part.from === null) return { ...applyPart(feed, context, part), held: [...context.held, part] }
  return {
    isGreeted: true,
    held: part.items === null ? [{ from: part.from, items: [] }] : [...context.held, part],
  }
}

const keptOf = <Value, Item>({ value, last, held, isBehind, isStale, isGreeted }: Kept<Value, Item>) => ({
  value,
  last,
  held,
  isBehind,
  isStale,
  isGreeted,
})

export const refreshOf = <Value, Item>({ refreshMs, value, askedAt }: FeedContext<Value, Item>) =>
  refreshMs(value, askedAt)
