import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

const COOKIE = 'Vexil_Device'
/** Only these calls read the cookie, so the browser sends it only to them. */
const PATH = '/api/account'
const LIFE_SECONDS = 180 * 24 * 3600
/** The number of accounts that one browser is known for. */
const MAX_MARKS = 3
/** Several cookies of this name may arrive: another server on the same host may have set one. */
const MAX_COOKIES = 4
const MARK = /^[\w-]{22}\.[0-9a-z]{6,8}\.[\w-]{43}$/

/** The marks that a browser carries, the newest first. */
export function deviceMarksIn(headers: IncomingHttpHeaders): string[] {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${COOKIE}=`))
    .slice(0, MAX_COOKIES)
    .map((pair) => pair.slice(COOKIE.length + 1))
  return values.flatMap((value) => value.split('~').slice(0, MAX_MARKS)).filter((mark) => MARK.test(mark))
}

/** Adds to the cookies that the answer sets already. */
export function setDeviceMarks(reply: FastifyReply, marks: readonly string[], isSecure: boolean): void {
  const value = marks.slice(0, MAX_MARKS).join('~')
  reply.header(
    'set-cookie',
    `${COOKIE}=${value}; Path=${PATH}; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  )
}
