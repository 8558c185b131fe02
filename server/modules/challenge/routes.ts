import * as calls from '#contract/calls/edit.ts'
import { getChallenge } from '#contract/calls/game.ts'
import { serve } from '#server/modules/serve.ts'
import { versionCheckOf, withVersion } from '#server/http/version.ts'
import { createChallenge, deleteChallenge, listToEdit } from './create-and-delete.ts'
import { readChallengeDetail } from './challenge-detail.ts'
import { updateChallenge } from './update-challenge.ts'
import { readChallenge } from './challenge-edit-detail.ts'

export const challengeRoutes = [
  serve(calls.listChallengesToEdit, ({ params }, around) => listToEdit(params.id, around)),
  serve(calls.createChallenge, async ({ params, body, actor, ip, reply }, around) =>
    withVersion(reply, await createChallenge(params.id, body, { actor, ip }, around)),
  ),
  serve(calls.getChallengeToEdit, async ({ params, reply }, { store }) => withVersion(reply, await readChallenge(params, store))),
  serve(calls.updateChallenge, async ({ params, body, actor, ip, request, reply }, around) =>
    withVersion(reply, await updateChallenge(params, body, versionCheckOf(request), { actor, ip }, around)),
  ),
  serve(calls.deleteChallenge, ({ params, actor, ip, request }, around) => deleteChallenge(params, versionCheckOf(request), { actor, ip }, around)),
  serve(getChallenge, ({ params, actor }, around) => readChallengeDetail({ id: params.id, cId: params.challengeId }, actor, around)),
]
