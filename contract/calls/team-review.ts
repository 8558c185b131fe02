import { json, put } from '../call.ts'
import { teamReviewModel, teamReviewResultModel } from '../models/team-review.ts'
import { int } from '../schema.ts'

/**
 * Applies one decision to many teams in one transaction. A team that changed in the meantime is left out,
 * because the organiser decided on its old status.
 */
export const reviewTeams = put('/api/edit/games/{id}/teams/reviewed', {
  role: 'Admin',
  caution: { form: 'The dialog says what the decision means. An approval of one team can be undone.' },
  params: { id: int() },
  body: json(teamReviewModel),
  answer: json(teamReviewResultModel),
  errors: [400, 401, 403, 404, 415, 429],
  extension: 'team-review',
})
