import type { FastifyInstance } from 'fastify'
import type { CaptchaKind } from '#server/config/config.ts'

interface CaptchaOrigins {
  scripts: string
  frames: string
  connections: string
}
/** Whom a captcha has to do with, and nobody besides. The mirrors are what reCAPTCHA itself loads where google.com cannot be reached. */
const GUESTS: Readonly<Record<'recaptcha' | 'turnstile', CaptchaOrigins>> = {
  recaptcha: {
    scripts: ' https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.gstatic.cn/recaptcha/',
    frames: ' https://www.recaptcha.net/recaptcha/',
    connections: ' https://www.recaptcha.net/recaptcha/',
  },
  turnstile: {
    scripts: ' https://challenges.cloudflare.com',
    frames: ' https://challenges.cloudflare.com',
    connections: ' https://challenges.cloudflare.com',
  },
}
const NO_GUESTS: CaptchaOrigins = { scripts: '', frames: '', connections: '' }

function trustedTypesWith(kind: CaptchaKind): readonly string[] {
  switch (kind) {
    case 'off':
      return ["require-trusted-types-for 'script'", "trusted-types 'none'"]
    case 'proof-of-work':
      // For the worker that does it: whoever starts one has to say by a policy that its address is our own.
      return ["require-trusted-types-for 'script'", 'trusted-types default']
    case 'recaptcha':
    case 'turnstile':
      // Their scripts load more scripts by plain addresses, which Trusted Types are there to forbid.
      return []
  }
}

function pagesWith(kind: CaptchaKind): string {
  const isForeign = kind === 'recaptcha' || kind === 'turnstile'
  const { scripts, frames, connections } = isForeign ? GUESTS[kind] : NO_GUESTS
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connections}`,
    `frame-src 'self'${frames}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypesWith(kind),
  ].join('; ')
}
/** Data; should somebody open it as a page, that page shows nothing and is shown in none. */
const OF_ANSWERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
/** What people upload: never runs anything, and only our own pages may frame it (the writeup viewer does). */
const UPLOADS = "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const SAME_FOR_ALL = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Never an address: one that leads back after signing in may carry an invite code.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}
/** Avatars and posters have no name to tell their type by: whoever serves them adds `nosniff` when the true type is sent. */
const OF_UPLOADS = { ...SAME_FOR_ALL, 'content-security-policy': UPLOADS }
const HSTS = 'max-age=31536000; includeSubDomains'

export function secureHeaders(app: FastifyInstance, captcha: CaptchaKind): void {
  const ofPages = { ...SAME_FOR_ALL, 'content-security-policy': pagesWith(captcha), 'x-content-type-options': 'nosniff' }
  app.addHook('onRequest', (request, reply, done) => {
    // By the route and not by the address: what no call answers to below /api is answered with the client's page.
    if (request.routeOptions.url?.startsWith('/api/')) reply.headers(OF_ANSWERS)
    else reply.headers(/^\/assets\//i.test(request.url) ? OF_UPLOADS : ofPages)
    if (request.visitor.isHttps) reply.header('strict-transport-security', HSTS)
    done()
  })
}
