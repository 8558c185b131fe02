import { EMAIL_MAX, PASSWORD_MIN } from '../rules/account.ts'
import { absent, model, nullable, optional, text, type Wire } from '../schema.ts'

export const loginModel = model('LoginModel', {
  /** The name or the email address of the user, in any case. */
  userName: text({ required: true }),
  password: text({ required: true, min: PASSWORD_MIN }),
  /**
   * The solution of a proof of work. The server demands it after failed sign-ins (extension `sign-in-work`).
   */
  work: optional(text()),
})
export type LoginModel = Wire<typeof loginModel>

export const recoveryModel = model('RecoveryModel', {
  email: text({ required: true, max: EMAIL_MAX, shape: 'email' }),
  gToken: absent(nullable(text()), null),
})
export type RecoveryModel = Wire<typeof recoveryModel>

export const passwordResetModel = model('PasswordResetModel', {
  password: text({ required: true, min: PASSWORD_MIN }),
  /** Base64, as in the link of the email. */
  email: text({ required: true }),
  rToken: text({ required: true }),
})
export type PasswordResetModel = Wire<typeof passwordResetModel>

export const passwordChangeModel = model('PasswordChangeModel', {
  old: text({ required: true, min: PASSWORD_MIN }),
  new: text({ required: true, min: PASSWORD_MIN }),
})
export type PasswordChangeModel = Wire<typeof passwordChangeModel>

export const mailChangeModel = model('MailChangeModel', {
  newMail: text({ required: true, max: EMAIL_MAX, shape: 'email' }),
})
export type MailChangeModel = Wire<typeof mailChangeModel>
