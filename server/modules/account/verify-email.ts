import type { AccountVerifyModel } from '#contract/models/registration.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'
import { fromBase64 } from './mail-link.ts'
import { isMailLinkToken, spendMailLinkToken } from './mail-link-token.ts'

export async function verifyAccount(
  sent: AccountVerifyModel,
  caller: Caller,
  {
    store,
    clock,
    ids,
    platformLog,
    publish,
  }: Pick<Services, 'store' | 'clock' | 'ids' | 'platformLog' | 'publish'>,
): Promise<void> {
  const { ip } = caller
  const now = clock.now()
  const user = await store.users.byEmail(fromBase64(sent.email))
  if (!user || user.emailConfirmed) throw refuse(400, 'linkInvalid')
  const { id, email, name, role } = user
  const claim = { kind: 'verify', userId: id, stamp: user.stamp, email } as const
  const token = fromBase64(sent.token)
  if (!(await isMailLinkToken(token, claim, { store, clock }))) {
    // If another request with the same link was first, the account is confirmed by now.
    throw (await store.users.byId(id))?.emailConfirmed === true
      ? refuse(400, 'linkInvalid')
      : refuse(401, 'verificationFailed')
  }
  if (role === 'Banned') throw refuse(401, 'accountDisabled')
  // A new stamp keeps the email from undoing a later change by an administrator.
  const stamp = ids.guid()
  const isConfirmed = await store.transaction(
    async (tables) =>
      (await spendMailLinkToken(token, claim, tables)) &&
      (await tables.users.confirm(id, { at: now, ip, stamp, before: user.stamp })),
  )
  if (!isConfirmed) throw refuse(400, 'linkInvalid')
  publish([{ kind: 'account-changed' }])
  await caller.enter({ ...user, stamp })
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name,
    ip,
    message: 'E-mail address verified',
    source: 'account',
  })
}
