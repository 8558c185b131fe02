import { createHash } from 'node:crypto'
import { canonical } from '#server/base/canonical.ts'
import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Config } from '#server/config/config.ts'
import type { User } from '#server/store/rows/user.ts'
import { isLoopback } from '#server/http/forwarded.ts'
import type { Counters } from '#server/http/limits/counters.ts'
import { fixedWindow } from '#server/http/limits/fixed-window.ts'
import { openCounters } from '#server/http/limits/open-counters.ts'
import { wideNetworkOf } from '#server/http/limits/partition.ts'
import { refundWindow, peekWindow, resetWindow } from '#server/http/limits/fixed-window-state.ts'

const WINDOW_MS = 15 * 60_000
/** Wrong passwords for one name: from one network, from one known device, or within one session. */
const FROM_PLACE = { permits: 10, windowMs: WINDOW_MS }
/**
 * Attempts for one name from all networks together, and separately from all known devices together, so that
 * neither uses up the other.
 */
const OF_NAME = { permits: 100, windowMs: WINDOW_MS }
/** Attempts for one name after the limits above are reached. Each needs a proof of work. */
const WITH_WORK = { permits: 300, windowMs: WINDOW_MS }
/**
 * Wrong passwords from one network for all names. A known device within its own limits does not count,
 * because a whole school may share an address.
 */
const OF_NETWORK = { permits: 300, windowMs: WINDOW_MS }
const TOLD = { permits: 1, windowMs: WINDOW_MS }
type Bound = typeof FROM_PLACE

/** Counts wrong passwords, also for unknown names, so that the count does not reveal which exist. */
export interface PasswordAttempts {
  /** Checks without counting, before anything is queued. Null: the attempt may start. */
  refusalOf(account: Account, from: AttemptOrigin): Promise<AttemptRefusal | null>
  /** Counts before the password is checked, so that parallel attempts cannot slip through. */
  begin(account: Account, from: AttemptOrigin): Promise<PasswordAttempt>
  /**
   * Counts attempts of a signed-in user per session, so that guesses of strangers do not keep them from
   * changing their password.
   */
  beginWithin(sessionId: string): Promise<PasswordAttempt>
}
/** `typed`: the name or address as the user typed it. */
type Account = { user: Pick<User, 'id' | 'stamp'> | null; typed: string }
export interface AttemptOrigin {
  ip: string
  /** Null: this browser has not signed in to the account before. */
  device: string | null
  /** The caller solved a proof of work for this attempt. */
  hasWorked: boolean
}
/** `isNew`: the first refusal of a window, which gets a log entry. */
export type AttemptRefusal =
  | { kind: 'locked'; isNew: boolean }
  | { kind: 'barred'; retryAfterMs: number; isNew: boolean }
export interface PasswordAttempt {
  /** Null: the password may be checked. */
  readonly refusal: AttemptRefusal | null
  succeeded: () => Promise<void>
  failed: () => Promise<void>
}

const nothing = async () => {}
const FREE: PasswordAttempt = { refusal: null, succeeded: nothing, failed: nothing }

interface AttemptNeeds {
  redis: Redis | null
  logger: Logger
  clock: Clock
  config: Pick<Config, 'rateLimit'>
}

export function openPasswordAttempts(deps: AttemptNeeds): PasswordAttempts {
  if (deps.config.rateLimit) return attemptsOn(openCounters(deps), deps.clock)
  return { refusalOf: async () => null, begin: async () => FREE, beginWithin: async () => FREE }
}

function attemptsOn(counters: Counters, clock: Clock): PasswordAttempts {
  const take = async (key: string, bound: Bound) =>
    (await counters.take(key, fixedWindow(bound), clock.now())).kind === 'granted'
  const peek = async (key: string, bound: Bound) =>
    (await counters.take(key, peekWindow(bound), clock.now())).kind === 'granted'
  const reset = async (key: string) => void (await counters.take(key, resetWindow, clock.now()))
  const refund = async (key: string) => void (await counters.take(key, refundWindow, clock.now()))

  const barOf = async (network: string): Promise<AttemptRefusal | null> => {
    const verdict = await counters.take(network, peekWindow(OF_NETWORK), clock.now())
    if (verdict.kind !== 'refused') return null
    const { retryAfterMs } = verdict
    // Lasts as long as the window of the network, so that each window gets one log entry.
    return {
      kind: 'barred',
      retryAfterMs,
      isNew: await take(`${network}:told`, { permits: 1, windowMs: retryAfterMs }),
    }
  }
  const lock = async (place: string): Promise<AttemptRefusal> => ({
    kind: 'locked',
    isNew: await take(`${place}:told`, TOLD),
  })

  const enter = async (
    account: Account,
    { ip, device, hasWorked }: AttemptOrigin,
    count: typeof take,
  ): Promise<PasswordAttempt> => {
    const name = `attempts:name:${keyOf(account)}`
    if (device !== null) {
      const [own, known] = [`${name}:device:${device}`, `${name}:known`]
      const succeeded = async () => void (await Promise.all([reset(own), refund(known)]))
      if ((await count(own, FROM_PLACE)) && (await count(known, OF_NAME))) return { ...FREE, succeeded }
      // A known device that keeps guessing is treated like an unknown one.
    }
    const network = wideNetworkOf(ip)
    const ofNetwork = `attempts:network:${network}`
    // Behind an unknown proxy all visitors have this address, so it is not counted as one network.
    const isCounted = ip !== '' && !isLoopback(ip)
    const bar = isCounted ? await barOf(ofNetwork) : null
    if (bar !== null) return { ...FREE, refusal: bar }
    const place = `${name}:${network}`
    const failed = async () => void (isCounted && (await take(ofNetwork, OF_NETWORK)))
    // Counts the place first, so that one network cannot use up the shared budget of the name.
    if ((await count(place, FROM_PLACE)) && (await count(name, OF_NAME))) {
      return {
        refusal: null,
        failed,
        succeeded: async () => void (await Promise.all([reset(place), refund(name)])),
      }
    }
    const worked = `${name}:worked`
    if (hasWorked && (await count(worked, WITH_WORK)))
      return { refusal: null, failed, succeeded: () => refund(worked) }
    return { ...FREE, refusal: await lock(place) }
  }
  return {
    refusalOf: async (account, from) => (await enter(account, from, peek)).refusal,
    begin: (account, from) => enter(account, from, take),
    beginWithin: async (sessionId) => {
      const ofSession = `attempts:session:${sessionId}`
      if (!(await take(ofSession, FROM_PLACE))) return { ...FREE, refusal: await lock(ofSession) }
      return { ...FREE, succeeded: () => reset(ofSession) }
    },
  }
}

/**
 * Counts each typed text of an account separately, because a shared count would reveal which address belongs
 * to which name. The stamp resets the count after a new password. The key is hashed, because typed text has
 * any length.
 */
function keyOf({ user, typed }: Account): string {
  const account = user ? `user:${user.id}:${user.stamp}` : 'nobody'
  return createHash('sha256')
    .update(`${account}:${canonical(typed)}`)
    .digest('base64url')
}
