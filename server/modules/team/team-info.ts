import type { TeamInfoModel } from '#contract/models/team.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { TeamWithMembers } from '#server/store/rows/team.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'

export const toTeamInfo = ({
  id,
  name,
  bio,
  avatarHash,
  locked,
  captainId,
  members,
}: TeamWithMembers): TeamInfoModel => ({
  id,
  name,
  bio,
  avatar: imageUrl(avatarHash, 'avatar'),
  locked,
  members: members.map((member) => ({
    id: member.id,
    userName: member.name,
    bio: member.bio,
    avatar: imageUrl(member.avatarHash, 'avatar'),
    captain: member.id === captainId,
  })),
})

/** A missing team is 404 for reading and 400 for changes, as on the base wire. */
export async function readTeamInfo(id: number, { teams }: Pick<Tables, 'teams'>): Promise<TeamInfoModel> {
  const team = await teams.withMembers(id)
  if (!team) throw refuse(404, 'teamMissing')
  return toTeamInfo(team)
}
