import type { LoginModel } from '#contract/models/credentials.ts'
import type { User } from '#server/store/rows/user.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'
import { checkPassword } from './check-password.ts'

/**
 * Does the same work, and says the same, whether the user is unknown, unconfirmed, locked out or mistyped the password. That an account is
 * disabled hears only who knows its password.
 */
export async function signIn({ userName, password }: LoginModel, caller: Caller, around: Services): Promise<void> {
  const { store, journal, clock } = around
  const user = await store.users.byLogin(userName)
  const proof = await checkPassword({ user, typed: userName }, password, caller, around, mayEnter)
  // Whoever it is that he tries to be, and also when the attempt fails: a cookie that is taken away only for known names would tell them.
  await caller.leave()
  if (user?.role === 'Banned' && proof.isRight) throw refuse(401, 'accountDisabled')
  if (!user || !proof.isProven) throw refuse(401, 'wrongCredentials')
  await caller.enter(user)
  await store.users.visited(user.id, { at: clock.now(), ip: caller.ip })
  journal.write({ level: 'Information', status: 'Success', name: user.name, ip: caller.ip, message: 'Signed in', source: 'account' })
}

const mayEnter = ({ role, emailConfirmed }: User) => emailConfirmed && role !== 'Banned'
