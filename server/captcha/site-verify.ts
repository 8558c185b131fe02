import type { Logger } from 'pino'
import type { Config } from '#server/config/config.ts'
import { errorCodeOf } from '#server/base/error-code.ts'
import type { CaptchaBackend, CaptchaAttempt } from './captcha.ts'
import type { SiteVerifyConfig } from './captcha-kind.ts'

interface Needs {
  config: Config
  logger: Logger
}

const LIMIT_MS = 5000
const MAX_TOKEN_LENGTH = 8192

/** reCAPTCHA and Turnstile have the same interface. Each accepts a token only once. */
export function siteVerify(
  verifier: SiteVerifyConfig,
  { config, logger }: Needs,
  limitMs = LIMIT_MS,
): CaptchaBackend {
  const { kind, siteKey } = verifier
  const host = config.publicUrl === null ? null : new URL(config.publicUrl).hostname
  return {
    info: { provider: kind === 'recaptcha' ? 'Recaptcha' : 'Turnstile', siteKey },
    challenge: async () => null,
    passes: async (token, from) => {
      if (token.length > MAX_TOKEN_LENGTH) return false
      const asked = await ask(verifier, token, from, limitMs)
      if ('fault' in asked) {
        logger.warn(
          { provider: kind, fault: asked.fault },
          'the captcha provider gave no answer: nobody passes',
        )
        return false
      }
      const { verdict } = asked
      const why = refusalOf(verdict, verifier, from, host)
      if (why === null) return true
      // With a wrong secret every check fails, and only the operator can fix it.
      const level = verdict.codes.some((code) => code.includes('secret')) ? 'warn' : 'info'
      logger[level]({ provider: kind, why, codes: verdict.codes }, 'the captcha was not passed')
      return false
    },
  }
}

interface Verdict {
  isSuccess: boolean
  score: number | null
  action: string | null
  hostname: string | null
  codes: readonly string[]
}

async function ask(
  { url, secret }: SiteVerifyConfig,
  token: string,
  { ip }: CaptchaAttempt,
  limitMs: number,
): Promise<{ verdict: Verdict } | { fault: string }> {
  try {
    const body = new URLSearchParams({ secret, response: token, ...(ip === '' ? {} : { remoteip: ip }) })
    // A redirect would send the secret to another host.
    const answer = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    if (!answer.ok) return { fault: `status ${answer.status}` }
    return { verdict: readVerdict(await answer.json()) }
  } catch (error) {
    return { fault: errorCodeOf(error instanceof Error && error.cause ? error.cause : error) }
  }
}

function readVerdict(value: unknown): Verdict {
  const said: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  const { success, score, action, hostname } = said
  const codes = said['error-codes']
  return {
    isSuccess: success === true,
    score: typeof score === 'number' ? score : null,
    action: typeof action === 'string' ? action : null,
    hostname: typeof hostname === 'string' ? hostname : null,
    codes: Array.isArray(codes)
      ? codes.filter((code) => typeof code === 'string').map((code) => code.slice(0, 50))
      : [],
  }
}

/**
 * Rejects a token of another action or another site, even if it is valid, because it may have been collected
 * there.
 */
function refusalOf(
  { isSuccess, score, action, hostname }: Verdict,
  { threshold }: SiteVerifyConfig,
  from: CaptchaAttempt,
  host: string | null,
): string | null {
  if (!isSuccess) return 'refused'
  if (action !== from.action) return 'action'
  if (host !== null && hostname !== host) return 'hostname'
  if (threshold !== null && (score === null || score < threshold)) return 'score'
  return null
}
