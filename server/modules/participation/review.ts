import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import { imageUrl } from '#server/modules/asset-url.ts'
import type { ReviewedMember } from '#server/store/rows/participation.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'

export async function listParticipations(gameId: number, { store }: Pick<Around, 'store'>): Promise<ParticipationInfoModel[]> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  const all = await store.participations.review(gameId)
  return all.map(({ id, status, organization, registeredMembers, team: { avatarHash, captainId, members, ...team } }) => ({
    id,
    status,
    organization,
    registeredMembers,
    team: { ...team, avatar: imageUrl(avatarHash, 'avatar'), captainId: captainId ?? '', members: members.map(toProfile) },
  }))
}

const toProfile = ({ id, name, avatarHash, ...member }: ReviewedMember): ProfileUserInfoModel => ({
  ...member,
  userId: id,
  userName: name,
  avatar: imageUrl(avatarHash, 'avatar'),
})
