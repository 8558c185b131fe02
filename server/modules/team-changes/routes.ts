import * as calls from '#contract/calls/team-changes.ts'
import { serve } from '#server/modules/serve.ts'
import { addTeamMember, removeTeamMember } from './change-members.ts'
import { setTeamCaptain, setTeamOrganization } from './change-team-in-game.ts'
import { enterTeam } from './enter-team.ts'

export const teamChangeRoutes = [
  serve(calls.setTeamOrganization, ({ params, body, actor, ip }, services) =>
    setTeamOrganization(params, body.organization, { actor, ip }, services),
  ),
  serve(calls.setTeamCaptain, ({ params, body, actor, ip }, services) =>
    setTeamCaptain(params, body.captainId, { actor, ip }, services),
  ),
  serve(calls.addTeamMember, ({ params, body, actor, ip }, services) =>
    addTeamMember(params, { ...body, userId: params.userId }, { actor, ip }, services),
  ),
  serve(calls.removeTeamMember, ({ params, query, actor, ip }, services) =>
    removeTeamMember(params, { ...query, userId: params.userId }, { actor, ip }, services),
  ),
  serve(calls.enterTeam, ({ params, body, actor, ip }, services) =>
    enterTeam(params.id, body, { actor, ip }, services),
  ),
]
