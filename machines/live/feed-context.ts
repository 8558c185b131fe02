import type { Feed } from '#contract/feeds/feed.ts'
import type { Problem } from '#contract/problem.ts'

/**
 * What was heard of a feed's stream: items from a number on, null when there are too many to tell; or items
 * that nobody counted.
 */
export type FeedPart<Item> =
  | { from: number; items: readonly Item[] | null }
  | { from: null; items: readonly Item[] }

export interface FeedInput<Value> {
  now: () => number
  random: () => number
  /** How soon a value that is not pushed may be another one; null when it stays. */
  refreshMs: (value: Value | null, askedAt: number) => number | null
}
export interface FeedContext<Value, Item> extends FeedInput<Value> {
  /** Null before the first. */
  value: Value | null
  /** The number of the last item in it; null where that is not known. */
  last: number | null
  /** `unknown` until the line has said anything, `counted` and `plain` while it is open. */
  line: 'unknown' | 'counted' | 'plain' | 'cut' | 'refused'
  /** Whether this line has told anything of the stream yet. */
  isGreeted: boolean
  /** What came while a snapshot was under way. */
  held: readonly FeedPart<Item>[]
  /** Only a new snapshot tells what came last. */
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

/** The snapshot, and on top of it what came meanwhile. */
export function adoptSnapshot<Value, Item>(
  feed: Feed<Value, Item>,
  context: FeedContext<Value, Item>,
  fetched: Value,
): Partial<FeedContext<Value, Item>> {
  const value = feed.adopt(context.value, fetched)
  const seq = feed.seqOf?.(value) ?? null
  const [first] = context.held
  // A snapshot that does not say how new it is was asked for after the first of them was heard.
  const last = seq ?? (first && first.from !== null ? first.from - 1 : context.last)
  let kept: Kept<Value, Item> = { ...context, value, last, held: [], isStale: false }
  for (const part of context.held) {
    if (kept.isBehind) kept = { ...kept, held: [...kept.held, part] }
    // The snapshot is of a moment before: another one will have it.
    else if (part.from !== null && kept.last !== null && part.from > kept.last + 1)
      kept = { ...kept, isBehind: true, isStale: true, held: [part] }
    else kept = { ...kept, ...applyPart(feed, { ...context, ...kept }, part) }
  }
  return { ...keptOf(kept), problem: null }
}

/** A part that follows: what is in the value already is passed by. */
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
  // Nothing of what nobody counted has to wait for the snapshot: it only is not lost to it.
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
