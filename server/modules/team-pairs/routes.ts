import * as calls from '#contract/calls/team-pairs.ts'
import { serve } from '#server/modules/serve.ts'
import { downloadEvidence } from './download-evidence.ts'
import { listTeamPairs } from './list-team-pairs.ts'
import { listPairTries } from './list-pair-tries.ts'
import { setPairState } from './set-pair-state.ts'

export const teamPairRoutes = [
  serve(calls.listTeamPairs, ({ params, actor }, services) => listTeamPairs(params.id, actor, services)),
  serve(calls.downloadEvidence, ({ params, actor, ip, reply }, services) =>
    downloadEvidence(params, { actor, ip }, reply, services),
  ),
  serve(calls.listPairTries, ({ params, actor }, services) => listPairTries(params, actor, services)),
  serve(calls.setPairState, ({ params, body, actor, ip }, services) =>
    setPairState(params, body, { actor, ip }, services),
  ),
]
