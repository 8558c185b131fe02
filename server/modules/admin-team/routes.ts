import * as calls from '#contract/calls/admin.ts'
import { serve } from '#server/modules/serve.ts'
import { deleteTeamAsAdmin } from './delete-team-as-admin.ts'
import { listTeams, searchTeams } from './list-teams.ts'
import { updateTeamAsAdmin } from './update-team-as-admin.ts'

export const teamAdminRoutes = [
  serve(calls.listTeams, ({ query }, services) => listTeams(query, services)),
  serve(calls.searchTeams, ({ query }, services) => searchTeams(query.hint, services)),
  serve(calls.updateTeamAsAdmin, ({ params, body, actor, ip }, services) =>
    updateTeamAsAdmin(params.id, body, actor, ip, services),
  ),
  serve(calls.deleteTeamAsAdmin, ({ params, actor, ip }, services) =>
    deleteTeamAsAdmin(params.id, actor, ip, services),
  ),
]
