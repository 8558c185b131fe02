import { get, json } from '../call.ts'
import { teamAttempt } from '../models/submission.ts'
import { int, list } from '../schema.ts'

/** At most 50 flags, the latest first. */
export const listTeamAttempts = get('/api/game/{id}/challenges/{challengeId}/attempts', {
  role: 'User',
  params: { id: int(), challengeId: int() },
  answer: json(list(teamAttempt)),
  errors: [400, 401, 403, 404, 429],
  extension: 'team-attempts',
})
