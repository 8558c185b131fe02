/** The only source of time in the server, so that a test can turn it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Runs once after the delay. The returned function cancels it. A waiting run does not keep the process
   * alive.
   */
  after(delayMs: number, run: () => void): () => void
}

/**
 * Whether less than `ms` have passed since then. A later time than `now` means that the clock was set back, so
 * the time that has passed is unknown.
 */
export const isWithin = (since: number, now: number, ms: number): boolean => since <= now && now - since < ms

/**
 * Whether a time, at most `ms` ahead when it was computed, has come. One that is further ahead was computed
 * before the clock was set back.
 */
export const hasCome = (at: number, now: number, ms: number): boolean => at <= now || at - now > ms

/** A monotonic clock, unaffected by changes of the system time. It counts from an arbitrary moment. */
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
