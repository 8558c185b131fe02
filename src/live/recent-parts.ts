import type { StreamName } from '#contract/streams.ts'
import type { ReceivedPart, ConnectionEvent } from '#machines/live/connection-events.ts'

const MAX_ITEMS = 500

/** The last items of each numbered stream, for tabs that join later. */
export interface RecentParts {
  take: (parts: readonly ReceivedPart[]) => void
  isGreeted: () => boolean
  /** The items after the given numbers, as a hub sends them at the start. */
  since: (has: readonly (readonly [string, number | null])[]) => ConnectionEvent
}

type CountedPart = Exclude<ReceivedPart, { from: null }>

export function openRecentParts(): RecentParts {
  const kept = new Map<StreamName, CountedPart>()
  let hasHeard = false
  return {
    take(parts) {
      hasHeard = true
      for (const part of parts)
        if (part.from !== null) kept.set(part.stream, after(kept.get(part.stream), part))
    },
    isGreeted: () => hasHeard,
    since: (has) => ({
      type: 'hub.heard',
      parts: [...kept.values()].map((part) =>
        rest(part, has.find(([stream]) => stream === part.stream)?.[1] ?? null),
      ),
    }),
  }
}

/** Keeps the items contiguous: a part with a gap starts over. */
function after(before: CountedPart | undefined, part: CountedPart): CountedPart {
  const items = part.items ?? []
  if (
    !before?.items ||
    part.items === null ||
    part.from < before.from ||
    part.from > before.from + before.items.length
  ) {
    return cut(part, part.from, items)
  }
  const had = part.from - before.from
  // Skips items that are stored already, because a new connection may repeat them.
  return had + items.length <= before.items.length
    ? before
    : cut(part, before.from, [...before.items.slice(0, had), ...items])
}

function rest(part: CountedPart, last: number | null): CountedPart {
  const items = part.items ?? []
  const next = part.from + items.length
  if (last === null || last >= next) return cut(part, next, [])
  // The tab needs older items than those stored, so it must fetch a snapshot.
  if (last + 1 < part.from) return { ...part, from: next, items: null }
  return cut(part, last + 1, items.slice(last + 1 - part.from))
}

/** Items are unknown here: their type depends on the stream. */
function cut(part: CountedPart, from: number, items: readonly unknown[]): CountedPart {
  const over = Math.max(0, items.length - MAX_ITEMS)
  return { ...part, from: from + over, items: items.slice(over) as never }
}
