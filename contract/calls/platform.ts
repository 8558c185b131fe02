import { del, form, get, json, post, put } from '../call.ts'
import { mailTrial, mailTrialWish, platformMeans } from '../models/platform.ts'
import { text } from '../schema.ts'

/** In place of our mark; answers its link. It counts at once, and for no version of the configuration. */
export const uploadLogo = put('/api/admin/config/logo', {
  role: 'Admin',
  body: form('file'),
  answer: json(text()),
  errors: [400, 401, 403, 415, 429],
  extension: 'platform-look',
})
/** Where there is none it is done already. */
export const removeLogo = del('/api/admin/config/logo', {
  role: 'Admin',
  errors: [401, 403, 429],
  extension: 'platform-look',
})

export const getPlatformMeans = get('/api/admin/config/means', {
  role: 'Admin',
  answer: json(platformMeans),
  errors: [401, 403, 429],
  extension: 'platform-means',
})
/** Sends one letter and waits for what becomes of it: a failure is what was asked for, and no error. */
export const tryMail = post('/api/admin/config/mail', {
  role: 'Admin',
  limit: 'Register',
  body: json(mailTrialWish),
  answer: json(mailTrial),
  errors: [400, 401, 403, 415, 429],
  extension: 'platform-means',
})
