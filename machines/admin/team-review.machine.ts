import type { TeamReviewModel, TeamReviewResultModel } from '#contract/models/team-review.ts'
import { actMachine, type ActView } from '../kit/act.ts'

export type TeamReviewView = ActView<TeamReviewModel, TeamReviewResultModel>

/**
 * Needs no question, because the dialog of the screen has already asked. An undo is the same request with the
 * two statuses exchanged.
 */
export const teamReviewMachine = actMachine<{ game: number }, TeamReviewModel, TeamReviewResultModel>({
  id: 'teamReview',
  description: 'Decides on teams of a game, all in one request.',
  isEmpty: ({ teams }) => teams.length === 0,
})
