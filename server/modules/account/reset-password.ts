import type { PasswordResetModel } from '#contract/models/credentials.ts'
import { endAllSessions } from '#server/modules/session/end-session.ts'
import { hashPassword } from './password-hashing.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'
import { passwordError } from './name-rules.ts'
import { fromBase64 } from './mail-link.ts'
import { isMailLinkToken } from './mail-link-token.ts'

/** Spends the token: it was made for the old stamp. Wrong passwords are counted anew from here, for the same reason. */
export async function resetPassword({ email, rToken, password }: PasswordResetModel, { ip }: Caller, around: Services): Promise<void> {
  const { store, clock, ids, journal, linkKey } = around
  const user = await store.users.byEmail(fromBase64(email))
  const claim = { purpose: 'reset', userId: user?.id ?? '', stamp: user?.stamp ?? '', email: user?.email ?? '' } as const
  const fits = isMailLinkToken(linkKey, fromBase64(rToken), claim, clock.now())
  // One sentence for both: without a letter nobody learns who has an account.
  if (!user || !fits) throw refuse(400, 'linkInvalid')
  const complaint = passwordError(password)
  if (complaint !== null) throw refuse(400, complaint)
  const passwordHash = await hashPassword(password)
  if (!(await store.users.setPassword(user.id, { passwordHash, stamp: ids.guid(), before: user.stamp }))) throw refuse(400, 'linkInvalid')
  await endAllSessions(user.id, around)
  await store.users.visited(user.id, { at: clock.now(), ip })
  journal.write({ level: 'Information', status: 'Success', name: user.name, ip, message: 'Password reset', source: 'account' })
}
