import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { PASSWORD_MIN } from '#contract/rules/account.ts'
import { STAFF_PASSWORD_MIN } from '#contract/rules/password.ts'
import { PICTURE_MOST_BYTES } from '#contract/rules/picture.ts'
import type { accountZh } from './account.zh.ts'

export const accountEn: Readonly<Record<keyof typeof accountZh, string>> = {
  emailTaken: 'This email address is already in use',
  sessionMissing: 'This session doesn’t exist or has ended',
  avatarEmpty: 'The avatar file is empty',
  avatarTooLarge: `Avatars can be at most ${PICTURE_MOST_BYTES / MEBIBYTE} MB`,
  registrationOff: 'Registration is closed',
  captchaFailed: 'The human check failed. Try again',
  domainNotAllowed: 'Use an email address from one of these domains: {domains}',
  accountExists: 'This account already exists',
  tooManyTries:
    'Too many tries. Wait a quarter of an hour, or use a browser that you’ve signed in with before',
  mailImpossible: 'The email couldn’t be sent. Contact an administrator',
  passwordTooShort: `The password needs at least ${PASSWORD_MIN} characters`,
  passwordTooShortForStaff: `An administrator or monitor needs a password of at least ${STAFF_PASSWORD_MIN} characters`,
  passwordCommon: 'This password is one of the most common ones. Choose another',
  passwordNeedsDigit: 'The password needs a digit',
  passwordNeedsLower: 'The password needs a lowercase letter',
  passwordNeedsUpper: 'The password needs an uppercase letter',
  oldPasswordWrong: 'The current password is wrong',
  nameCharacters: 'The username can only contain letters, digits and - . _ @ +',
  nameMixesScripts: 'The username mixes scripts that aren’t written together',
  nameTaken: 'This username is already in use',
  emailInvalid: 'The email address isn’t valid',
  linkInvalid: 'This link is invalid or has expired',
  verificationFailed: 'The email address couldn’t be verified: the link is invalid or has expired',
  askAdmin: 'This platform doesn’t send confirmation emails. Contact an administrator',
  changedMeanwhile: 'The account was changed a moment ago. Try again',
  cannotDeleteSelf: 'You can’t delete your own account',
  cannotDeleteCaptain: 'This user is the captain of a team. Hand the team over or delete it first',
  usersChanged: 'Nothing was changed. Others have changed these accounts in the meantime: {names}',
  notOwnAccount: 'You can’t change your own account together with others',
  disableWordMissing: 'Type {word} to disable accounts',
  userOfList: '{user}: {complaint}',
  registered: 'Account created',
  awaitsAdmin: 'Account created. An administrator has to approve it',
  verificationSent: 'Account created. Open the link in the email we sent you',
  recoverySent: 'If this address belongs to an account, we’ve sent a link to reset its password',
  changeSent: 'We’ve sent a confirmation link to the new address',
}
