import { verifyPassword } from './password-hashing.ts'
import type { User } from '#server/store/rows/user.ts'
import { RateLimitError } from '#server/base/rate-limit-error.ts'
import type { Services } from '#server/modules/services.ts'
import { wideNetworkOf } from '#server/http/limits/partition.ts'
import type { PasswordAttempt } from './password-attempts.ts'
import type { Caller } from './caller.ts'

interface PasswordCheck {
  isProven: boolean
  /** The password was right, though it may be of no use to him. */
  isRight: boolean
}
type From = Pick<Caller, 'ip' | 'isThere'>
type Needs = Pick<Services, 'attempts' | 'journal' | 'store' | 'clock'>

/** At the door. `mayUse`: for whom the right password is of use, so that it may end the counting. Throws `RateLimitError` at a barred network. */
export function checkPassword(
  account: { user: User | null; typed: string },
  password: string,
  from: From,
  means: Needs,
  mayUse: (user: User) => boolean = () => true,
): Promise<PasswordCheck> {
  return prove({ ...account, begin: () => means.attempts.begin(account, from.ip), mayUse }, password, from, means)
}

/** Of who is in already. */
export function checkOwnPassword(user: User, password: string, from: From & { sessionId: string }, means: Needs): Promise<PasswordCheck> {
  return prove({ user, begin: () => means.attempts.beginWithin(from.sessionId), mayUse: () => true }, password, from, means)
}

interface PasswordClaim {
  user: User | null
  begin: () => Promise<PasswordAttempt>
  mayUse: (user: User) => boolean
}

async function prove(
  { user, begin, mayUse }: PasswordClaim,
  password: string,
  { ip, isThere }: From,
  { journal, ...means }: Needs,
): Promise<PasswordCheck> {
  let attempt: PasswordAttempt | null = null
  // Counted only when it is looked at: who waits in line, or has left it, must not lock himself out.
  const isDue = async () => {
    if (isThere()) attempt = await begin()
    return attempt !== null
  }
  const matches = await verifyPassword(user?.passwordHash ?? null, password, isDue)
  return attempt === null ? { isProven: false, isRight: false } : settle(attempt)

  async function settle({ isLocked, isNewlyLocked, barred, succeeded, failed }: PasswordAttempt): Promise<PasswordCheck> {
    const isRight = !isLocked && matches === true && user !== null
    const isProven = isRight && mayUse(user) && (barred === null || (await wasHere(user, ip, means)))
    await (isProven ? succeeded() : failed())
    const tell = (message: string, name: string) => journal.write({ level: 'Warning', status: 'Denied', name, ip, message, source: 'account' })
    if (isNewlyLocked) tell('Too many wrong passwords: locked for a while', user?.name ?? 'Anonymous')
    if (barred?.isNew) tell('Too many wrong passwords from this network: turned away for a while', 'Anonymous')
    // After the same work for everybody, and the same whether the password was wrong: else the answer would tell who is at home there.
    if (barred !== null && !isProven) throw new RateLimitError(barred.retryAfterMs)
    return { isProven, isRight }
  }
}

/** Whether he was let in from there before: then he is no part of what his network is turned away for. */
async function wasHere(user: User, ip: string, { store, clock }: Pick<Services, 'store' | 'clock'>): Promise<boolean> {
  const here = wideNetworkOf(ip)
  if (wideNetworkOf(user.lastIp) === here) return true
  const sessions = await store.sessions.ofUser(user.id, clock.now())
  return sessions.some((session) => wideNetworkOf(session.ip) === here)
}
