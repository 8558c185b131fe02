import type { RecoveryModel } from '#contract/models/credentials.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'
import { linkTo } from './mail-link.ts'
import { createMailLinkToken } from './mail-link-token.ts'
import { readAccountPolicy } from '#server/config/account-policy.ts'

/**
 * The response is the same whether the account exists or not. So every refusal is about the platform and
 * happens before the lookup.
 */
export async function requestRecovery(
  { email, gToken }: RecoveryModel,
  actor: Actor | null,
  caller: Caller,
  services: Pick<Services, 'store' | 'clock' | 'ids' | 'config' | 'mail' | 'captcha' | 'platformLog'>,
): Promise<void> {
  const { store, mail, captcha, platformLog, ids } = services
  const { ip, language } = caller
  if (!(await captcha.passes(gToken ?? null, { ip, action: 'recovery' }))) throw refuse(400, 'captchaFailed')
  const policy = await readAccountPolicy(services)
  if (!policy.emailConfirmationRequired) throw refuse(400, 'askAdmin')
  if (!mail.canSend('reset')) throw refuse(400, 'mailImpossible')
  const base = caller.linkBase()

  const user = await store.users.byEmail(email.trim())
  const known = user?.emailConfirmed === true ? user : null
  // An unknown address gets an unusable link too: otherwise the response time would reveal who has an
  // account.
  const claim = {
    kind: 'reset',
    userId: known?.id ?? ids.guid(),
    stamp: known?.stamp ?? '',
    email: known?.email ?? '',
  } as const
  const token = await createMailLinkToken(claim, services)
  if (known !== null) {
    // Sent to the stored address: the typed one may be another address that only looks the same.
    const { email: to, name } = known
    mail.send({ kind: 'reset', to, userName: name, link: linkTo('reset', base, token, to), language })
  }
  const name = actor?.name ?? 'Anonymous'
  platformLog.write({
    level: 'Information',
    status: 'Pending',
    name,
    ip,
    message: 'Password recovery asked for',
    source: 'account',
  })
}
