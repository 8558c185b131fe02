import { keep, model, names, nullable, text, type Wire } from '../schema.ts'
import { captchaProvider } from './captcha.ts'
import { MAIL_FATES, MAIL_WAYS } from './platform-names.ts'

/** What the operator has given this server: some switches do nothing without it. */
export const platformMeans = model('PlatformMeans', {
  mail: names('MailWay', MAIL_WAYS),
  /** The address that letters come from; null where there is none. */
  sender: nullable(text()),
  /** Who takes the letters, host and port; null where nobody does. */
  mailServer: nullable(text()),
  /** Who would tell people from robots when the switch is on. */
  captcha: captchaProvider,
  /**
   * An address that forwards requests and is not trusted: visitors behind it count as one. Null: none was
   * seen.
   */
  untrustedProxy: nullable(text()),
})
export type PlatformMeans = Wire<typeof platformMeans>

/** To the caller's own address unless another is named. */
export const mailTrialWish = model('MailTrialWish', { to: keep(text({ shape: 'email' })) })

export const mailTrial = model('MailTrial', {
  fate: names('MailFate', MAIL_FATES),
  to: text(),
  /** What the mail server, or the line to it, says about it; null where nothing went wrong. */
  said: nullable(text()),
})
export type MailTrial = Wire<typeof mailTrial>
