/**
 * Not now: too many wait already, or too many came from there. The answer is 429, with the time after which
 * to come again.
 */
export class RateLimitError extends Error {
  readonly retryAfterMs: number

  constructor(retryAfterMs: number) {
    super('turned away for a while')
    this.retryAfterMs = retryAfterMs
  }
}

/** The rules want a pause between two of these. The answer is 429 too, but says so. */
export class CoolDownError extends Error {
  readonly waitMs: number

  constructor(waitMs: number) {
    super('asked for again too soon')
    this.waitMs = waitMs
  }
}
