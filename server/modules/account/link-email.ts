import type { Clock } from '#server/base/clock.ts'
import type { Config } from '#server/config/config.ts'
import type { Language } from '#contract/rules/language.ts'
import type { Email } from '#server/mail/mail.ts'
import type { WaitingEmail } from '#server/store/emails.ts'
import type { Tables } from '#server/store/store.ts'
import type { User } from '#server/store/rows/user.ts'
import type { Services } from '#server/modules/services.ts'
import { linkTo } from './mail-link.ts'
import {
  findMailLink,
  LINK_LIFE_MS,
  mailLinkToken,
  storeMailLinkToken,
  type MailLinkClaim,
} from './mail-link-token.ts'

/**
 * Stores an email with a link and the hash of its token. The link is created when the email is sent. False:
 * no email can be sent.
 */
export async function sendLinkEmail(
  claim: MailLinkClaim,
  { language, origin }: { language: Language; origin: string },
  { mail, clock, ids, mailKey }: Pick<Services, 'mail' | 'clock' | 'ids' | 'mailKey'>,
): Promise<boolean> {
  const { kind, userId, email: to } = claim
  const id = ids.guid()
  const expiresAt = clock.now() + LINK_LIFE_MS
  return mail.send({ id, kind, userId, to, language, origin, expiresAt }, (tables) =>
    storeMailLinkToken(mailLinkToken(id, mailKey), { ...claim, expiresAt }, tables),
  )
}

/**
 * Adds the link and the name to a waiting email. Null if the link would not work: it has expired or was used,
 * or the account was deleted, confirmed or changed in the meantime.
 */
export async function completeLinkEmail(
  { id, kind, userId, to, language, origin }: WaitingEmail,
  needs: {
    store: Pick<Tables, 'users' | 'mailLinks'>
    clock: Clock
    mailKey: Buffer
    config: Pick<Config, 'publicUrl'>
  },
): Promise<Email | null> {
  const token = mailLinkToken(id, needs.mailKey)
  const user = await needs.store.users.byId(userId)
  const link = await findMailLink(token, needs)
  if (user === null || link === null || link.stamp !== user.stamp || !isNeeded(kind, to, user)) return null
  const base = needs.config.publicUrl ?? origin
  return { kind, to, userName: user.name, link: linkTo(kind, base, token, to), language }
}

function isNeeded(kind: WaitingEmail['kind'], to: string, { email, emailConfirmed, role }: User): boolean {
  switch (kind) {
    case 'verify':
      return !emailConfirmed && role !== 'Banned' && email === to
    case 'reset':
      return emailConfirmed && email === to
    case 'change-email':
      return email !== to
    default:
      return kind satisfies never
  }
}
