import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CaptchaKind } from '#server/config/config.ts'

interface CaptchaOrigins {
  scripts: string
  frames: string
  connections: string
}
/** The origins that a captcha needs. The mirrors serve reCAPTCHA where google.com cannot be reached. */
const GUESTS: Readonly<Record<'recaptcha' | 'turnstile', CaptchaOrigins>> = {
  recaptcha: {
    scripts:
      ' https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.gstatic.cn/recaptcha/',
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
      // Trusted Types need no exception for our workers: the default policy checks their address.
      return ["require-trusted-types-for 'script'", 'trusted-types default']
    case 'recaptcha':
    case 'turnstile':
      // The scripts of these captchas load others by plain URLs, which Trusted Types would forbid.
      return []
  }
}

const guestsOf = (kind: CaptchaKind) =>
  kind === 'recaptcha' || kind === 'turnstile' ? GUESTS[kind] : NO_GUESTS

/**
 * Allows only the sources that our own client needs. `shows`: in front of a base server, which sends
 * documents as downloads, the client also shows them in a frame from bytes that it has read.
 */
export function ownPages(kind: CaptchaKind, shows: 'files' | 'read-bytes' = 'files'): string {
  const { scripts, frames, connections } = guestsOf(kind)
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connections}`,
    `frame-src 'self'${shows === 'read-bytes' ? ' blob:' : ''}${frames}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...trustedTypesWith(kind),
  ].join('; ')
}

/**
 * For clients built for the base wire, where no server sends a policy. They need styles written by scripts,
 * pictures from any HTTPS address, and files that they create. An inline script may run only if it is in
 * `index.html`.
 */
export function otherPages(kind: CaptchaKind, inlineScripts: readonly string[]): string {
  const { scripts, frames, connections } = guestsOf(kind)
  const own = inlineScripts.map((script) => ` '${hashOf(script)}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${own}${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self' data: blob:${connections}`,
    `frame-src 'self' blob:${frames}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi

/** Without their tags, because a policy allows inline scripts by the hash of their text. */
export function inlineScriptsIn(clientDir: string): string[] {
  const page = readFileSync(join(clientDir, 'index.html'), 'utf8')
  return [...page.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc\s*=/i.test(attributes) || text === '' ? [] : [text],
  )
}

/** Browsers normalise line ends before they hash. */
const hashOf = (script: string) =>
  `sha256-${createHash('sha256').update(script.replaceAll(/\r\n?/g, '\n')).digest('base64')}`
