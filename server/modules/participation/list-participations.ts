import type { ProfileUserInfoModel } from '#contract/models/account.ts'
import type { ParticipationInfoModel } from '#contract/models/participation.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { ReviewedMember } from '#server/store/rows/participation.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

/**
 * Returns all of them if no page is requested. For a large event that takes most of a second, in which no
 * other request gets a response.
 */
export async function listParticipations(
  gameId: number,
  page: { after: number; count: number } | null,
  { store }: Pick<Services, 'store'>,
): Promise<ParticipationInfoModel[]> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  const found = await store.participations.review(
    gameId,
    page && { ...page, count: Math.min(page.count, MAX_PAGE_SIZE) },
  )
  return found.map(
    ({ id, status, organization, registeredMembers, team: { avatarHash, captainId, members, ...team } }) => ({
      id,
      status,
      organization,
      registeredMembers,
      team: {
        ...team,
        avatar: imageUrl(avatarHash, 'avatar'),
        captainId: captainId ?? '',
        members: members.map(toProfile),
      },
    }),
  )
}

const toProfile = ({ id, name, avatarHash, ...member }: ReviewedMember): ProfileUserInfoModel => ({
  ...member,
  userId: id,
  userName: name,
  avatar: imageUrl(avatarHash, 'avatar'),
})
