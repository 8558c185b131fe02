import { json, put } from '../call.ts'
import { teamReviewModel, teamReviewResultModel } from '../models/team-review.ts'
import { int } from '../schema.ts'

/** One decision on many teams of a game, stored as a whole. Teams that have changed meanwhile are left out. */
export const reviewTeams = put('/api/edit/games/{id}/teams/reviewed', {
  role: 'Admin',
  caution: { form: 'The dialog says what the decision means. An approval of one team can be undone.' },
  params: { id: int() },
  body: json(teamReviewModel),
  answer: json(teamReviewResultModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'team-review',
})
