import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { STAFF_PASSWORD_MIN } from '#contract/rules/password.ts'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { accountZh } from './account.zh.ts'

export const accountEn: Readonly<Record<keyof typeof accountZh, string>> = {
  emailTaken: 'This e-mail address is in use',
  sessionMissing: 'There is no such session, or it has ended',
  avatarEmpty: 'The avatar file is empty',
  avatarTooLarge: `An avatar may have at most ${PICTURE_MOST_BYTES / 1_048_576} MiB`,
  registrationOff: 'Registration is closed',
  captchaFailed: 'The check that you are human failed',
  domainNotAllowed: 'Only e-mail addresses of these domains may be used: {domains}',
  accountExists: 'This account exists already',
  tooManyTries:
    'Too many tries. Please wait a quarter of an hour, or use a browser that you have signed in with before',
  mailImpossible: 'Mail cannot be sent; please ask an administrator',
  passwordTooShort: `The password needs at least ${PASSWORD_MIN} characters`,
  passwordTooShortForStaff: `An administrator or monitor needs a password of at least ${STAFF_PASSWORD_MIN} characters`,
  passwordCommon: 'This password is one of the most common ones; please choose another',
  passwordNeedsDigit: 'The password needs a digit',
  passwordNeedsLower: 'The password needs a lower-case letter',
  passwordNeedsUpper: 'The password needs an upper-case letter',
  oldPasswordWrong: 'The old password is wrong',
  nameCharacters: 'The user name may only have letters, digits and - . _ @ +',
  nameMixesScripts: 'The user name mixes scripts that are not written together',
  nameTaken: 'This user name is in use',
  emailInvalid: 'The e-mail address is not valid',
  linkInvalid: 'The link is not valid or has expired',
  verificationFailed: 'The address could not be verified: the link is not valid or has expired',
  askAdmin: 'This platform does not confirm by mail; please ask an administrator',
  changedMeanwhile: 'The account was changed a moment ago; please try again',
  cannotDeleteSelf: 'You cannot delete your own account',
  cannotDeleteCaptain: 'This user is the captain of a team; hand the team over or delete it first',
  userOfList: '{user}: {complaint}',
  registered: 'You are registered',
  awaitsAdmin: 'You are registered; an administrator has to approve the account',
  verificationSent: 'You are registered; please follow the link in the mail that we have sent you',
  recoverySent:
    'If there is an account with this address, a mail with a link to reset its password is on its way',
  changeSent: 'A mail to confirm the change is on its way to the new address',
}
