import type { ConnectionEvent, ReadingEvent, Recap } from '#machines/live/connection-events.ts'

/** The server's own recap covers the same time. */
const SPAN_MS = 60_000
const MAX_TOLD = 200

/** Messages to read something again, for a tab that joins after its reads began. */
export interface RecentReadings {
  take: (heard: ConnectionEvent) => void
  /** Empty until the time is known since which no message is missing. */
  recap: () => ConnectionEvent[]
}

export function openRecentReadings(now: () => number): RecentReadings {
  /** Sorted by time. */
  const told = new Map<string, { heard: ReadingEvent; at: number }>()
  let knownSince: number | null = null

  function note(heard: ReadingEvent, at: number) {
    const key = JSON.stringify(heard)
    told.delete(key)
    told.set(key, { heard, at })
    const [[oldest, { at: oldestAt }] = [key, { at }]] = told
    if (told.size <= MAX_TOLD) return
    told.delete(oldest)
    knownSince = Math.max(knownSince ?? oldestAt, oldestAt)
  }
  function begin({ spanMs, told: before }: Recap) {
    // Messages between two connections are lost, except for those in the recap of the new one.
    told.clear()
    knownSince = now() - spanMs
    for (const { heard, ageMs } of [...before].sort((a, b) => b.ageMs - a.ageMs)) note(heard, now() - ageMs)
  }
  return {
    take(heard) {
      if (heard.type === 'hub.recap') begin(heard.recap)
      if (heard.type === 'hub.game' || heard.type === 'hub.edited' || heard.type === 'hub.list')
        note(heard, now())
    },
    recap() {
      if (knownSince === null) return []
      const spanMs = Math.min(SPAN_MS, Math.max(0, now() - knownSince))
      const recent = [...told.values()]
        .map(({ heard, at }) => ({ heard, ageMs: now() - at }))
        .filter(({ ageMs }) => ageMs <= SPAN_MS)
      return [{ type: 'hub.recap', recap: { spanMs, told: recent } }]
    },
  }
}
