import { int, list, model, names, nullable, text, type Wire } from '../schema.ts'
import { teamModel, teamWithDetailedUserInfo } from './team.ts'

/** `Unsubmitted`: there is no participation. It is never stored and never in a list. */
export const PARTICIPATION_STATUSES = ['Pending', 'Accepted', 'Rejected', 'Suspended', 'Unsubmitted'] as const
export type ParticipationStatus = (typeof PARTICIPATION_STATUSES)[number]
export const participationStatusNames = names('ParticipationStatus', PARTICIPATION_STATUSES)

export const participationModel = model('ParticipationModel', {
  id: int(),
  team: teamModel,
  status: participationStatusNames,
  organization: nullable(text()),
})
export type ParticipationModel = Wire<typeof participationModel>

export const participationInfoModel = model('ParticipationInfoModel', {
  id: int(),
  team: teamWithDetailedUserInfo,
  /** Ids of the members who joined this game. */
  registeredMembers: list(text()),
  organization: nullable(text()),
  status: participationStatusNames,
})
export type ParticipationInfoModel = Wire<typeof participationInfoModel>
