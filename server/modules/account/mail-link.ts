import type { FastifyRequest } from 'fastify'
import type { LinkKind } from '#server/mail/mail.ts'
import { refuse } from '#server/http/refusal.ts'

const PAGES: Readonly<Record<LinkKind, string>> = {
  verify: 'verify',
  reset: 'reset',
  'change-email': 'confirm',
}
/** A host name or an address with an optional port. Other characters could turn the link into another URL. */
const HOST = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i

/** The client returns both values as it received them, in standard Base64. */
export function linkTo(kind: LinkKind, base: string, token: string, email: string): string {
  // Base64 may contain characters that have a meaning in a query.
  const encode = (text: string) => encodeURIComponent(toBase64(text))
  return `${base}/account/${PAGES[kind]}?token=${encode(token)}&email=${encode(email)}`
}

/**
 * The origin of links in emails. A caller chooses the Host header and could lead the link of a stranger to
 * another site. So it counts only without a configured public address. Emails then reach only the operator's
 * outbox, because the server does not start with a mail server and without a public address.
 */
export function linkBase({ headers, visitor }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl
  const { host = '' } = headers
  if (!HOST.test(host)) throw refuse(400, 'badRequest')
  return `${visitor.isHttps ? 'https' : 'http'}://${host.toLowerCase()}`
}

/** '' unless the text is one that `toBase64` writes. */
export function fromBase64(sent: string): string {
  const bytes = Buffer.from(sent, 'base64')
  if (bytes.toString('base64') !== sent) return ''
  const text = bytes.toString('utf8')
  return Buffer.from(text).equals(bytes) ? text : ''
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64')
