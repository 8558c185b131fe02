import { hasCome } from '#server/base/clock.ts'
import { granted, refused, type MeasuredLimit } from './limit.ts'

export interface Window {
  endsAt: number
  taken: number
}

/**
 * A window that ends later than twice its length from now counts as closed, because a clock was set back. The
 * second length allows for differing clocks of other processes.
 */
export const isOpen = (window: Window | null, now: number, windowMs: number): window is Window =>
  window !== null && !hasCome(window.endsAt, now, 2 * windowMs)

/** The window opens with the first request. */
export function fixedWindow({
  permits,
  windowMs,
}: {
  permits: number
  windowMs: number
}): MeasuredLimit<Window> {
  return {
    permits,
    used: (state, now) => (isOpen(state, now, windowMs) ? state.taken : 0),
    take(state, now) {
      const window = isOpen(state, now, windowMs) ? state : { endsAt: now + windowMs, taken: 0 }
      const isFull = window.taken >= permits
      return {
        verdict: isFull ? refused(window.endsAt - now) : granted(),
        state: isFull ? window : { ...window, taken: window.taken + 1 },
        staleAt: window.endsAt,
      }
    },
  }
}
