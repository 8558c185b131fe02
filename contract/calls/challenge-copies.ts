import { json, post } from '../call.ts'
import { challengeCopy } from '../models/challenge-copy.ts'
import { challengeInfoModel } from '../models/challenge-edit.ts'
import { int, list } from '../schema.ts'

/**
 * Copies up to 500 challenges of another game behind those of this one, all or none. The copies are disabled
 * and have no solves. Returns all challenges of the game.
 */
export const copyChallenges = post('/api/edit/games/{id}/challenges/copies', {
  role: 'Admin',
  caution: { harmless: 'The copies are disabled.' },
  params: { id: int() },
  body: json(challengeCopy),
  answer: json(list(challengeInfoModel)),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'challenge-copies',
})
