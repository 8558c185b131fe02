import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { toIso } from '#contract/models/time.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { Services } from '#server/modules/services.ts'

export async function listVisibleGames(
  page: { count: number; skip: number },
  { store }: Pick<Services, 'store'>,
): Promise<BasicGameInfoModel[]> {
  const games = await store.games.listVisible(page)
  return games.map(({ id, title, summary, posterHash, teamMemberCountLimit, startAt, endAt }) => ({
    id,
    title,
    summary,
    poster: imageUrl(posterHash, 'poster'),
    limit: teamMemberCountLimit,
    start: toIso(startAt),
    end: toIso(endAt),
  }))
}
