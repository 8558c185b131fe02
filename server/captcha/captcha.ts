import type { CaptchaInfo } from '#contract/models/captcha.ts'
import type { CaptchaAction } from '#contract/rules/captcha.ts'

export interface CaptchaAttempt {
  ip: string
  action: CaptchaAction
}

export interface Captcha {
  /** The current settings: an admin may switch the captcha on and off while the server runs. */
  info(): Promise<CaptchaInfo>
  /** Always true while the captcha is off. A token is valid once. */
  passes(token: string | null, from: CaptchaAttempt): Promise<boolean>
  /** Null unless the captcha is on and its provider is the proof of work. */
  challenge(): Promise<string | null>
}

export interface CaptchaBackend {
  readonly info: CaptchaInfo
  /** The token is neither blank nor `NOTOKEN`. */
  passes(token: string, from: CaptchaAttempt): Promise<boolean>
  challenge(): Promise<string | null>
}
