import { get, json, post } from '../call.ts'
import { takeOverSource, takeOverState } from '../models/take-over.ts'

/**
 * For administrators, and for the session that began the last one: its account is gone after a take-over, and
 * its report must still arrive.
 */
export const getTakeOver = get('/api/admin/takeover', {
  role: null,
  answer: json(takeOverState),
  errors: [403, 429],
  extension: 'take-over',
})

/** Reads and checks everything in the background, and changes nothing. */
export const tryTakeOver = post('/api/admin/takeover/trial', {
  role: 'Admin',
  body: json(takeOverSource),
  errors: [400, 401, 403, 409, 415, 429],
  caution: { harmless: 'A trial only reads the other server.' },
  extension: 'take-over',
})

/** The server stops for it, and starts again with what was taken over. */
export const beginTakeOver = post('/api/admin/takeover', {
  role: 'Admin',
  body: json(takeOverSource),
  errors: [400, 401, 403, 409, 415, 429],
  caution: { form: 'The platform is empty, and the button says what it does.' },
  extension: 'take-over',
})
