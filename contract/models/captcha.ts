import { model, names, nullable, open, text, type Wire } from '../schema.ts'

export const CAPTCHA_PROVIDERS = ['None', 'ProofOfWork', 'Recaptcha', 'Turnstile'] as const
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number]

export const captchaProvider = open(names('CaptchaProvider', CAPTCHA_PROVIDERS))

/** The captcha that a client must solve before it registers or asks for a recovery. */
export const captchaInfo = model('CaptchaInfo', {
  provider: captchaProvider,
  /** Public. Null if the provider has no site key. */
  siteKey: nullable(text()),
})
export type CaptchaInfo = Wire<typeof captchaInfo>

export const captchaChallenge = model('CaptchaChallenge', {
  /**
   * JSON in the format of altcha-lib. The client answers with the Base64 of `{challenge, solution}` as JSON.
   */
  challenge: text(),
})
export type CaptchaChallenge = Wire<typeof captchaChallenge>
