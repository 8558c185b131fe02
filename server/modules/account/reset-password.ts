import type { PasswordResetModel } from '#contract/models/credentials.ts'
import { endAllSessions } from '#server/modules/session/end-session.ts'
import { hashPassword } from './password-hashing.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'
import { passwordError } from './name-rules.ts'
import { fromBase64 } from './mail-link.ts'
import { isMailLinkToken, spendMailLinkToken } from './mail-link-token.ts'
import { mailDeliveryOf } from '#server/mail/delivery-method.ts'
import { readAccountPolicy } from '#server/config/account-policy.ts'

/**
 * The new stamp uses up the token, which was created for the old one. For the same reason wrong passwords
 * count from zero.
 */
export async function resetPassword(
  { email, rToken, password }: PasswordResetModel,
  { ip }: Caller,
  services: Pick<Services, 'store' | 'publish' | 'clock' | 'ids' | 'config' | 'platformLog'>,
): Promise<void> {
  const { store, clock, ids, platformLog } = services
  // A link from before an administrator switched off recovery by email must not work.
  if (!(await readAccountPolicy(services)).emailConfirmationRequired) throw refuse(400, 'askAdmin')
  if (mailDeliveryOf(services.config).kind === 'none') throw refuse(400, 'mailImpossible')
  const user = await store.users.byEmail(fromBase64(email))
  const claim = {
    kind: 'reset',
    userId: user?.id ?? '',
    stamp: user?.stamp ?? '',
    email: user?.email ?? '',
  } as const
  const token = fromBase64(rToken)
  const fits = await isMailLinkToken(token, claim, services)
  // The same title in both cases, so that nobody without the email learns which accounts exist.
  if (!user || !fits) throw refuse(400, 'linkInvalid')
  const complaint = passwordError(password, user.role)
  if (complaint !== null) throw refuse(400, complaint)
  const passwordHash = await hashPassword(password)
  const isSet = await store.transaction(
    async (tables) =>
      (await spendMailLinkToken(token, claim, tables)) &&
      (await tables.users.setPassword(user.id, { passwordHash, stamp: ids.guid(), before: user.stamp })),
  )
  if (!isSet) throw refuse(400, 'linkInvalid')
  await endAllSessions(user.id, services)
  await store.users.visited(user.id, { at: clock.now(), ip })
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: user.name,
    ip,
    message: 'Password reset',
    source: 'account',
  })
}
