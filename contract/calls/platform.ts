import { del, form, get, json, post, put } from '../call.ts'
import { mailTrial, mailTrialWish, platformMeans } from '../models/platform.ts'
import { text } from '../schema.ts'

/**
 * Replaces the logo and returns its address. The logo takes effect immediately and is no part of the
 * versioned settings.
 */
export const uploadLogo = put('/api/admin/config/logo', {
  role: 'Admin',
  caution: { undoable: 'Upload another, or remove it.' },
  body: form('file'),
  answer: json(text()),
  errors: [400, 401, 403, 415, 429],
  extension: 'platform-look',
})
/** Succeeds without a logo too, so that a repeated request does no harm. */
export const removeLogo = del('/api/admin/config/logo', {
  role: 'Admin',
  caution: { asks: ['remove-logo'] },
  errors: [401, 403, 429],
  extension: 'platform-look',
})

export const getPlatformMeans = get('/api/admin/config/means', {
  role: 'Admin',
  answer: json(platformMeans),
  errors: [401, 403, 429],
  extension: 'platform-means',
})
/** Sends one test email and waits for the result. A failed delivery is a result, not an error. */
export const tryMail = post('/api/admin/config/mail', {
  role: 'Admin',
  caution: { harmless: 'Only an email is sent.' },
  limit: 'Register',
  body: json(mailTrialWish),
  answer: json(mailTrial),
  errors: [400, 401, 403, 415, 429],
  extension: 'platform-means',
})
