/** The source of time for code that gets it as a parameter, so that a test can move the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Runs once after the delay. The returned function cancels it. A pending run does not keep the process
   * alive.
   */
  after(delayMs: number, run: () => void): () => void
}

/**
 * Whether less than `ms` have passed. False for a `since` in the future: the clock was set back, so the
 * passed time is unknown.
 */
export const isWithin = (since: number, now: number, ms: number): boolean => since <= now && now - since < ms

/**
 * Whether a planned time has come. It was at most `ms` ahead when it was planned. If it is further ahead now,
 * the clock was set back, so it counts as come.
 */
export const hasCome = (at: number, now: number, ms: number): boolean => at <= now || at - now > ms

/** A monotonic clock: changes of the system time do not affect it. It starts at an arbitrary number. */
export const steadyClock: Clock = {
  now: () => performance.now(),
  after: (delayMs, run) => systemClock.after(delayMs, run),
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
