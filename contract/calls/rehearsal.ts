import { del, json, post } from '../call.ts'
import { rehearsalModel } from '../models/rehearsal.ts'
import { int } from '../schema.ts'

const REHEARSAL = { role: 'Admin', params: { id: int() }, extension: 'rehearsal' } as const

/**
 * Puts the caller into the test team, in a hidden copy of the game that starts now with all enabled
 * challenges out. All organisers of a game share the copy. If the game was changed since, or the copy has
 * ended, a new one replaces it.
 */
export const rehearse = post('/api/edit/games/{id}/rehearsal', {
  ...REHEARSAL,
  caution: { harmless: 'Only organisers see the copy, and nothing in it counts.' },
  answer: json(rehearsalModel),
  errors: [400, 401, 403, 404, 429],
})
/** Deletes the copy with the answers, solves and instances of the test team. */
export const clearRehearsal = del('/api/edit/games/{id}/rehearsal', {
  ...REHEARSAL,
  caution: { harmless: 'Nothing in it counts, and the next rehearsal begins anew.' },
  answer: { kind: 'empty' },
  errors: [401, 403, 404, 429],
})
