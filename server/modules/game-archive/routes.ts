import * as calls from '#contract/calls/game-archive.ts'
import { serve } from '#server/modules/serve.ts'
import { withVersion } from '#server/http/version.ts'
import { exportGame } from './export-game.ts'
import { importGame } from './import-game.ts'

export const gameArchiveRoutes = [
  serve(calls.exportGame, ({ params, actor, ip, reply }, services) =>
    exportGame(params.id, { actor, ip, reply }, services),
  ),
  serve(calls.importGame, async ({ actor, ip, request, reply }, services) =>
    withVersion(reply, await importGame(request, { actor, ip }, services)),
  ),
]
