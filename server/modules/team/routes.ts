import * as calls from '#contract/calls/team.ts'
import { serve } from '#server/modules/serve.ts'
import { acceptInvite } from './accept-invite.ts'
import { uploadTeamAvatar } from './upload-team-avatar.ts'
import { createTeam } from './create-team.ts'
import { deleteTeam } from './delete-team.ts'
import { getInviteCode, refreshInviteCode } from './invite-code.ts'
import { kickMember, leaveTeam } from './members.ts'
import { readTeamInfo, toTeamInfo } from './team-info.ts'
import { transferTeam } from './transfer-captaincy.ts'
import { updateTeam } from './update-team.ts'

export const teamRoutes = [
  serve(calls.getTeam, ({ params }, { store }) => readTeamInfo(params.id, store)),
  serve(calls.listOwnTeams, async ({ actor }, { store }) => (await store.teams.ofMember(actor.id)).map(toTeamInfo)),
  serve(calls.createTeam, ({ body, actor, ip }, around) => createTeam(body, actor, ip, around)),
  serve(calls.updateTeam, ({ params, body, actor }, around) => updateTeam(params.id, body, actor, around)),
  serve(calls.deleteTeam, ({ params, actor, ip }, around) => deleteTeam(params.id, actor, ip, around)),
  serve(calls.transferTeam, ({ params, body, actor }, around) => transferTeam(params.id, body, actor, around)),
  serve(calls.getInviteCode, ({ params, actor }, around) => getInviteCode(params.id, actor, around)),
  serve(calls.refreshInviteCode, ({ params, actor }, around) => refreshInviteCode(params.id, actor, around)),
  serve(calls.kickMember, ({ params, actor, ip }, around) => kickMember(params, actor, ip, around)),
  serve(calls.acceptInvite, ({ body, actor, ip }, around) => acceptInvite(body, actor, ip, around)),
  serve(calls.leaveTeam, ({ params, actor, ip }, around) => leaveTeam(params.id, actor, ip, around)),
  serve(calls.uploadTeamAvatar, ({ params, actor, ip, request }, around) => uploadTeamAvatar(params.id, actor, ip, request, around)),
]
