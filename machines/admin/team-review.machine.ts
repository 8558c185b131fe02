import type { TeamReviewModel, TeamReviewResultModel } from '#contract/models/team-review.ts'
import { actMachine, type ActView } from '../kit/act.ts'

export type TeamReviewView = ActView<TeamReviewModel, TeamReviewResultModel>

/** The dialog of the screen has asked before. An undo is the same with the statuses exchanged. */
export const teamReviewMachine = actMachine<{ game: number }, TeamReviewModel, TeamReviewResultModel>({
  id: 'teamReview',
  description: 'Decides on teams of a game, all in one request.',
  isEmpty: ({ teams }) => teams.length === 0,
})
