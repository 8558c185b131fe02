import { keep, model, names, nullable, text, type Wire } from '../schema.ts'
import { captchaProvider } from './captcha.ts'
import { MAIL_FATES, MAIL_WAYS } from './platform-names.ts'

/** The operator's setup of this server. The client warns if a switch has no effect without it. */
export const platformMeans = model('PlatformMeans', {
  mail: names('MailWay', MAIL_WAYS),
  /** The sender address of emails. Null: none is configured. */
  sender: nullable(text()),
  /** Host and port of the mail server. Null: none is configured. */
  mailServer: nullable(text()),
  /** The captcha that the switch in the settings turns on. */
  captcha: captchaProvider,
  /**
   * A proxy that is not in the list of trusted ones. All visitors behind it share one rate limit. Null: none
   * was seen.
   */
  untrustedProxy: nullable(text()),
})
export type PlatformMeans = Wire<typeof platformMeans>

/** A missing `to` means the caller's own address. */
export const mailTrialWish = model('MailTrialWish', { to: keep(text({ shape: 'email' })) })

export const mailTrial = model('MailTrial', {
  fate: names('MailFate', MAIL_FATES),
  to: text(),
  /** The message of the mail server, or the error of the connection. Null after a success. */
  said: nullable(text()),
})
export type MailTrial = Wire<typeof mailTrial>
