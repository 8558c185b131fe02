import { setParticipationStatus } from '#contract/calls/admin.ts'
import * as calls from '#contract/calls/game.ts'
import { listParticipationPage } from '#contract/calls/participation-pages.ts'
import { serve } from '#server/modules/serve.ts'
import { readGamePlay } from './game-play.ts'
import { joinGame } from './join-game.ts'
import { leaveGame } from './leave-game.ts'
import { listParticipations } from './list-participations.ts'
import { ruleParticipation } from './rule-participation.ts'

export const participationRoutes = [
  serve(calls.getGameDetails, ({ params, actor }, around) => readGamePlay(params.id, actor, around)),
  serve(calls.joinGame, ({ params, body, actor, ip }, around) => joinGame(params.id, body, actor, ip, around)),
  serve(calls.leaveGame, ({ params, actor }, around) => leaveGame(params.id, actor, around)),
  serve(calls.listParticipations, ({ params }, around) => listParticipations(params.id, null, around)),
  serve(listParticipationPage, ({ params, query }, around) => listParticipations(params.id, query, around)),
  serve(setParticipationStatus, ({ params, actor, ip }, around) => ruleParticipation(params.id, params.status, { actor, ip }, around)),
]
