import { createHash } from 'node:crypto'
import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { MailLink } from '#server/store/mail-links.ts'
import type { Tables } from '#server/store/store.ts'

const LINK_LIFE_MS = LINK_LIFE_HOURS * 3_600_000

/** 36 bytes in Base64 have no padding. Encoded once more they have neither padding nor `+` nor `/`. */
const TOKEN_BYTES = 36
const TOKEN = /^[A-Za-z0-9+/]{48}$/

export type MailLinkClaim = Omit<MailLink, 'expiresAt'>
interface Needs {
  store: Pick<Tables, 'mailLinks'>
  clock: Clock
}

/** The database stores only the hash, so a reader of the database cannot use the link. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export async function createMailLinkToken(
  claim: MailLinkClaim,
  { store, clock, ids }: Needs & { ids: Ids },
): Promise<string> {
  const token = ids.bytes(TOKEN_BYTES).toString('base64')
  await store.mailLinks.create(hashOf(token), { ...claim, expiresAt: clock.now() + LINK_LIFE_MS })
  return token
}

/**
 * Whether the token was made for this claim and is valid. It is not used up here: the new password may still
 * be refused.
 */
export async function isMailLinkToken(
  token: string,
  claim: MailLinkClaim,
  { store, clock }: Needs,
): Promise<boolean> {
  const link = TOKEN.test(token) ? await store.mailLinks.find(hashOf(token)) : null
  if (link === null || clock.now() >= link.expiresAt) return false
  return (
    link.kind === claim.kind &&
    link.userId === claim.userId &&
    link.email === claim.email &&
    link.stamp === claim.stamp
  )
}

/**
 * Runs in the transaction of the change that the link allows. False if another request used the link first.
 * Also ends all other links of the user.
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
