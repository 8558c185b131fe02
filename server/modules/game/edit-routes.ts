import * as calls from '#contract/calls/edit.ts'
import { serve } from '#server/modules/serve.ts'
import { versionCheckOf, withVersion } from '#server/http/version.ts'
import { createGame, deleteGame, listToEdit, readSalt, readToEdit, updateGame } from './edit-game.ts'
import { uploadPoster } from './upload-poster.ts'

export const gameEditRoutes = [
  serve(calls.createGame, async ({ body, actor, ip, reply }, services) =>
    withVersion(reply, await createGame(body, { actor, ip }, services)),
  ),
  serve(calls.listGamesToEdit, ({ query }, services) => listToEdit(query, services)),
  serve(calls.getGameToEdit, async ({ params, reply }, { store }) =>
    withVersion(reply, await readToEdit(params.id, store)),
  ),
  serve(calls.updateGame, async ({ params, body, actor, ip, request, reply }, services) =>
    withVersion(reply, await updateGame(params.id, body, versionCheckOf(request), { actor, ip }, services)),
  ),
  serve(calls.deleteGame, ({ params, actor, ip, request }, services) =>
    deleteGame(params.id, versionCheckOf(request), { actor, ip }, services),
  ),
  serve(calls.uploadPoster, ({ params, actor, ip, request }, services) =>
    uploadPoster(params.id, { actor, ip }, request, services),
  ),
  serve(calls.getTeamHashSalt, ({ params, actor, ip }, services) =>
    readSalt(params.id, { actor, ip }, services),
  ),
]
