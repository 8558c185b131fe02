import { int, list, model, text, type Wire } from '../schema.ts'
import { participationStatusNames } from './participation.ts'

/** `status`: what the organiser saw when deciding. A team that has another by now is left as it is. */
export const reviewedTeamModel = model('ReviewedTeamModel', { id: int(), status: participationStatusNames })
export type ReviewedTeamModel = Wire<typeof reviewedTeamModel>

export const teamReviewModel = model('TeamReviewModel', {
  status: participationStatusNames,
  teams: list(reviewedTeamModel),
})
export type TeamReviewModel = Wire<typeof teamReviewModel>

export const teamReviewResultModel = model('TeamReviewResultModel', {
  /** The ids of the participations that have the status now. */
  done: list(int()),
  /** The teams that had changed or were withdrawn meanwhile. They stay as they are. */
  changed: list(model('ChangedTeamModel', { id: int(), name: text() })),
})
export type TeamReviewResultModel = Wire<typeof teamReviewResultModel>
