import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { strayCookies } from './stray-cookies.ts'

/** The name on the base wire. Its clients return any cookie. */
export const COOKIE = 'GZCTF_Token'
/**
 * Browsers accept this name only from the host itself, over HTTPS and for all paths, so no other host or path
 * can plant one.
 */
export const HOST_COOKIE = `__Host-${COOKIE}`

const cookieName = (isHttps: boolean) => (isHttps ? HOST_COOKIE : COOKIE)

/**
 * There are several if another site has set one of the same name. Over HTTPS the plain name is not read,
 * because any site of the domain could have set it.
 */
export const tokensIn = (headers: IncomingHttpHeaders, isHttps: boolean): string[] =>
  valuesOf(headers, cookieName(isHttps))

/** The tokens under both names, for a secret that counts wherever it comes from. */
export const sessionTokens = (headers: IncomingHttpHeaders): string[] =>
  [COOKIE, HOST_COOKIE].flatMap((name) => valuesOf(headers, name))

export function setToken(reply: FastifyReply, token: string, expiresAt: number): void {
  replace(reply, token, new Date(expiresAt))
}

export function clearToken(reply: FastifyReply): void {
  replace(reply, '', new Date(0))
}

/** Whether cookies arrived that do not belong to the session: planted ones, or one from before HTTPS. */
export function hasStrays(
  headers: IncomingHttpHeaders,
  isHttps: boolean,
  tokens = tokensIn(headers, isHttps),
): boolean {
  return tokens.length > 1 || (isHttps && valuesOf(headers, COOKIE).length > 0)
}

/**
 * Fastify collects the cookies of a response. Only the last session cookie may be sent, together with the
 * removal of all others.
 */
function replace(reply: FastifyReply, token: string, expires: Date): void {
  const { request } = reply
  const { isHttps } = request.visitor
  const attributes = `Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const own = `${cookieName(isHttps)}=${token}; ${attributes}`
  reply.removeHeader('set-cookie')
  reply.header(
    'set-cookie',
    hasStrays(request.headers, isHttps)
      ? [...strayCookies(COOKIE, request, { keepsOwn: !isHttps }), own]
      : own,
  )
}

/** Parsed without the cookie plugin, because no other cookie matters here. */
function valuesOf({ cookie }: IncomingHttpHeaders, name: string): string[] {
  if (cookie === undefined || !cookie.includes(name)) return []
  const values = cookie.split(';').flatMap((pair) => {
    const at = pair.indexOf('=')
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : []
  })
  return [...new Set(values)]
}
