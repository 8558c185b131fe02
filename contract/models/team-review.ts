import { absent, int, list, model, nullable, text, type Wire } from '../schema.ts'
import { BAN_REASON_MAX } from '../rules/participation-ruling.ts'
import { participationStatusNames } from './participation.ts'

/** `status` is the one that the organiser saw. The server skips a team that has another status by now. */
export const reviewedTeamModel = model('ReviewedTeamModel', { id: int(), status: participationStatusNames })
export type ReviewedTeamModel = Wire<typeof reviewedTeamModel>

export const teamReviewModel = model('TeamReviewModel', {
  status: participationStatusNames,
  teams: list(reviewedTeamModel),
  /** Only a ban has a reason, which the members read. Null: none. */
  reason: absent(nullable(text({ max: BAN_REASON_MAX, clear: 'lines' })), null),
})
export type TeamReviewModel = Wire<typeof teamReviewModel>

export const teamReviewResultModel = model('TeamReviewResultModel', {
  /** Ids of the participations that now have the new status. */
  done: list(int()),
  /** Teams that had changed or withdrawn in the meantime. The server leaves them as they are. */
  changed: list(model('ChangedTeamModel', { id: int(), name: text() })),
})
export type TeamReviewResultModel = Wire<typeof teamReviewResultModel>
