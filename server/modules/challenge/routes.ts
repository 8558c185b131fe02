import * as calls from '#contract/calls/edit.ts'
import { getChallenge } from '#contract/calls/game.ts'
import { serve } from '#server/wire/serve.ts'
import { stillThe, withVersion } from '#server/wire/version.ts'
import { createChallenge, deleteChallenge, listToEdit } from './edit.ts'
import { readToPlay } from './play.ts'
import { updateChallenge } from './update.ts'
import { readChallenge } from './view.ts'

export const challengeRoutes = [
  serve(calls.listChallengesToEdit, ({ params }, around) => listToEdit(params.id, around)),
  serve(calls.createChallenge, async ({ params, body, reply }, around) => withVersion(reply, await createChallenge(params.id, body, around))),
  serve(calls.getChallengeToEdit, async ({ params, reply }, { store }) => withVersion(reply, await readChallenge(params, store))),
  serve(calls.updateChallenge, async ({ params, body, request, reply }, around) =>
    withVersion(reply, await updateChallenge(params, body, stillThe(request), around)),
  ),
  serve(calls.deleteChallenge, ({ params, request }, around) => deleteChallenge(params, stillThe(request), around)),
  serve(getChallenge, ({ params, actor }, around) => readToPlay({ id: params.id, cId: params.challengeId }, actor, around)),
]
