import type { Feed } from '#contract/feeds/feed.ts'
import type { Problem } from '#contract/problem.ts'

/**
 * A message of a stream. `from` is the number of the first item, or null if the server does not count items.
 * Null `items`: the server skipped too many to send them.
 */
export type FeedPart<Item> =
  | { from: number; items: readonly Item[] | null }
  | { from: null; items: readonly Item[] }

export interface FeedInput<Value> {
  now: () => number
  random: () => number
  /** The time until a value that is not pushed may change. Null: it does not change. */
  refreshMs: (value: Value | null, askedAt: number) => number | null
}
export interface FeedContext<Value, Item> extends FeedInput<Value> {
  /** Null before the first snapshot. */
  value: Value | null
  /** The number of the last item in the value. Null: not known. */
  last: number | null
  /** `unknown` before the first event. `counted` and `plain` mean that the connection is open. */
  line: 'unknown' | 'counted' | 'plain' | 'cut' | 'refused'
  /** Whether this connection has sent a message of the stream yet. */
  isGreeted: boolean
  /** Messages of the time of a request. The snapshot may be older, so they are applied on top of it. */
  held: readonly FeedPart<Item>[]
  /** The last message cannot be applied, so a new snapshot is needed. */
  isBehind: boolean
  isStale: boolean
  problem: Problem | null
  askedAt: number
}
type Kept<Value, Item> = Pick<
  FeedContext<Value, Item>,
  'value' | 'last' | 'held' | 'isBehind' | 'isStale' | 'isGreeted'
>

export const EMPTY_FEED = { isGreeted: false, held: [], isBehind: false }

/** Applies the messages that arrived during the request on top of the snapshot. */
export function adoptSnapshot<Value, Item>(
  feed: Feed<Value, Item>,
  context: FeedContext<Value, Item>,
  fetched: Value,
): Partial<FeedContext<Value, Item>> {
  const value = feed.adopt(context.value, fetched)
  const seq = feed.seqOf?.(value) ?? null
  const [first] = context.held
  // A snapshot without a number was requested after the first message, so it contains all items before it.
  const last = seq ?? (first && first.from !== null ? first.from - 1 : context.last)
  let kept: Kept<Value, Item> = { ...context, value, last, held: [], isStale: false }
  for (const part of context.held) {
    if (kept.isBehind) kept = { ...kept, held: [...kept.held, part] }
    // Items between the snapshot and this message are missing. A newer snapshot has them.
    else if (part.from !== null && kept.last !== null && part.from > kept.last + 1)
      kept = { ...kept, isBehind: true, isStale: true, held: [part] }
    else kept = { ...kept, ...applyPart(feed, { ...context, ...kept }, part) }
  }
  return { ...keptOf(kept), problem: null }
}

/** Applies a message that continues the value. Items that the value contains already are skipped. */
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
  // Items without a number are applied now and once more on top of the snapshot.
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
