import { json, put } from '../call.ts'
import { userActsModel } from '../models/user-acts.ts'
import { userInfoModel } from '../models/user.ts'
import { int, list, text } from '../schema.ts'

const rules = { role: 'Admin', errors: [400, 401, 403, 404, 409, 415, 429], extension: 'user-acts' } as const

/**
 * Changes the role of up to 500 accounts, or whether they may sign in, in one transaction: all or none. 409
 * names the accounts that others changed since the administrator saw them.
 */
export const changeUsers = put('/api/admin/roster/users', {
  ...rules,
  caution: {
    form: 'The dialog of the act says what happens, in numbers. To disable accounts needs a typed word.',
  },
  body: json(userActsModel),
  answer: json(list(userInfoModel)),
})
/** Ends all sessions of these accounts, all or none. Returns how many sessions were ended. */
export const signOutUsers = put('/api/admin/roster/users/signed-out', {
  ...rules,
  errors: [400, 401, 403, 404, 415, 429],
  caution: { form: 'The dialog says that these users have to sign in again.' },
  body: json(list(text({ shape: 'guid' }))),
  answer: json(int()),
})
