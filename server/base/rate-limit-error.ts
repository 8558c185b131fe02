/** Too many requests wait, or this caller sent too many. Becomes a 429 with the time of the next attempt. */
export class RateLimitError extends Error {
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('turned away for a while')
    this.retryAfterMs = retryAfterMs
  }
}

/** The rules demand a pause between two of these actions. Becomes a 429 that says so. */
export class CoolDownError extends Error {
  readonly waitMs: number

  constructor(waitMs: number) {
    super('asked for again too soon')
    this.waitMs = waitMs
  }
}
