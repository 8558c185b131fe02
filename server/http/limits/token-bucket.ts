import { granted, refused, type MeasuredLimit } from './limit.ts'

export interface Bucket {
  tokens: number
  /** The start of the current refill period. Only whole periods count. */
  filledAt: number
}

export function tokenBucket({
  capacity,
  refill,
  periodMs,
}: {
  capacity: number
  refill: number
  periodMs: number
}): MeasuredLimit<Bucket> {
  return {
    permits: capacity,
    used: ({ tokens }) => capacity - tokens,
    take(state, now) {
      const { tokens, filledAt } = state ?? { tokens: capacity, filledAt: now }
      // A later time was stored before the clock was set back.
      const since = Math.min(filledAt, now)
      const periods = Math.floor((now - since) / periodMs)
      const bucket = {
        tokens: Math.min(capacity, tokens + periods * refill),
        filledAt: since + periods * periodMs,
      }
      const isEmpty = bucket.tokens < 1
      const after = isEmpty ? bucket : { ...bucket, tokens: bucket.tokens - 1 }
      return {
        verdict: isEmpty ? refused(bucket.filledAt + periodMs - now) : granted(),
        state: after,
        staleAt: after.filledAt + Math.ceil((capacity - after.tokens) / refill) * periodMs,
      }
    },
  }
}
