import type { FastifyInstance } from 'fastify'
import type { CaptchaKind } from '#server/config/config.ts'
import { inlineScriptsIn, otherPages, ownPages } from './page-policy.ts'

/** Headers of data. A browser that opens it as a page shows nothing and cannot frame it. */
const OF_ANSWERS = {
  // The default, because the next user of this browser or proxy must not get the response. Cacheable calls
  // set their own.
  'cache-control': 'private, no-store',
  vary: 'Cookie',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
/** Uploaded files never run scripts, and only our own pages may frame them, as the writeup viewer does. */
const UPLOADS = "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const SAME_FOR_ALL = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Never the full URL, because the return address of a sign-in may contain an invite code.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}
/**
 * Avatars and posters have no extension that shows their type. Their handler adds `nosniff` when it sends the
 * true type.
 */
const OF_UPLOADS = { ...SAME_FOR_ALL, 'content-security-policy': UPLOADS }
export const HSTS = 'max-age=31536000; includeSubDomains'

const OF_HTTPS_ANSWERS = { ...OF_ANSWERS, 'strict-transport-security': HSTS }

export const answerHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? OF_HTTPS_ANSWERS : OF_ANSWERS

/** Headers of the pages and files of a client. */
export const pageHeaders = (policy: string) => ({
  ...SAME_FOR_ALL,
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
})

/** `otherClient`: the folder of a client that replaces ours. Null: our client. */
export function secureHeaders(app: FastifyInstance, captcha: CaptchaKind, otherClient: string | null): void {
  const policy = otherClient === null ? ownPages(captcha) : otherPages(captcha, inlineScriptsIn(otherClient))
  const ofPages = pageHeaders(policy)
  app.addHook('onRequest', (request, reply, done) => {
    // Depends on the route and not on the URL, because unknown URLs below /api get the page of the client.
    if (request.routeOptions.url?.startsWith('/api/')) reply.headers(OF_ANSWERS)
    else reply.headers(/^\/assets\//i.test(request.url) ? OF_UPLOADS : ofPages)
    if (request.visitor.isHttps) reply.header('strict-transport-security', HSTS)
    done()
  })
}
