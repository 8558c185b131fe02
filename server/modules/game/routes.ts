import { getGame, getGameDetails, listGames } from '#contract/calls/game.ts'
import { serve } from '#server/wire/serve.ts'
import { readGame } from './detail.ts'
import { readDetails } from './details.ts'
import { listVisibleGames } from './list.ts'

export const gameRoutes = [
  serve(listGames, (_, around) => listVisibleGames(around)),
  serve(getGame, ({ params, actor }, around) => readGame(params.id, actor, around)),
  serve(getGameDetails, ({ params, actor }, around) => readDetails(params.id, actor, around)),
]
