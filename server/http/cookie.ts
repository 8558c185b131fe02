import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

export const COOKIE = 'GZCTF_Token'

/** Read by hand: one name out of one header, and no other cookie is anybody's business here. */
export function tokenIn(headers: IncomingHttpHeaders): string | null {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === COOKIE) return pair.slice(at + 1).trim()
  }
  return null
}

export function setToken(reply: FastifyReply, token: string, expiresAt: number, isSecure: boolean): void {
  replace(reply, `${COOKIE}=${token}; Path=/; Expires=${new Date(expiresAt).toUTCString()}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`)
}

export function clearToken(reply: FastifyReply, isSecure: boolean): void {
  replace(reply, `${COOKIE}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`)
}

/** Fastify adds up cookies; of ours only the last word may leave. */
function replace(reply: FastifyReply, cookie: string): void {
  reply.removeHeader('set-cookie')
  reply.header('set-cookie', cookie)
}
