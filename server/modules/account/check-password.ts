import { isAspnetPassword } from './aspnet-password.ts'
import { hashPassword, verifyPassword } from './password-hashing.ts'
import type { User } from '#server/store/rows/user.ts'
import type { QueuePlace } from '#server/base/fair-queue.ts'
import { RateLimitError } from '#server/base/rate-limit-error.ts'
import type { Services } from '#server/modules/services.ts'
import { isLoopback } from '#server/http/forwarded.ts'
import { wideNetworkOf } from '#server/http/limits/partition.ts'
import type { AttemptRefusal, PasswordAttempt } from './password-attempts.ts'
import type { Caller } from './caller.ts'

/**
 * `locked`: there were too many attempts, so the password was not checked. `right`: the password is right,
 * but the account may not sign in.
 */
export type PasswordCheck = 'proven' | 'right' | 'wrong' | 'locked'
type From = Pick<Caller, 'ip' | 'isThere' | 'deviceOf'>
type Needs = Pick<Services, 'attempts' | 'platformLog' | 'work' | 'store'>

interface SignInClaim {
  user: User | null
  typed: string
  /** A solved proof of work. It counts only for an attempt that would be refused without it. */
  work?: string | null
}

/**
 * Checks a password at a sign-in. `mayUse`: whether the account may sign in, because only then does a right
 * password reset the count. Throws `RateLimitError` if the network is blocked.
 */
export async function checkPassword(
  { user, typed, work = null }: SignInClaim,
  password: string,
  from: From,
  needs: Needs,
  mayUse: (user: User) => boolean = () => true,
): Promise<PasswordCheck> {
  const account = { user, typed }
  const device = user === null ? null : from.deviceOf(user.id)
  const origin = { ip: from.ip, device, hasWorked: false }
  // Checked before the wait for the hashing, so that refused callers do not fill its queue.
  let refusal = await needs.attempts.refusalOf(account, origin)
  if (
    refusal?.kind === 'locked' &&
    work !== null &&
    (await needs.work.passes(work, { ip: from.ip, action: 'login' }))
  ) {
    origin.hasWorked = true
    refusal = await needs.attempts.refusalOf(account, origin)
  }
  if (refusal !== null) return refused(refusal, user, from.ip, needs)
  const place = placeOf(user, device, from.ip)
  return prove(
    { user, begin: () => needs.attempts.begin(account, origin), mayUse, place },
    password,
    from,
    needs,
  )
}

/**
 * Checks the password of a signed-in user. Failures count for the session, so that guesses of strangers do
 * not lock the user out.
 */
export function checkOwnPassword(
  user: User,
  password: string,
  from: Pick<Caller, 'ip' | 'isThere'> & { sessionId: string },
  needs: Omit<Needs, 'work'>,
): Promise<PasswordCheck> {
  const place = { key: `user:${user.id}`, isKept: true }
  return prove(
    { user, begin: () => needs.attempts.beginWithin(from.sessionId), mayUse: () => true, place },
    password,
    from,
    needs,
  )
}

interface PasswordClaim {
  user: User | null
  begin: () => Promise<PasswordAttempt>
  mayUse: (user: User) => boolean
  place: QueuePlace
}

async function prove(
  { user, begin, mayUse, place }: PasswordClaim,
  password: string,
  { ip, isThere }: Pick<Caller, 'ip' | 'isThere'>,
  needs: Omit<Needs, 'work'>,
): Promise<PasswordCheck> {
  let attempt: PasswordAttempt | null = null
  // Counts only when the password is checked, so that callers who wait or have left do not lock themselves
  // out.
  const isDue = async () => {
    if (isThere()) attempt = await begin()
    return attempt !== null && attempt.refusal === null
  }
  const forms = await needs.store.foreignPasswords.forms()
  const matches = await verifyPassword(user?.passwordHash ?? null, password, isDue, place, forms)
  return attempt === null ? 'wrong' : settle(attempt)

  async function settle({ refusal, succeeded, failed }: PasswordAttempt): Promise<PasswordCheck> {
    if (refusal !== null) return refused(refusal, user, ip, needs)
    const isRight = matches === true && user !== null
    const isProven = isRight && mayUse(user)
    await (isProven ? succeeded() : failed())
    if (isProven && isAspnetPassword(user.passwordHash)) await renew(user, password, needs)
    return isProven ? 'proven' : isRight ? 'right' : 'wrong'
  }
}

/** Stores a password that came from a base server in the form of this one. */
async function renew(
  { id, passwordHash }: User,
  password: string,
  { store }: Pick<Services, 'store'>,
): Promise<void> {
  try {
    await store.foreignPasswords.replace(id, passwordHash, await hashPassword(password))
  } catch (error) {
    // The queue of the hashing is full. The next sign-in tries again.
    if (!(error instanceof RateLimitError)) throw error
  }
}

function refused(
  refusal: AttemptRefusal,
  user: User | null,
  ip: string,
  { platformLog }: Pick<Needs, 'platformLog'>,
): PasswordCheck {
  const tell = (message: string, name: string) =>
    platformLog.write({ level: 'Warning', status: 'Denied', name, ip, message, source: 'account' })
  if (refusal.kind === 'locked') {
    if (refusal.isNew) tell('Too many wrong passwords: locked for a while', user?.name ?? 'Anonymous')
    return 'locked'
  }
  if (refusal.isNew) tell('Too many wrong passwords from this network: turned away for a while', 'Anonymous')
  // Known and unknown names get the same refusal, before any work, so that neither text nor time reveals
  // which exist.
  throw new RateLimitError(refusal.retryAfterMs)
}

/** Known devices, and networks that recently used the account, get reserved places in the queue. */
function placeOf(user: User | null, device: string | null, ip: string): QueuePlace {
  if (user !== null && device !== null) return { key: `user:${user.id}`, isKept: true }
  const network = wideNetworkOf(ip)
  const isFamiliar = user !== null && ip !== '' && !isLoopback(ip) && wideNetworkOf(user.lastIp) === network
  return { key: network, isKept: isFamiliar }
}
