import { createContext, useContext, useSyncExternalStore } from 'react'

const TICK_MS = 1_000
/** The HTTP `Date` header counts whole seconds. */
const HEADER_STEP_MS = 1_000

/** The server's time, derived from its responses. Before the first one, the device's time. */
export interface Clock {
  now: () => number
  /**
   * Must be called for a response with the date `dateMs`. It was requested and received at these times of the
   * device.
   */
  heard: (dateMs: number, sentAt: number, cameAt: number) => void
  subscribe: (tick: () => void) => () => void
}

export function openClock(device: () => number): Clock {
  const ticking = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | null = null
  let least = -Infinity
  let most = Infinity
  let offsetMs = 0
  return {
    now: () => device() + offsetMs,
    heard(dateMs, sentAt, cameAt) {
      const from = dateMs - cameAt
      const to = dateMs + HEADER_STEP_MS - sentAt
      // Each response narrows the possible offsets. A contradiction means that a clock was set.
      if (from > most || to < least) [least, most] = [from, to]
      else [least, most] = [Math.max(least, from), Math.min(most, to)]
      offsetMs = Math.min(Math.max(0, least), most)
    },
    subscribe(tick) {
      ticking.add(tick)
      timer ??= setInterval(() => ticking.forEach((each) => each()), TICK_MS)
      return () => {
        ticking.delete(tick)
        if (ticking.size > 0 || timer === null) return
        clearInterval(timer)
        timer = null
      }
    },
  }
}

const ClockContext = createContext<Clock | null>(null)
export const ClockProvider = ClockContext.Provider

export function useClock(): Clock {
  const clock = useContext(ClockContext)
  if (!clock) throw new Error('useClock needs a ClockProvider above it.')
  return clock
}

/** The server's time to the second. Renders the caller every second. */
export const useNow = (): number => useFromNow((now) => now)

/** A value that follows from the server's time. A component renders again only when the value changes. */
export function useFromNow<Value extends string | number | boolean | null>(
  read: (now: number) => Value,
): Value {
  const clock = useClock()
  return useSyncExternalStore(clock.subscribe, () => read(Math.floor(clock.now() / TICK_MS) * TICK_MS))
}
