import { bool, keep, list, model, text, type Wire } from '../schema.ts'
import { roleNames } from './account.ts'

/**
 * The change of one of many accounts. `seen` has the values that the administrator saw. A missing value keeps
 * what is stored.
 */
export const userActModel = model('UserActModel', {
  id: text({ required: true, shape: 'guid' }),
  seen: model('SeenUserModel', { role: roleNames, emailConfirmed: bool() }),
  role: keep(roleNames),
  emailConfirmed: keep(bool()),
})
export type UserActModel = Wire<typeof userActModel>

export const userActsModel = model('UserActsModel', {
  users: list(userActModel),
  /** The word that has to be typed before an account is disabled. Other acts need none. */
  word: keep(text({ max: 20 })),
})
export type UserActsModel = Wire<typeof userActsModel>
