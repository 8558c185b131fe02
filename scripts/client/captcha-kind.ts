import type { CaptchaProvider } from '../../contract/models/captcha.ts'
import type { CaptchaKind } from '../../server/config/config.ts'

const KINDS: Readonly<Record<CaptchaProvider, CaptchaKind>> = {
  None: 'off',
  ProofOfWork: 'proof-of-work',
  Recaptcha: 'recaptcha',
  Turnstile: 'turnstile',
}
const isKnown = (provider: unknown): provider is CaptchaProvider =>
  typeof provider === 'string' && provider in KINDS
const WITHIN_MS = 5000

/**
 * Reads which captcha a server uses: pages with a foreign captcha need a wider policy. Null without an
 * answer.
 */
export async function readCaptchaKind(backend: string): Promise<CaptchaKind | null> {
  const ask = (path: string) => fetch(new URL(path, backend), { signal: AbortSignal.timeout(WITHIN_MS) })
  try {
    const told = field(await readJson(await ask('/api/config')), 'features')
    if (Array.isArray(told) && told.includes('captcha')) {
      const provider = field(await readJson(await ask('/api/captcha')), 'provider')
      if (isKnown(provider)) return KINDS[provider]
    }
    // Other servers of the wire know one captcha, and have this word for none.
    const key = await ask('/api/sitekey')
    if (!key.ok) return null
    return (await key.text()).replaceAll('"', '') === 'NOTOKEN' ? 'off' : 'recaptcha'
  } catch {
    return null
  }
}

/** Undefined if the answer is a failure or a page. */
const readJson = async (answer: Response): Promise<unknown> =>
  answer.ok && answer.headers.get('content-type')?.includes('json') ? answer.json() : undefined
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const AGAIN_AFTER_MS = 60_000

/** The last captcha kind that was read. It is read again in the background, so that no page waits for it. */
export function openCaptchaKind(read: () => Promise<CaptchaKind | null>, now = Date.now): () => CaptchaKind {
  let kind: CaptchaKind = 'off'
  let isRead = false
  let readAt = -Infinity
  return () => {
    if (now() - readAt >= (isRead ? AGAIN_AFTER_MS : 1000)) {
      readAt = now()
      void read().then((found) => {
        if (found === null) return
        kind = found
        isRead = true
      })
    }
    return kind
  }
}
