import { getGame, listGames } from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import { readGameSummary } from './game-summary.ts'
import { listVisibleGames } from './list-games.ts'

export const gameRoutes = [
  serve(listGames, (_, around) => listVisibleGames(around)),
  serve(getGame, ({ params, actor }, around) => readGameSummary(params.id, actor, around)),
]
