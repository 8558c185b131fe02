import * as calls from '#contract/calls/roster.ts'
import { serve } from '#server/modules/serve.ts'
import { teamDeletionEffects, userDeletionEffects } from './deletion-effects.ts'
import { exportTeams, exportUsers } from './export-roster.ts'
import { filterTeams, filterUsers } from './filter-roster.ts'

export const rosterRoutes = [
  serve(calls.siftUsers, ({ query }, around) => filterUsers(query, around)),
  serve(calls.siftTeams, ({ query }, around) => filterTeams(query, around)),
  serve(calls.exportUsers, ({ query, actor, ip, reply }, around) => exportUsers(query, { actor, ip, reply }, around)),
  serve(calls.exportTeams, ({ query, actor, ip, reply }, around) => exportTeams(query, { actor, ip, reply }, around)),
  serve(calls.weighUserDeletion, ({ params }, around) => userDeletionEffects(params.userid, around)),
  serve(calls.weighTeamDeletion, ({ params }, around) => teamDeletionEffects(params.id, around)),
]
