import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { PICTURE_MOST_BYTES, PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'
import { accountEn } from './account.en.ts'
import { containerEn } from './container.en.ts'
import { editEn } from './edit.en.ts'
import { noticeEn } from './notice.en.ts'
import { playEn } from './play.en.ts'
import { teamChangesEn } from './team-changes.en.ts'
import { teamEn } from './team.en.ts'
import type { TitleKey } from './zh.ts'

const MEGAPIXELS = PICTURE_MOST_PIXELS / 1_000_000

export const en: Readonly<Record<TitleKey, string>> = {
  ...accountEn,
  ...containerEn,
  ...editEn,
  ...noticeEn,
  ...playEn,
  ...teamChangesEn,
  ...teamEn,
  signInFirst: 'Sign in first',
  noAccess: 'You don’t have access to this',
  crossSite: 'Requests from other sites are blocked',
  notServed: 'This feature isn’t available on this server yet',
  tooLarge: 'The request is too large',
  batchTooLong: 'At most {count} at once',
  badRequest: 'The server couldn’t understand the request',
  validationFailed: 'Validation failed',
  bodyMissing: 'The request body is missing',
  bodyMalformed: 'The request body isn’t valid JSON',
  bodyTooDeep: 'The request body is nested too deeply',
  fieldRequired: '{field} is required',
  fieldUnknown: 'This request has no field called {name}',
  fieldNull: '{field} can’t be null',
  fieldTooShort: '{field} must have at least {limit} characters',
  fieldTooLong: '{field} can have at most {limit} characters',
  fieldTooSmall: '{field} must be at least {limit}',
  fieldTooBig: '{field} must be at most {limit}',
  fieldNotOneLine: '{field} can’t contain line breaks or invisible characters',
  fieldHidden: '{field} can’t contain invisible characters',
  fieldNotEmail: '{field} isn’t a valid email address',
  fieldNotPhone: '{field} isn’t a valid phone number',
  fieldMalformed: '{field} isn’t valid',
  wrongCredentials: 'Wrong username or password',
  accountDisabled: 'Your account is disabled',
  postMissing: 'Post not found',
  letterMissing: 'Letter not found',
  fileMissing: 'File not found',
  storageFailed: 'The file couldn’t be stored. Try again later',
  imageUnreadable:
    `This image can’t be read. Use PNG, JPEG, GIF, WebP, BMP or TIFF with at most ${MEGAPIXELS} ` +
    'megapixels',
  captchaHasNoWork: 'This CAPTCHA has nothing to compute',
  gameMissing: 'Game not found',
  // The Chinese characters are in every language, because base clients search for them.
  gameOver: 'The game has ended (比赛已结束)',
  logoEmpty: 'The logo file is empty',
  logoTooLarge: `Logos can be at most ${PICTURE_MOST_BYTES / MEBIBYTE} MB`,
  takeOverAddress:
    'This isn’t a database address. It looks like postgres://user:password@machine:port/database',
  takeOverFolder: 'The folder must be a whole path that begins with /',
  takeOverShared: 'Several processes share this platform. Use npm run take-over',
  takeOverFilled: 'This platform isn’t empty, so it can’t take over another server',
  takeOverRuns: 'A dry run or a take-over is running',
}
