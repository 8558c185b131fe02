import * as calls from '#contract/calls/admin.ts'
import { serve } from '#server/modules/serve.ts'
import { deleteTeamAsAdmin } from './delete-team-as-admin.ts'
import { listTeams, searchTeams } from './list-teams.ts'
import { updateTeamAsAdmin } from './update-team-as-admin.ts'

export const teamAdminRoutes = [
  serve(calls.listTeams, ({ query }, around) => listTeams(query, around)),
  serve(calls.searchTeams, ({ query }, around) => searchTeams(query.hint, around)),
  serve(calls.updateTeamAsAdmin, ({ params, body, actor, ip }, around) => updateTeamAsAdmin(params.id, body, actor, ip, around)),
  serve(calls.deleteTeamAsAdmin, ({ params, actor, ip }, around) => deleteTeamAsAdmin(params.id, actor, ip, around)),
]
