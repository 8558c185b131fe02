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
/** Wrong passwords for one account from one network, or within one session. */
const FROM_NETWORK = { permits: 10, windowMs: WINDOW_MS }
/** For one account from all networks: far more, so that a stranger cannot easily lock somebody out from everywhere. */
const OF_ACCOUNT = { permits: 100, windowMs: WINDOW_MS }
/** From one network for all accounts. A whole school may sit behind one address: who was let in from there before is not turned away. */
const OF_NETWORK = { permits: 300, windowMs: WINDOW_MS }
const TOLD = { permits: 1, windowMs: WINDOW_MS }

/** Counts wrong passwords, whether there is such an account or not. */
export interface PasswordAttempts {
  /** Counts before the password is looked at, so that many at once cannot slip through. */
  begin(account: Account, ip: string): Promise<PasswordAttempt>
  /** For who is in already, and counted by himself: what strangers guess at the door must not keep him from changing his password. */
  beginWithin(sessionId: string): Promise<PasswordAttempt>
}
/** `typed` is what counts where there is no such account. */
type Account = { user: Pick<User, 'id' | 'stamp'> | null; typed: string }
export interface PasswordAttempt {
  /** Whatever the password turns out to be, the answer is that it is wrong. */
  readonly isLocked: boolean
  /** The first one that finds it so: worth an entry in the log. */
  readonly isNewlyLocked: boolean
  /** The network has tried too many: for how long it is turned away, and whether this is the first one that is. */
  readonly barred: { retryAfterMs: number; isNew: boolean } | null
  succeeded: () => Promise<void>
  failed: () => Promise<void>
}

const FREE: PasswordAttempt = { isLocked: false, isNewlyLocked: false, barred: null, succeeded: async () => {}, failed: async () => {} }

interface AttemptNeeds {
  redis: Redis | null
  logger: Logger
  clock: Clock
  config: Pick<Config, 'rateLimit'>
}

export function openPasswordAttempts(deps: AttemptNeeds): PasswordAttempts {
  return deps.config.rateLimit ? attemptsOn(openCounters(deps), deps.clock) : { begin: async () => FREE, beginWithin: async () => FREE }
}

function attemptsOn(counters: Counters, clock: Clock): PasswordAttempts {
  const take = async (key: string, rules: typeof OF_ACCOUNT) => (await counters.take(key, fixedWindow(rules), clock.now())).kind === 'granted'
  const barAt = async (ofNetwork: string): Promise<PasswordAttempt['barred']> => {
    const verdict = await counters.take(ofNetwork, peekWindow(OF_NETWORK), clock.now())
    if (verdict.kind !== 'refused') return null
    const { retryAfterMs } = verdict
    // Ends with the window of the network, so that each one is told.
    return { retryAfterMs, isNew: await take(`${ofNetwork}:told`, { permits: 1, windowMs: retryAfterMs }) }
  }
  return {
    beginWithin: async (sessionId) => {
      const ofSession = `attempts:session:${sessionId}`
      const isLocked = !(await take(ofSession, FROM_NETWORK))
      const isNewlyLocked = isLocked && (await take(`${ofSession}:told`, TOLD))
      return { ...FREE, isLocked, isNewlyLocked, succeeded: async () => void (await counters.take(ofSession, resetWindow, clock.now())) }
    },
    begin: async (account, ip) => {
      const network = wideNetworkOf(ip)
      const ofNetwork = `attempts:network:${network}`
      const ofAccount = `attempts:account:${keyOf(account)}`
      const fromNetwork = `${ofAccount}:${network}`
      // Visitors that a proxy hides all come from here: they are not one network.
      const isCounted = ip !== '' && !isLoopback(ip)
      const barred = isCounted ? await barAt(ofNetwork) : null
      const isInNetwork = await take(fromNetwork, FROM_NETWORK)
      // One network alone must not use up what all have.
      const isInAccount = isInNetwork && (await take(ofAccount, OF_ACCOUNT))
      return {
        barred,
        isLocked: !isInAccount,
        isNewlyLocked: !isInAccount && (await take(`${fromNetwork}:told`, TOLD)),
        succeeded: async () => {
          await counters.take(fromNetwork, resetWindow, clock.now())
          await counters.take(ofAccount, refundWindow, clock.now())
        },
        failed: async () => {
          if (isCounted && barred === null) await counters.take(ofNetwork, fixedWindow(OF_NETWORK), clock.now())
        },
      }
    },
  }
}

/** With the stamp in it, so that a new password begins anew. Hashed: what people type has any length. */
function keyOf({ user, typed }: Account): string {
  const said = user ? `user:${user.id}:${user.stamp}` : `nobody:${canonical(typed)}`
  return createHash('sha256').update(said).digest('base64url')
}
