import * as calls from '#contract/calls/game-archive.ts'
import { serve } from '#server/wire/serve.ts'
import { withVersion } from '#server/wire/version.ts'
import { exportGame } from './export.ts'
import { importGame } from './import.ts'

export const gameArchiveRoutes = [
  serve(calls.exportGame, ({ params, actor, ip, reply }, around) => exportGame(params.id, { actor, ip, reply }, around)),
  serve(calls.importGame, async ({ actor, ip, request, reply }, around) => withVersion(reply, await importGame(request, { actor, ip }, around))),
]
