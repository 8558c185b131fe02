import type { CaptchaInfo } from '#contract/models/captcha.ts'
import type { CaptchaAction } from '#contract/rules/captcha.ts'

export interface CaptchaAttempt {
  ip: string
  action: CaptchaAction
}

export interface Captcha {
  /**
   * Read again for each request, because an administrator may switch the captcha on and off while the server
   * runs.
   */
  info(): Promise<CaptchaInfo>
  /** Always true while the captcha is off. A token passes only once. */
  passes(token: string | null, from: CaptchaAttempt): Promise<boolean>
  /** Null unless the captcha is on and its provider is the proof of work. */
  challenge(): Promise<string | null>
}

export interface CaptchaBackend {
  readonly info: CaptchaInfo
  /** The caller has checked that the token is neither blank nor `NOTOKEN`. */
  passes(token: string, from: CaptchaAttempt): Promise<boolean>
  challenge(): Promise<string | null>
}
