import { del, get, json } from '../call.ts'
import { ownSession } from '../models/session.ts'
import { key, list } from '../schema.ts'

/** The current one first, then by the last sign of life. */
export const listSessions = get('/api/account/sessions', {
  role: 'User',
  answer: json(list(ownSession)),
  errors: [401, 403, 429],
  extension: 'sessions',
})
/** One's own only; an unknown one is 404. Ending the current one is signing out. */
export const endSession = del('/api/account/sessions/{id}', {
  role: 'User',
  params: { id: key('guid') },
  errors: [401, 403, 404, 429],
  extension: 'sessions',
})
/** All of them, the current one too. */
export const endAllSessions = del('/api/account/sessions', {
  role: 'User',
  errors: [401, 403, 429],
  extension: 'sessions',
})
