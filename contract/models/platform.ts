import { keep, model, names, nullable, text, type Wire } from '../schema.ts'
import { captchaProvider } from './captcha.ts'
import { MAIL_FATES, MAIL_WAYS } from './platform-names.ts'

/** The operator's setup of this server. Some switches do nothing without it. */
export const platformMeans = model('PlatformMeans', {
  mail: names('MailWay', MAIL_WAYS),
  /** The sender address of emails; null if there is none. */
  sender: nullable(text()),
  /** Host and port of the mail server; null if there is none. */
  mailServer: nullable(text()),
  /** The captcha that the switch would turn on. */
  captcha: captchaProvider,
  /**
   * An address that forwards requests and is not trusted: visitors behind it count as one. Null: none was
   * seen.
   */
  untrustedProxy: nullable(text()),
})
export type PlatformMeans = Wire<typeof platformMeans>

/** Sends to the caller's own address if `to` is missing. */
export const mailTrialWish = model('MailTrialWish', { to: keep(text({ shape: 'email' })) })

export const mailTrial = model('MailTrial', {
  fate: names('MailFate', MAIL_FATES),
  to: text(),
  /** The message of the mail server, or of the connection to it; null after a success. */
  said: nullable(text()),
})
export type MailTrial = Wire<typeof mailTrial>
