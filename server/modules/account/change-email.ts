import type { MailChangeModel } from '#contract/models/credentials.ts'
import type { AccountVerifyModel } from '#contract/models/registration.ts'
import { domainsIn } from '#contract/rules/platform.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'
import { isInDomains } from './email-domain.ts'
import { isEmail, isNameOfAnother } from './name-rules.ts'
import { sendLinkEmail } from './link-email.ts'
import { fromBase64 } from './mail-link.ts'
import { isMailLinkToken, spendMailLinkToken } from './mail-link-token.ts'
import { ownAccount } from './profile.ts'
import { readAccountPolicy } from '#server/config/account-policy.ts'

/** Sends the email to the new address, because the user must prove that they receive emails there. */
export async function changeEmail(
  { newMail }: MailChangeModel,
  actor: Actor,
  caller: Caller,
  services: Pick<Services, 'store' | 'clock' | 'ids' | 'config' | 'mail' | 'mailKey' | 'platformLog'>,
): Promise<void> {
  const { store, platformLog } = services
  const { ip, language } = caller
  const email = newMail.trim()
  if (!isEmail(email)) throw refuse(400, 'emailInvalid')
  if ((await store.users.byEmail(email)) !== null || (await isNameOfAnother(email, actor.name, store.users)))
    throw refuse(400, 'emailTaken')
  const policy = await readAccountPolicy(services)
  if (!policy.emailConfirmationRequired) throw refuse(400, 'askAdmin', {}, false)
  const domains = domainsIn(policy.emailDomainList)
  if (!isInDomains(email, domains)) throw refuse(400, 'domainNotAllowed', { domains })
  const origin = caller.linkBase()
  const { id, stamp, name } = await ownAccount(actor, store)
  const claim = { kind: 'change-email', userId: id, stamp, email } as const
  if (!(await sendLinkEmail(claim, { language, origin }, services))) throw refuse(400, 'mailImpossible')
  platformLog.write({
    level: 'Information',
    status: 'Pending',
    name,
    ip,
    message: 'E-mail change asked for',
    source: 'account',
  })
}

export async function confirmEmailChange(
  sent: AccountVerifyModel,
  actor: Actor,
  caller: Caller,
  {
    store,
    clock,
    ids,
    platformLog,
    publish,
  }: Pick<Services, 'store' | 'clock' | 'ids' | 'platformLog' | 'publish'>,
): Promise<void> {
  const user = await ownAccount(actor, store)
  const email = fromBase64(sent.email)
  const claim = { kind: 'change-email', userId: user.id, stamp: user.stamp, email } as const
  const token = fromBase64(sent.token)
  if (!(await isMailLinkToken(token, claim, { store, clock }))) throw refuse(400, 'linkInvalid')
  // Another user may have taken the address as a name in the meantime.
  if (await isNameOfAnother(email, user.name, store.users)) throw refuse(400, 'linkInvalid')
  const stamp = ids.guid()
  if ((await store.users.setEmail(user.id, { email, stamp, before: user.stamp })) !== 'saved')
    throw refuse(400, 'linkInvalid')
  publish([{ kind: 'account-changed' }])
  // The new stamp already voids the link, so this needs no transaction. A taken address would roll it back.
  await spendMailLinkToken(token, claim, store)
  await caller.enterAlone({ ...user, email, stamp })
  platformLog.write({
    level: 'Information',
    status: 'Success',
    name: user.name,
    ip: caller.ip,
    message: 'E-mail address changed',
    source: 'account',
  })
}
