import * as calls from '#contract/calls/edit.ts'
import { serve } from '#server/modules/serve.ts'
import { versionCheckOf, withVersion } from '#server/http/version.ts'
import { createGame, deleteGame, listToEdit, readSalt, readToEdit, updateGame } from './edit-game.ts'
import { uploadPoster } from './upload-poster.ts'

export const gameEditRoutes = [
  serve(calls.createGame, async ({ body, actor, ip, reply }, around) => withVersion(reply, await createGame(body, { actor, ip }, around))),
  serve(calls.listGamesToEdit, ({ query }, around) => listToEdit(query, around)),
  serve(calls.getGameToEdit, async ({ params, reply }, { store }) => withVersion(reply, await readToEdit(params.id, store))),
  serve(calls.updateGame, async ({ params, body, actor, ip, request, reply }, around) =>
    withVersion(reply, await updateGame(params.id, body, versionCheckOf(request), { actor, ip }, around)),
  ),
  serve(calls.deleteGame, ({ params, actor, ip, request }, around) => deleteGame(params.id, versionCheckOf(request), { actor, ip }, around)),
  serve(calls.uploadPoster, ({ params, actor, ip, request }, around) => uploadPoster(params.id, { actor, ip }, request, around)),
  serve(calls.getTeamHashSalt, ({ params, actor, ip }, around) => readSalt(params.id, { actor, ip }, around)),
]
