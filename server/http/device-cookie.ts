import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

const COOKIE = 'Vexil_Device'
/** The browser sends the cookie only to these calls, because no other reads it. */
const PATH = '/api/account'
const LIFE_SECONDS = 180 * 24 * 3600
/** Accounts that one browser is known for. */
const MAX_MARKS = 3
/** Several cookies of this name may arrive, because another server on the same host may have set one. */
const MAX_COOKIES = 4
const MARK = /^[\w-]{22}\.[0-9a-z]{6,8}\.[\w-]{43}$/

/** The marks of a browser, newest first. */
export function deviceMarksIn(headers: IncomingHttpHeaders): string[] {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${COOKIE}=`))
    .slice(0, MAX_COOKIES)
    .map((pair) => pair.slice(COOKIE.length + 1))
  return values.flatMap((value) => value.split('~').slice(0, MAX_MARKS)).filter((mark) => MARK.test(mark))
}

/** Adds the cookie to those that the response sets already. */
export function setDeviceMarks(reply: FastifyReply, marks: readonly string[], isSecure: boolean): void {
  const value = marks.slice(0, MAX_MARKS).join('~')
  reply.header(
    'set-cookie',
    `${COOKIE}=${value}; Path=${PATH}; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  )
}
