import type { PasswordChangeModel } from '#contract/models/credentials.ts'
import { hashPassword } from './password-hashing.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'
import { passwordError } from './name-rules.ts'
import { ownAccount } from './profile.ts'
import { checkOwnPassword } from './check-password.ts'

/** Counts wrong old passwords too, so that nobody can guess the password in an abandoned session. */
export async function changePassword(
  wish: PasswordChangeModel,
  actor: Actor,
  caller: Caller,
  services: Pick<Services, 'store' | 'ids' | 'attempts' | 'platformLog'>,
): Promise<void> {
  const { store, ids, platformLog } = services
  const user = await ownAccount(actor, store)
  if (caller.sessionId === null) throw refuse(401, 'signInFirst')
  const proof = await checkOwnPassword(user, wish.old, { ...caller, sessionId: caller.sessionId }, services)
  if (proof !== 'proven') throw refuse(400, proof === 'locked' ? 'tooManyTries' : 'oldPasswordWrong')
  const complaint = passwordError(wish.new, user.role)
  if (complaint !== null) throw refuse(400, complaint)
  const passwordHash = await hashPassword(wish.new)
  // The hashing may have waited in its queue. A session that another device has ended must not get a new one
  // here.
  await caller.confirmRights()
  const stamp = ids.guid()
  if (!(await store.users.setPassword(user.id, { passwordHash, stamp, before: user.stamp })))
    throw refuse(400, 'changedMeanwhile')
  await caller.enterAlone({ ...user, stamp })
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: user.name,
    ip: caller.ip,
    message: 'Password changed',
    source: 'account',
  })
}
