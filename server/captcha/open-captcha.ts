import { NO_CAPTCHA } from '#contract/rules/captcha.ts'
import type { Logger } from 'pino'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Config } from '#server/config/config.ts'
import type { Store } from '#server/store/store.ts'
import { readAccountPolicy } from '#server/config/account-policy.ts'
import type { Captcha, CaptchaBackend } from './captcha.ts'
import { proofOfWork } from './proof-of-work.ts'
import { captchaConfigOf } from './captcha-kind.ts'
import { siteVerify } from './site-verify.ts'

interface Needs {
  config: Config
  store: Pick<Store, 'settings' | 'captchaSolutions'>
  clock: Clock
  ids: Ids
  secret: Buffer
  logger: Logger
}

export function openCaptcha(needs: Needs): Captcha {
  const judge = judgeOf(needs)
  const judgeNow = async (): Promise<CaptchaBackend | null> => {
    if (judge === null) return null
    const { useGoogleRecaptcha: isOn } = await readAccountPolicy(needs)
    return isOn ? judge : null
  }
  return {
    info: async () => (await judgeNow())?.info ?? { provider: 'None', siteKey: null },
    passes: async (token, from) => {
      const now = await judgeNow()
      if (now === null) return true
      if (token === null || token.trim() === '' || token === NO_CAPTCHA) return false
      return now.passes(token, from)
    },
    challenge: async () => (await judgeNow())?.challenge() ?? null,
  }
}

function judgeOf(needs: Needs): CaptchaBackend | null {
  const provider = captchaConfigOf(needs.config)
  switch (provider.kind) {
    case 'off':
      return null
    case 'proof-of-work':
      return proofOfWork(needs)
    case 'recaptcha':
    case 'turnstile':
      return siteVerify(provider, needs)
  }
}
