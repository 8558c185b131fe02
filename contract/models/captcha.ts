import { model, names, nullable, open, text, type Wire } from '../schema.ts'

export const CAPTCHA_PROVIDERS = ['None', 'ProofOfWork', 'Recaptcha', 'Turnstile'] as const
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number]

export const captchaProvider = open(names('CaptchaProvider', CAPTCHA_PROVIDERS))

/** What a client has to do before it may register or ask for a recovery. */
export const captchaInfo = model('CaptchaInfo', {
  provider: captchaProvider,
  /** Public; null where the provider has none. */
  siteKey: nullable(text()),
})
export type CaptchaInfo = Wire<typeof captchaInfo>

export const captchaChallenge = model('CaptchaChallenge', {
  /**
   * JSON as altcha-lib writes and reads it. Solved, it goes back as the token: the Base64 of the JSON
   * `{challenge, solution}`.
   */
  challenge: text(),
})
export type CaptchaChallenge = Wire<typeof captchaChallenge>
