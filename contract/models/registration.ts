import { EMAIL_MAX, PASSWORD_MIN } from '../rules/account.ts'
import { USER_NAME_MAX, USER_NAME_MIN } from '../rules/user-name.ts'
import { absent, model, names, nullable, text, type Wire } from '../schema.ts'

export const REGISTER_STATUSES = [
  'LoggedIn',
  'AdminConfirmationRequired',
  'EmailConfirmationRequired',
] as const
export type RegisterStatus = (typeof REGISTER_STATUSES)[number]
export const registerStatusNames = names('RegisterStatus', REGISTER_STATUSES)

export const registerModel = model('RegisterModel', {
  userName: text({ required: true, min: USER_NAME_MIN, max: USER_NAME_MAX }),
  password: text({ required: true, min: PASSWORD_MIN }),
  email: text({ required: true, max: EMAIL_MAX, shape: 'email' }),
  /** The token of the solved captcha. `NOTOKEN` while no captcha is required. */
  gToken: absent(nullable(text()), null),
})
export type RegisterModel = Wire<typeof registerModel>

/** Both fields come from the link of an email and are sent back unchanged, in Base64. */
export const accountVerifyModel = model('AccountVerifyModel', {
  token: text({ required: true }),
  email: text({ required: true }),
})
export type AccountVerifyModel = Wire<typeof accountVerifyModel>
