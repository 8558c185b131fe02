import { getGame, listGames } from '#contract/calls/game.ts'
import { listGamePage } from '#contract/calls/game-pages.ts'
import { GAMES_LISTED } from '#contract/rules/game-list.ts'
import { serve } from '#server/modules/serve.ts'
import type { BasicGameInfoModel } from '#contract/models/game.ts'
import { movedByPause } from '#contract/rules/game-clock.ts'
import { toIso } from '#contract/models/time.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { Services } from '#server/modules/services.ts'
import { readGameSummary } from './game-summary.ts'

export const gameRoutes = [
  serve(listGames, (_, services) => listVisibleGames({ count: GAMES_LISTED, skip: 0 }, services)),
  serve(listGamePage, ({ query }, services) => listVisibleGames(query, services)),
  serve(getGame, ({ params, actor }, services) => readGameSummary(params.id, actor, services)),
]

async function listVisibleGames(
  page: { count: number; skip: number },
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<BasicGameInfoModel[]> {
  const now = clock.now()
  const games = await store.games.listVisible(page)
  return games.map(({ id, title, summary, posterHash, teamMemberCountLimit, startAt, endAt, pausedAt }) => ({
    id,
    title,
    summary,
    poster: imageUrl(posterHash, 'poster'),
    limit: teamMemberCountLimit,
    start: toIso(startAt),
    end: toIso(movedByPause(endAt, { pausedAt }, now)),
  }))
}
