import type { CaptchaProvider } from '#contract/models/captcha.ts'
import type { PlatformMeans } from '#contract/models/platform.ts'
import { captchaConfigOf, type CaptchaConfig } from '#server/captcha/captcha-kind.ts'
import type { Services } from '#server/modules/services.ts'
import { mailDeliveryOf } from '#server/mail/delivery-method.ts'

const PROVIDERS: Readonly<Record<CaptchaConfig['kind'], CaptchaProvider>> = {
  off: 'None',
  'proof-of-work': 'ProofOfWork',
  recaptcha: 'Recaptcha',
  turnstile: 'Turnstile',
}

/** Contains no secrets: no user names, no passwords, and no folder of the operator. */
export function readPlatformMeans({
  config,
  proxyWatch,
}: Pick<Services, 'config' | 'proxyWatch'>): PlatformMeans {
  const way = mailDeliveryOf(config)
  const rest = { captcha: PROVIDERS[captchaConfigOf(config).kind], untrustedProxy: proxyWatch.untrusted() }
  switch (way.kind) {
    case 'smtp':
      return { mail: 'Smtp', sender: way.from, mailServer: `${config.smtpHost}:${config.smtpPort}`, ...rest }
    case 'outbox':
      return { mail: 'Outbox', sender: way.from, mailServer: null, ...rest }
    case 'none':
      return { mail: 'None', sender: null, mailServer: null, ...rest }
    default:
      return way satisfies never
  }
}
