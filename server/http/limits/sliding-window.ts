import { granted, refused, type MeasuredLimit } from './limit.ts'

interface Rules {
  permits: number
  windowMs: number
  segments: number
  /** Requests that may wait for a later segment. */
  queue: number
  /** A longer wait is refused, because the caller cannot tell a waiting request from a dead server. */
  maxWaitMs: number
}
/** Requests by the number of their segment. Later segments contain waiting requests. */
export type Segments = Readonly<Record<string, number>>

/**
 * At most `permits` requests run in any `segments` neighbouring segments. A further request is booked into
 * the first later segment with room. This equals a queue in order of arrival, but stores no requests.
 */
export function slidingWindow({
  permits,
  windowMs,
  segments,
  queue,
  maxWaitMs,
}: Rules): MeasuredLimit<Segments> {
  const segmentMs = windowMs / segments
  const within = (counts: Segments, last: number) =>
    Array.from({ length: segments }, (_, back) => counts[last - back] ?? 0).reduce(
      (sum, count) => sum + count,
      0,
    )

  return {
    permits,
    used: (state, now) => within(state, Math.floor(now / segmentMs)),
    take(state, now) {
      const current = Math.floor(now / segmentMs)
      const counts = Object.fromEntries(
        // Segments far ahead were counted before the clock was set back.
        Object.entries(state ?? {}).filter(
          ([segment]) => Number(segment) > current - segments && Number(segment) <= current + segments,
        ),
      )
      const waiting = Object.entries(counts).reduce(
        (sum, [segment, count]) => sum + (Number(segment) > current ? count : 0),
        0,
      )
      let chosen = current
      while (within(counts, chosen) >= permits) chosen++
      const waitMs = Math.max(0, chosen * segmentMs - now)
      const isFull = chosen > current && (waiting >= queue || waitMs > maxWaitMs)
      const after = isFull ? counts : { ...counts, [chosen]: (counts[chosen] ?? 0) + 1 }
      const last = Math.max(current, ...Object.keys(after).map(Number))
      return {
        verdict: isFull ? refused(waitMs) : granted(waitMs),
        state: after,
        staleAt: (last + segments) * segmentMs,
      }
    },
  }
}
