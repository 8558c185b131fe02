import type { Config } from '#server/config/config.ts'

/** An external service that watches the visitor. The server asks it for its verdict. */
export interface SiteVerifyConfig {
  kind: 'recaptcha' | 'turnstile'
  siteKey: string
  secret: string
  url: string
  /** Null: the provider sends no score. */
  threshold: number | null
}
export type CaptchaConfig = { kind: 'off' } | { kind: 'proof-of-work' } | SiteVerifyConfig

const URLS = {
  recaptcha: 'https://www.recaptcha.net/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

export function captchaConfigOf({
  captcha,
  captchaSiteKey,
  captchaSecret,
  captchaVerifyUrl,
  captchaThreshold,
}: Config): CaptchaConfig {
  if (captcha === 'proof-of-work') return { kind: captcha }
  if (captcha === 'off' || captchaSiteKey === null || captchaSecret === null) return { kind: 'off' }
  const kind = captcha ?? 'recaptcha'
  return {
    kind,
    siteKey: captchaSiteKey,
    secret: captchaSecret,
    url: captchaVerifyUrl ?? URLS[kind],
    threshold: kind === 'recaptcha' ? captchaThreshold : null,
  }
}
