import type { LimitName } from '#contract/call.ts'
import { fixedWindow } from './fixed-window.ts'
import { slidingWindow } from './sliding-window.ts'
import { tokenBucket } from './token-bucket.ts'

/**
 * The limits of the base wire. There, one bucket serves the whole server. Here, each user has one, or each
 * address without a session.
 */
export const GLOBAL = slidingWindow({
  permits: 150,
  windowMs: 60_000,
  segments: 6,
  queue: 60,
  maxWaitMs: 1_000,
})
/**
 * Administrators and monitors read in several tabs. The limit protects the server from strangers, not from
 * them.
 */
export const STAFF_READS = slidingWindow({
  permits: 900,
  windowMs: 60_000,
  segments: 6,
  queue: 60,
  maxWaitMs: 1_000,
})
/**
 * Anonymous requests of one network (an IPv6 /48, an IPv4 /24). A venue that signs in at the same time stays
 * far below.
 */
export const ANONYMOUS = slidingWindow({
  permits: 600,
  windowMs: 60_000,
  segments: 6,
  queue: 0,
  maxWaitMs: 0,
})
export const CONCURRENCY = { atOnce: 1, queue: 20 }
export const NAMED = {
  Register: fixedWindow({ permits: 20, windowMs: 150_000 }),
  Container: tokenBucket({ capacity: 120, refill: 30, periodMs: 10_000 }),
  Submit: tokenBucket({ capacity: 60, refill: 30, periodMs: 5_000 }),
} satisfies Record<Exclude<LimitName, 'Concurrency'>, unknown>
