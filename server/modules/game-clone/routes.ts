import * as calls from '#contract/calls/game-archive.ts'
import { serve } from '#server/wire/serve.ts'
import { withVersion } from '#server/wire/version.ts'
import { cloneGame } from './clone.ts'

export const gameCloneRoutes = [
  serve(calls.cloneGame, async ({ params, body, actor, ip, reply }, around) =>
    withVersion(reply, await cloneGame(params.id, body, { actor, ip }, around)),
  ),
]
