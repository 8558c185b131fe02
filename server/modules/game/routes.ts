import { getGame, listGames } from '#contract/calls/game.ts'
import { listGamePage } from '#contract/calls/game-pages.ts'
import { GAMES_LISTED } from '#contract/rules/game-list.ts'
import { serve } from '#server/modules/serve.ts'
import type { BasicGameInfoModel, DetailedGameInfoModel } from '#contract/models/game.ts'
import { movedByPause } from '#contract/rules/game-clock.ts'
import { toIso } from '#contract/models/time.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { Services } from '#server/modules/services.ts'
import type { Game } from '#server/store/games.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import { winnersOf } from './winners.ts'
import { knowsGame } from '#server/modules/game-access/known-game.ts'

async function readGameSummary(
  id: number,
  actor: Actor | null,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<DetailedGameInfoModel> {
  const [game, teamCount, own] = await Promise.all([
    store.games.byId(id),
    store.participations.countOf(id),
    actor ? store.participations.ofUser(id, actor.id) : null,
  ])
  if (!game || !(await knowsGame(game, actor, store))) throw refuse(404, 'gameMissing')
  return {
    id: game.id,
    title: game.title,
    summary: game.summary,
    content: game.content,
    hidden: game.hidden,
    organizations: game.organizations,
    inviteCodeRequired: game.inviteCode !== null && game.inviteCode !== '',
    poster: imageUrl(game.posterHash, 'poster'),
    limit: game.teamMemberCountLimit,
    teamCount,
    organization: own?.organization ?? null,
    teamName: own?.teamName ?? null,
    practiceMode: game.practiceMode,
    status: own?.status ?? 'Unsubmitted',
    start: toIso(game.startAt),
    ...endOf(game, clock.now()),
  }
}

export const gameRoutes = [
  serve(listGames, (_, services) => listVisibleGames({ count: GAMES_LISTED, skip: 0 }, services)),
  serve(listGamePage, ({ query }, services) => listVisibleGames(query, services)),
  serve(getGame, ({ params, actor }, services) => readGameSummary(params.id, actor, services)),
]

async function listVisibleGames(
  page: { count: number; skip: number },
  { store, clock, boards }: Pick<Services, 'store' | 'clock' | 'boards'>,
): Promise<BasicGameInfoModel[]> {
  const now = clock.now()
  const games = await store.games.listVisible(page)
  const winners = await winnersOf(games, now, boards)
  return games.map(({ id, title, summary, posterHash, teamMemberCountLimit, startAt, endAt, pausedAt }) => {
    const winner = winners.get(id)
    return {
      id,
      title,
      summary,
      poster: imageUrl(posterHash, 'poster'),
      limit: teamMemberCountLimit,
      start: toIso(startAt),
      ...endOf({ endAt, pausedAt }, now),
      ...(winner === undefined ? {} : { winner }),
    }
  })
}

/** A client that knows no pauses must not take a paused game for ended, so the end moves along. */
const endOf = ({ endAt, pausedAt }: Pick<Game, 'endAt' | 'pausedAt'>, now: number) => ({
  end: toIso(movedByPause(endAt, { pausedAt }, now)),
  ...(pausedAt === null ? {} : { pausedAt: toIso(pausedAt), storedEnd: toIso(endAt) }),
})
