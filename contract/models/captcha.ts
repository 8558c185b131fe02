import { model, names, nullable, open, text, type Wire } from '../schema.ts'

export const CAPTCHA_PROVIDERS = ['None', 'ProofOfWork', 'Recaptcha', 'Turnstile'] as const
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number]

export const captchaProvider = open(names('CaptchaProvider', CAPTCHA_PROVIDERS))

/** The captcha that a client must solve before it registers or asks for a recovery. */
export const captchaInfo = model('CaptchaInfo', {
  provider: captchaProvider,
  /** Public; null where the provider has none. */
  siteKey: nullable(text()),
})
export type CaptchaInfo = Wire<typeof captchaInfo>

export const captchaChallenge = model('CaptchaChallenge', {
  /** JSON in the format of altcha-lib. The token is the Base64 of the JSON `{challenge, solution}`. */
  challenge: text(),
})
export type CaptchaChallenge = Wire<typeof captchaChallenge>
