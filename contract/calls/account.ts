import { form, get, json, post, put } from '../call.ts'
import { profileUpdateModel, profileUserInfoModel } from '../models/account.ts'
import {
  loginModel,
  mailChangeModel,
  passwordChangeModel,
  passwordResetModel,
  recoveryModel,
} from '../models/credentials.ts'
import { requestResponse, requestResponseOf } from '../models/envelope.ts'
import { accountVerifyModel, registerModel, registerStatusNames } from '../models/registration.ts'
import { bool, text } from '../schema.ts'

/**
 * Opens a session only if `data` of the response is `LoggedIn`. Otherwise the account must be confirmed
 * first.
 */
export const registerAccount = post('/api/account/register', {
  role: null,
  caution: { form: 'The user filled in the form.' },
  limit: 'Register',
  body: json(registerModel),
  answer: json(requestResponseOf('RegisterStatus', registerStatusNames)),
  errors: [400, 415, 429],
})
export const requestRecovery = post('/api/account/recovery', {
  role: null,
  caution: { form: 'Only an email is sent.' },
  limit: 'Register',
  body: json(recoveryModel),
  answer: json(requestResponse),
  errors: [400, 404, 415, 429],
})
export const resetPassword = post('/api/account/passwordreset', {
  role: null,
  caution: { form: 'The user opened the link in an email.' },
  limit: 'Register',
  body: json(passwordResetModel),
  errors: [400, 415, 429],
})
export const verifyAccount = post('/api/account/verify', {
  role: null,
  caution: { form: 'The user opened the link in an email.' },
  body: json(accountVerifyModel),
  errors: [400, 401, 415, 429],
})
export const signIn = post('/api/account/login', {
  role: null,
  caution: { form: 'The user filled in the form.' },
  body: json(loginModel),
  errors: [400, 401, 415, 429],
})
export const signOut = post('/api/account/logout', {
  role: 'User',
  errors: [401, 403, 429],
  caution: { undoable: 'Sign in again.' },
})
export const updateProfile = put('/api/account/update', {
  role: 'User',
  caution: { undoable: 'Save again.' },
  body: json(profileUpdateModel),
  errors: [400, 401, 403, 415, 429],
})
export const changePassword = put('/api/account/changepassword', {
  role: 'User',
  caution: { form: 'The form demands the old password.' },
  body: json(passwordChangeModel),
  errors: [400, 401, 403, 415, 429],
})
/** `data`: whether the server sends an email. */
export const changeEmail = put('/api/account/changeemail', {
  role: 'User',
  caution: { form: 'The new address must be confirmed.' },
  limit: 'Register',
  body: json(mailChangeModel),
  answer: json(requestResponseOf('Boolean', bool())),
  errors: [400, 401, 403, 415, 429],
})
export const confirmEmailChange = post('/api/account/mailchangeconfirm', {
  role: 'User',
  caution: { form: 'The user opened the link in an email.' },
  body: json(accountVerifyModel),
  errors: [400, 401, 403, 415, 429],
})
/** The signed-in user. 401: nobody is signed in. 403: the user is banned. */
export const getProfile = get('/api/account/profile', {
  role: 'User',
  answer: json(profileUserInfoModel),
  errors: [401, 403, 429],
})
export const uploadAvatar = put('/api/account/avatar', {
  role: 'User',
  caution: { undoable: 'Upload another.' },
  body: form('file'),
  answer: json(text()),
  errors: [400, 401, 403, 415, 429],
})
