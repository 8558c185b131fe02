import type { LoginModel } from '#contract/models/credentials.ts'
import { verifyPassword } from '#server/passwords.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'
import { openSession } from '#server/wire/session.ts'

interface Caller {
  ip: string
  agent: string
  /** False once he has hung up. */
  isThere(): boolean
  /** Ends the session that the caller comes with, if any. */
  leave(): Promise<void>
}

/** Takes the same time whether the user is unknown, disabled or mistyped the password. */
export async function signInUser({ userName, password }: LoginModel, caller: Caller, around: Around) {
  const { store, journal, clock } = around
  const user = await store.users.byLogin(userName)
  const matches = await verifyPassword(user?.passwordHash ?? null, password, () => caller.isThere())
  if (!user) throw refuse(401, 'wrongCredentials')
  if (user.role === 'Banned') throw refuse(401, 'accountDisabled')
  // Whoever tries a known account leaves the one he was in, also when the attempt fails.
  await caller.leave()
  if (!matches || !user.emailConfirmed) throw refuse(401, 'wrongCredentials')
  const session = await openSession(user, caller, around)
  await store.users.visited(user.id, { at: clock.now(), ip: caller.ip })
  journal.write({ level: 'Information', status: 'Success', name: user.name, ip: caller.ip, message: 'Signed in', source: 'account' })
  return session
}
