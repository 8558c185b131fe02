import type { CheatInfoModel } from '#contract/models/cheat.ts'
import type { ParticipationModel } from '#contract/models/participation.ts'
import { imageUrl } from './image-url.ts'
import type { CheatRow, CheatParticipation } from '#server/store/rows/monitor.ts'
import { toSubmission } from './submission.ts'

export const toCheat = (cheat: CheatRow): CheatInfoModel => ({
  ownedTeam: toParticipation(cheat.owner),
  submitTeam: toParticipation(cheat.from),
  submission: toSubmission({ ...cheat, number: null }),
})

const toParticipation = ({
  id,
  status,
  organization,
  teamId,
  name,
  avatarHash,
}: CheatParticipation): ParticipationModel => ({
  id,
  team: { id: teamId, name, avatar: imageUrl(avatarHash, 'avatar') },
  status,
  organization,
})
