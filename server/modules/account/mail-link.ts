import type { FastifyRequest } from 'fastify'
import type { LinkKind } from '#server/mail/mail.ts'
import { refuse } from '#server/http/refusal.ts'

const PAGES: Readonly<Record<LinkKind, string>> = {
  verify: 'verify',
  reset: 'reset',
  'change-email': 'confirm',
}
/** A host name or an address, with a port or without: nothing that would make another address of a link. */
const HOST = /^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i

/** As the pages send it back, both values in standard Base64. */
export function linkTo(kind: LinkKind, base: string, token: string, email: string): string {
  // Base64 of an address may have signs that mean something else in a query.
  return `${base}/account/${PAGES[kind]}?token=${encodeURIComponent(toBase64(token))}&email=${encodeURIComponent(toBase64(email))}`
}

/**
 * Where links in letters lead. A request's Host header is the caller's own word: whoever asks for a letter to
 * somebody else could make it lead to his own site. It counts only while no public address is configured, and
 * then letters reach nobody but the operator's outbox: the start refuses a mail server without a public
 * address.
 */
export function linkBase({ headers, visitor }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl
  const { host = '' } = headers
  if (!HOST.test(host)) throw refuse(400, 'badRequest')
  return `${visitor.isHttps ? 'https' : 'http'}://${host.toLowerCase()}`
}

/** What a link's value says, or an empty text where it is not the Base64 of one. */
export function fromBase64(sent: string): string {
  const bytes = Buffer.from(sent, 'base64')
  if (bytes.toString('base64') !== sent) return ''
  const text = bytes.toString('utf8')
  return Buffer.from(text).equals(bytes) ? text : ''
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64')
