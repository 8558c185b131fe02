import type { AccountVerifyModel } from '#contract/models/registration.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'
import { fromBase64 } from './mail-link.ts'
import { isMailLinkToken } from './mail-link-token.ts'

export async function verifyAccount(sent: AccountVerifyModel, caller: Caller, around: Services): Promise<void> {
  const { store, clock, ids, journal, linkKey } = around
  const { ip } = caller
  const now = clock.now()
  const user = await store.users.byEmail(fromBase64(sent.email))
  if (!user || user.emailConfirmed) throw refuse(400, 'linkInvalid')
  const { id, email, name, role } = user
  const claim = { purpose: 'verify', userId: id, stamp: user.stamp, email } as const
  if (!isMailLinkToken(linkKey, fromBase64(sent.token), claim, now)) throw refuse(401, 'verificationFailed')
  if (role === 'Banned') throw refuse(401, 'accountDisabled')
  // With a new stamp: the letter must not undo it when an admin takes the confirmation back.
  const stamp = ids.guid()
  if (!(await store.users.confirm(id, { at: now, ip, stamp, before: user.stamp }))) throw refuse(400, 'linkInvalid')
  await caller.enter({ ...user, stamp })
  journal.write({ level: 'Information', status: 'Success', name, ip, message: 'E-mail address verified', source: 'account' })
}
