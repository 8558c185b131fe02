import { createHmac, timingSafeEqual } from 'node:crypto'
import { LINK_LIFE_HOURS } from '#contract/rules/account.ts'
import type { LinkKind } from '#server/mail/mail.ts'

const LIFE_MS = LINK_LIFE_HOURS * 3_600_000

/** What a token allows, and to whom. */
export interface MailLinkClaim {
  purpose: LinkKind
  userId: string
  /** Changes with whatever a token is spent on, and so ends all that were made before. */
  stamp: string
  /** Where the letter went: the new one, when the address is to change. */
  email: string
}

const EXPIRY_BYTES = 4
/** With the expiry 36 bytes, which Base64 prints without padding; printed in Base64 once more it has neither padding nor `+` nor `/`. */
const MAC_BYTES = 32

/** Signed instead of remembered: any process with the key takes it, and there is nothing to sweep. */
export function createMailLinkToken(key: Buffer, claim: MailLinkClaim, now: number): string {
  const expiry = Buffer.alloc(EXPIRY_BYTES)
  expiry.writeUInt32BE(Math.floor((now + LIFE_MS) / 1000))
  return Buffer.concat([expiry, sign(key, claim, expiry)]).toString('base64')
}

export function isMailLinkToken(key: Buffer, token: string, claim: MailLinkClaim, now: number): boolean {
  const bytes = Buffer.from(token, 'base64')
  // Buffer reads much that is no Base64: a token has one spelling.
  if (bytes.length !== EXPIRY_BYTES + MAC_BYTES || bytes.toString('base64') !== token) return false
  const expiry = bytes.subarray(0, EXPIRY_BYTES)
  return timingSafeEqual(bytes.subarray(EXPIRY_BYTES), sign(key, claim, expiry)) && now < expiry.readUInt32BE() * 1000
}

const sign = (key: Buffer, { purpose, userId, stamp, email }: MailLinkClaim, expiry: Buffer) =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, userId, stamp, email, expiry.readUInt32BE()]))
    .digest()
