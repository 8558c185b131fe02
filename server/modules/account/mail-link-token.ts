import { createHash, createHmac } from 'node:crypto'
import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import type { Clock } from '#server/base/clock.ts'
import type { MailLink } from '#server/store/mail-links.ts'
import type { Tables } from '#server/store/store.ts'

export const LINK_LIFE_MS = LINK_LIFE_HOURS * 3_600_000

/**
 * 36 bytes have no padding in Base64. Encoded once more they have neither padding nor `+` nor `/`, so that
 * links stay simple.
 */
const TOKEN_BYTES = 36
const TOKEN = /^[A-Za-z0-9+/]{48}$/

export type MailLinkClaim = Omit<MailLink, 'expiresAt'>
interface Needs {
  store: Pick<Tables, 'mailLinks'>
  clock: Clock
}

/** The database stores only the hash, so that a reader of the database cannot use the link. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * The token in an email, derived from the id of the email and a key outside of the database. So an email that
 * waits in the database needs no token there.
 */
export const mailLinkToken = (emailId: string, key: Buffer): string =>
  createHmac('sha512', key).update(emailId).digest().subarray(0, TOKEN_BYTES).toString('base64')

export async function storeMailLinkToken(token: string, link: MailLink, { mailLinks }: Needs['store']) {
  await mailLinks.create(hashOf(token), link)
}

/** Null: the token has no link, or the link is no longer valid. */
export async function findMailLink(token: string, { store, clock }: Needs): Promise<MailLink | null> {
  const link = TOKEN.test(token) ? await store.mailLinks.find(hashOf(token)) : null
  return link === null || clock.now() >= link.expiresAt ? null : link
}

/**
 * Whether the token belongs to this claim and is valid. It is not used up here, because the new password may
 * still be refused.
 */
export async function isMailLinkToken(token: string, claim: MailLinkClaim, needs: Needs): Promise<boolean> {
  const link = await findMailLink(token, needs)
  return (
    link !== null &&
    link.kind === claim.kind &&
    link.userId === claim.userId &&
    link.email === claim.email &&
    link.stamp === claim.stamp
  )
}

/**
 * Must run in the transaction of the change that the link allows, unless a new stamp voids the link. Also
 * ends all other links of the user. False: another request used the link first.
 */
export async function spendMailLinkToken(
  token: string,
  { userId }: Pick<MailLink, 'userId'>,
  { mailLinks }: Pick<Tables, 'mailLinks'>,
): Promise<boolean> {
  const isSpent = await mailLinks.spend(hashOf(token))
  if (isSpent) await mailLinks.deleteOfUser(userId)
  return isSpent
}
