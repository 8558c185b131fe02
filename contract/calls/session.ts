import { del, get, json } from '../call.ts'
import { ownSession } from '../models/session.ts'
import { key, list } from '../schema.ts'

/** The current session first, then by last use. */
export const listSessions = get('/api/account/sessions', {
  role: 'User',
  answer: json(list(ownSession)),
  errors: [401, 403, 429],
  extension: 'sessions',
})
/** Only sessions of the caller; 404 for others. Ending the current one signs out. */
export const endSession = del('/api/account/sessions/{id}', {
  role: 'User',
  caution: { undoable: 'Sign in again.' },
  params: { id: key('guid') },
  errors: [401, 403, 404, 429],
  extension: 'sessions',
})
/** Ends all sessions, the current one too. */
export const endAllSessions = del('/api/account/sessions', {
  role: 'User',
  caution: { asks: ['end-all-sessions'] },
  errors: [401, 403, 429],
  extension: 'sessions',
})
