import { getGame, listGames } from '#contract/calls/game.ts'
import { serve } from '#server/wire/serve.ts'
import { readGame } from './detail.ts'
import { listVisibleGames } from './list.ts'

export const gameRoutes = [
  serve(listGames, (_, around) => listVisibleGames(around)),
  serve(getGame, ({ params, actor }, around) => readGame(params.id, actor, around)),
]
