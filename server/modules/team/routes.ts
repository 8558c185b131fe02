import * as calls from '#contract/calls/team.ts'
import { serve } from '#server/modules/serve.ts'
import { acceptInvite } from './accept-invite.ts'
import { uploadTeamAvatar, updateTeam } from './update-team.ts'
import { createTeam } from './create-team.ts'
import { deleteTeam } from './delete-team.ts'
import { getInviteCode, refreshInviteCode } from './invite-code.ts'
import { kickMember, leaveTeam, transferTeam } from './members.ts'
import { readTeamInfo, toTeamInfo } from './team-info.ts'

export const teamRoutes = [
  serve(calls.getTeam, ({ params }, { store }) => readTeamInfo(params.id, store)),
  serve(calls.listOwnTeams, async ({ actor }, { store }) =>
    (await store.teams.ofMember(actor.id)).map(toTeamInfo),
  ),
  serve(calls.createTeam, ({ body, actor, ip }, services) => createTeam(body, actor, ip, services)),
  serve(calls.updateTeam, ({ params, body, actor }, services) =>
    updateTeam(params.id, body, actor, services),
  ),
  serve(calls.deleteTeam, ({ params, actor, ip }, services) => deleteTeam(params.id, actor, ip, services)),
  serve(calls.transferTeam, ({ params, body, actor }, services) =>
    transferTeam(params.id, body, actor, services),
  ),
  serve(calls.getInviteCode, ({ params, actor }, services) => getInviteCode(params.id, actor, services)),
  serve(calls.refreshInviteCode, ({ params, actor }, services) =>
    refreshInviteCode(params.id, actor, services),
  ),
  serve(calls.kickMember, ({ params, actor, ip }, services) => kickMember(params, actor, ip, services)),
  serve(calls.acceptInvite, ({ body, actor, ip }, services) => acceptInvite(body, actor, ip, services)),
  serve(calls.leaveTeam, ({ params, actor, ip }, services) => leaveTeam(params.id, actor, ip, services)),
  serve(calls.uploadTeamAvatar, ({ params, actor, ip, request }, services) =>
    uploadTeamAvatar(params.id, actor, ip, request, services),
  ),
]
