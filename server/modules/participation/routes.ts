import * as batches from '#contract/calls/batches.ts'
import { setParticipationStatus } from '#contract/calls/admin.ts'
import * as calls from '#contract/calls/game.ts'
import { listParticipationPage } from '#contract/calls/participation-pages.ts'
import { listGameTeams as listGameTeamsCall } from '#contract/calls/game-teams.ts'
import { reviewTeams as reviewTeamsCall } from '#contract/calls/team-review.ts'
import { serve, serveKept } from '#server/modules/serve.ts'
import { readGamePlay } from './game-play.ts'
import { joinGame } from './join-game.ts'
import { leaveGame } from './leave-game.ts'
import { listParticipations } from './list-participations.ts'
import { listGameTeams } from './list-game-teams.ts'
import { reviewTeams } from './review-teams.ts'
import { ruleParticipation, ruleParticipations } from './rule-participation.ts'

export const participationRoutes = [
  serveKept(calls.getGameDetails, ({ params, actor }, services) => readGamePlay(params.id, actor, services)),
  serve(calls.joinGame, ({ params, body, actor, ip }, services) =>
    joinGame(params.id, body, actor, ip, services),
  ),
  serve(calls.leaveGame, ({ params, actor }, services) => leaveGame(params.id, actor, services)),
  serve(calls.listParticipations, ({ params }, services) => listParticipations(params.id, null, services)),
  serve(listParticipationPage, ({ params, query }, services) =>
    listParticipations(params.id, query, services),
  ),
  serve(listGameTeamsCall, ({ params }, services) => listGameTeams(params.id, services)),
  serve(reviewTeamsCall, ({ params, body, actor, ip }, services) =>
    reviewTeams(params.id, body, { actor, ip }, services),
  ),
  serve(batches.ruleParticipations, ({ params, body, actor, ip, request }, services) =>
    ruleParticipations(body, params.status, { actor, ip }, request.visitor.language, services),
  ),
  serve(setParticipationStatus, ({ params, actor, ip }, services) =>
    ruleParticipation(params.id, params.status, { actor, ip }, services),
  ),
]
