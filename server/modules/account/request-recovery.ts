import type { RecoveryModel } from '#contract/models/credentials.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { Caller } from './caller.ts'
import { sendLinkEmail } from './link-email.ts'
import { readAccountPolicy } from '#server/config/account-policy.ts'

/**
 * The response is the same for existing and unknown accounts. So every refusal concerns the platform and
 * happens before the lookup.
 */
export async function requestRecovery(
  { email, gToken }: RecoveryModel,
  actor: Actor | null,
  caller: Caller,
  services: Pick<
    Services,
    'store' | 'clock' | 'ids' | 'config' | 'mail' | 'mailKey' | 'captcha' | 'platformLog'
  >,
): Promise<void> {
  const { store, mail, captcha, platformLog, ids } = services
  const { ip, language } = caller
  if (!(await captcha.passes(gToken ?? null, { ip, action: 'recovery' }))) throw refuse(400, 'captchaFailed')
  const policy = await readAccountPolicy(services)
  if (!policy.emailConfirmationRequired) throw refuse(400, 'askAdmin')
  if (!(await mail.canSend('reset'))) throw refuse(400, 'mailImpossible')
  const origin = caller.linkBase()

  const user = await store.users.byEmail(email.trim())
  const known = user?.emailConfirmed === true ? user : null
  // Stores the same for an unknown address, and drops it instead of sending it. Otherwise the response time
  // would reveal who has an account. A known account gets the email at its stored address, because the typed
  // one may only look the same.
  const claim = {
    kind: 'reset',
    userId: known?.id ?? ids.guid(),
    stamp: known?.stamp ?? '',
    email: known?.email ?? email.trim(),
  } as const
  if (!(await sendLinkEmail(claim, { language, origin }, services))) throw refuse(400, 'mailImpossible')
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
