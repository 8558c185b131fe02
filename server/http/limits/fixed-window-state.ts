import { isOpen, type Window } from './fixed-window.ts'
import { granted, refused, type Limit } from './limit.ts'

/** The verdict of `fixedWindow` without using a permit. */
export const peekWindow = ({ permits, windowMs }: { permits: number; windowMs: number }): Limit<Window> => ({
  take: (state, now) => {
    const isFull = isOpen(state, now, windowMs) && state.taken >= permits
    return {
      verdict: isFull ? refused(state.endsAt - now) : granted(),
      state: state ?? EMPTY,
      staleAt: state?.endsAt ?? now,
    }
  },
})

/** Returns one permit of a `fixedWindow`. */
export const refundWindow: Limit<Window> = {
  take: (state, now) => ({
    verdict: granted(),
    state: state === null ? EMPTY : { ...state, taken: Math.max(0, state.taken - 1) },
    staleAt: state?.endsAt ?? now,
  }),
}

/** Ends a `fixedWindow` early, for example after a successful sign-in. */
export const resetWindow: Limit<Window> = {
  take: (_, now) => ({ verdict: granted(), state: EMPTY, staleAt: now }),
}

const EMPTY: Window = { endsAt: 0, taken: 0 }
