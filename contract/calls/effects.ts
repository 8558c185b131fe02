import { get, json } from '../call.ts'
import { effectsModel } from '../models/effects.ts'
import { EPOCH } from '../models/time.ts'
import { absent, int, iso, text } from '../schema.ts'

/** Counts whom an action would reach, for its confirm dialog. Changes nothing. */
export const getEffects = get('/api/edit/games/{id}/effects', {
  role: 'Admin',
  params: { id: int() },
  query: {
    /** Counts one challenge only; 0 counts the whole game. */
    challenge: absent(int({ min: 0 }), 0),
    /** Counts these challenges, written as `1,2,3`; '' counts by `challenge` (extension `challenge-acts`). */
    challenges: absent(text({ max: 6000 }), ''),
    /** The time from which solves would be hidden. 1970-01-01: never, so all would be shown. */
    freezeAt: absent(iso(), EPOCH),
  },
  answer: json(effectsModel),
  errors: [400, 401, 403, 404, 429],
  extension: 'effects',
})
