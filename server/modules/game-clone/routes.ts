import * as calls from '#contract/calls/game-archive.ts'
import { serve } from '#server/modules/serve.ts'
import { withVersion } from '#server/http/version.ts'
import { cloneGame } from './clone-game.ts'

export const gameCloneRoutes = [
  serve(calls.cloneGame, async ({ params, body, actor, ip, reply }, services) =>
    withVersion(reply, await cloneGame(params.id, body, { actor, ip }, services)),
  ),
]
