import { PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'
import { accountEn } from './account.en.ts'
import { containerEn } from './container.en.ts'
import { editEn } from './edit.en.ts'
import { noticeEn } from './notice.en.ts'
import { platformEn } from './platform.en.ts'
import { playEn } from './play.en.ts'
import { teamEn } from './team.en.ts'
import type { TitleKey } from './zh.ts'

const MEGAPIXELS = PICTURE_MOST_PIXELS / 1_000_000

export const en: Readonly<Record<TitleKey, string>> = {
  ...accountEn,
  ...containerEn,
  ...editEn,
  ...noticeEn,
  ...platformEn,
  ...playEn,
  ...teamEn,
  signInFirst: 'Please sign in first',
  noAccess: 'You do not have access',
  crossSite: 'Requests from other sites are refused',
  notServed: 'This function is not available yet',
  tooLarge: 'The request is too large',
  batchTooLong: 'At most {count} at once',
  badRequest: 'The request was not understood',
  validationFailed: 'Validation failed',
  bodyMissing: 'The request needs a body',
  bodyMalformed: 'The request body is not valid JSON',
  bodyTooDeep: 'The request body is nested too deeply',
  fieldRequired: '{field} is required',
  fieldUnknown: 'This request has no field called {name}',
  fieldNull: '{field} must not be null',
  fieldTooShort: '{field} needs at least {limit} characters',
  fieldTooLong: '{field} may have at most {limit} characters',
  fieldTooSmall: '{field} must be at least {limit}',
  fieldTooBig: '{field} must be at most {limit}',
  fieldNotOneLine: '{field} must not have line breaks or characters that cannot be seen',
  fieldHidden: '{field} must not have characters that cannot be seen',
  fieldNotEmail: '{field} is not a valid e-mail address',
  fieldNotPhone: '{field} is not a valid phone number',
  fieldMalformed: '{field} is not valid',
  wrongCredentials: 'Wrong user name or password',
  accountDisabled: 'This account is disabled',
  postMissing: 'There is no such post',
  fileMissing: 'The file does not exist',
  storageFailed: 'The file could not be stored; please try again later',
  imageUnreadable: `This image cannot be read: use PNG, JPEG, GIF, WebP, BMP or TIFF with at most ${MEGAPIXELS} megapixels`,
  captchaHasNoWork: 'The captcha asks for no work',
  gameMissing: 'There is no such game',
  // Clients of this wire look for the three Chinese characters, whatever the language.
  gameOver: 'The game has ended (比赛已结束)',
}
