import type { FastifyInstance } from 'fastify'

const PAGES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')
/** What people upload: never runs anything, and only our own pages may frame it (the write-up viewer does). */
const UPLOADS = "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const HSTS = 'max-age=31536000; includeSubDomains'

export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isUpload = /^\/assets\//i.test(request.url)
    reply.headers({
      'content-security-policy': isUpload ? UPLOADS : PAGES,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    })
    // Avatars and posters have no name to tell their type by: whoever serves them adds this when the true type is sent.
    if (!isUpload) reply.header('x-content-type-options', 'nosniff')
    if (request.visitor.isHttps) reply.header('strict-transport-security', HSTS)
  })
}
