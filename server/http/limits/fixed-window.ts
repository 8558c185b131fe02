import { hasCome } from '#server/base/clock.ts'
import { granted, refused, type Limit } from './limit.ts'

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

/**
 * The window starts with the first request and not at a fixed time, so that callers cannot use two windows in
 * a row.
 */
export function fixedWindow({ permits, windowMs }: { permits: number; windowMs: number }): Limit<Window> {
  return {
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
