import { granted, refused, type Limit } from './limit.ts'

export interface Window {
  endsAt: number
  taken: number
}

/** The window opens with the first request. */
export function fixedWindow({ permits, windowMs }: { permits: number; windowMs: number }): Limit<Window> {
  return {
    take(state, now) {
      const window = state && now < state.endsAt ? state : { endsAt: now + windowMs, taken: 0 }
      const isFull = window.taken >= permits
      return {
        verdict: isFull ? refused(window.endsAt - now) : granted(),
        state: isFull ? window : { ...window, taken: window.taken + 1 },
        staleAt: window.endsAt,
      }
    },
  }
}
