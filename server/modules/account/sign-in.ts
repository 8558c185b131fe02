import type { LoginModel } from '#contract/models/credentials.ts'
import { WORK_WANTED } from '#contract/rules/captcha.ts'
import type { User } from '#server/store/rows/user.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'

export async function signOut(
  actor: Actor,
  caller: Caller,
  { publish }: Pick<Services, 'publish'>,
): Promise<void> {
  await caller.leave()
  publish([{ kind: 'access-revoked', userId: actor.id }])
}

/**
 * Does the same work with the same response, whether the user is unknown, unconfirmed or mistyped the
 * password. Only callers who know the password learn that an account is disabled. All callers learn of too
 * many attempts: the password is not checked then, so this reveals nothing.
 */
export async function signIn(
  { userName, password, work }: LoginModel,
  caller: Caller,
  services: Pick<Services, 'store' | 'clock' | 'work' | 'attempts' | 'platformLog'>,
): Promise<void> {
  const { store, platformLog, clock } = services
  const user = await store.users.byLogin(userName)
  const proof = await checkPassword(
    { user, typed: userName, work: work ?? null },
    password,
    caller,
    services,
    mayEnter,
  )
  // Also after a failed attempt, because the response would reveal existing names if only they lost their
  // cookie.
  await caller.leave()
  if (proof === 'locked') throw refuse(401, 'tooManyTries', {}, WORK_WANTED)
  if (user?.role === 'Banned' && proof === 'right') throw refuse(401, 'accountDisabled')
  if (!user || proof !== 'proven') throw refuse(401, 'wrongCredentials')
  await caller.enter(user)
  await store.users.visited(user.id, { at: clock.now(), ip: caller.ip })
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: user.name,
    ip: caller.ip,
    message: 'Signed in',
    source: 'account',
  })
}

const mayEnter = ({ role, emailConfirmed }: User) => emailConfirmed && role !== 'Banned'
