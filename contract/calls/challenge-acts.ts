import { json, put } from '../call.ts'
import { challengeChange, challengeDeletion } from '../models/challenge-acts.ts'
import { challengeInfoModel } from '../models/challenge-edit.ts'
import { int, list } from '../schema.ts'

const rules = {
  role: 'Admin',
  params: { id: int() },
  answer: json(list(challengeInfoModel)),
  errors: [400, 401, 403, 404, 409, 415, 429],
  extension: 'challenge-acts',
} as const

/**
 * Changes up to 500 challenges in one transaction, all or none. Returns all challenges of the game. 409 names
 * the challenges that others changed since the organiser saw them.
 */
export const changeChallenges = put('/api/edit/games/{id}/challenges', {
  ...rules,
  caution: { form: 'The dialog of the act says what happens, in numbers.' },
  body: json(list(challengeChange)),
})
/** The order in which players see the challenges. Challenges that are not named follow in their old order. */
export const orderChallenges = put('/api/edit/games/{id}/challenges/order', {
  ...rules,
  caution: { undoable: 'Order them again.' },
  body: json(list(int())),
})
/** Deletes all named challenges or none. */
export const deleteChallenges = put('/api/edit/games/{id}/challenges/deleted', {
  ...rules,
  caution: { form: 'A word has to be typed.' },
  body: json(challengeDeletion),
})
