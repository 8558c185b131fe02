import type { CaptchaProvider } from '#contract/models/captcha.ts'
import type { PlatformMeans } from '#contract/models/platform.ts'
import { captchaConfigOf, type CaptchaConfig } from '#server/captcha/captcha-kind.ts'
import type { Config } from '#server/config/config.ts'
import { mailDeliveryOf } from '#server/mail/delivery-method.ts'

const PROVIDERS: Readonly<Record<CaptchaConfig['kind'], CaptchaProvider>> = {
  off: 'None',
  'proof-of-work': 'ProofOfWork',
  recaptcha: 'Recaptcha',
  turnstile: 'Turnstile',
}

/** No secret is among it: neither names nor passwords, and the folder of the outbox is the operator's. */
export function readPlatformMeans(config: Config): PlatformMeans {
  const way = mailDeliveryOf(config)
  const captcha = PROVIDERS[captchaConfigOf(config).kind]
  switch (way.kind) {
    case 'smtp':
      return { mail: 'Smtp', sender: way.from, mailServer: `${config.smtpHost}:${config.smtpPort}`, captcha }
    case 'outbox':
      return { mail: 'Outbox', sender: way.from, mailServer: null, captcha }
    case 'none':
      return { mail: 'None', sender: null, mailServer: null, captcha }
    default:
      return way satisfies never
  }
}
