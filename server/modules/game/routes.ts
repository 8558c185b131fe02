import { getGame, listGames } from '#contract/calls/game.ts'
import { listGamePage } from '#contract/calls/game-pages.ts'
import { GAMES_LISTED } from '#contract/rules/game-list.ts'
import { serve } from '#server/modules/serve.ts'
import { readGameSummary } from './game-summary.ts'
import { listVisibleGames } from './list-games.ts'

export const gameRoutes = [
  serve(listGames, (_, services) => listVisibleGames({ count: GAMES_LISTED, skip: 0 }, services)),
  serve(listGamePage, ({ query }, services) => listVisibleGames(query, services)),
  serve(getGame, ({ params, actor }, services) => readGameSummary(params.id, actor, services)),
]
