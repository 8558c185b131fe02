import * as acts from '#contract/calls/challenge-acts.ts'
import * as calls from '#contract/calls/edit.ts'
import { getChallenge } from '#contract/calls/game.ts'
import { serve, serveKept } from '#server/modules/serve.ts'
import { versionCheckOf, withVersion } from '#server/http/version.ts'
import { changeChallenges, deleteChallenges, orderChallenges } from './act-together.ts'
import { addFlags } from './add-flags.ts'
import { createChallenge, deleteChallenge, listToEdit } from './create-and-delete.ts'
import { readChallengeDetail } from './challenge-detail.ts'
import { removeFlag } from './remove-flag.ts'
import { tryFlag } from './try-flag.ts'
import { setAttachment } from './set-attachment.ts'
import { updateChallenge } from './update-challenge.ts'
import { readChallenge } from './challenge-edit-detail.ts'

export const challengeRoutes = [
  serve(calls.listChallengesToEdit, ({ params }, services) => listToEdit(params.id, services)),
  serve(acts.changeChallenges, ({ params, body, actor, ip }, services) =>
    changeChallenges(params.id, body, { actor, ip }, services),
  ),
  serve(acts.orderChallenges, ({ params, body, actor, ip }, services) =>
    orderChallenges(params.id, body, { actor, ip }, services),
  ),
  serve(acts.deleteChallenges, ({ params, body, actor, ip }, services) =>
    deleteChallenges(params.id, body, { actor, ip }, services),
  ),
  serve(calls.createChallenge, async ({ params, body, actor, ip, reply }, services) =>
    withVersion(reply, await createChallenge(params.id, body, { actor, ip }, services)),
  ),
  serve(calls.getChallengeToEdit, async ({ params, reply }, { store }) =>
    withVersion(reply, await readChallenge(params, store)),
  ),
  serve(calls.updateChallenge, async ({ params, body, actor, ip, request, reply }, services) =>
    withVersion(reply, await updateChallenge(params, body, versionCheckOf(request), { actor, ip }, services)),
  ),
  serve(calls.deleteChallenge, ({ params, actor, ip, request }, services) =>
    deleteChallenge(params, versionCheckOf(request), { actor, ip }, services),
  ),
  serveKept(getChallenge, ({ params, actor }, services) =>
    readChallengeDetail({ id: params.id, cId: params.challengeId }, actor, services),
  ),
  serve(calls.setAttachment, ({ params, body, actor, ip }, services) =>
    setAttachment(params, body, { actor, ip }, services),
  ),
  serve(calls.addFlags, ({ params, body, actor, ip }, services) =>
    addFlags(params, body, { actor, ip }, services),
  ),
  serve(calls.tryFlag, ({ params, body }, services) => tryFlag(params, body.flag, services)),
  serve(calls.deleteFlag, ({ params, actor, ip }, services) => removeFlag(params, { actor, ip }, services)),
]
