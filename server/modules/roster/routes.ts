import * as calls from '#contract/calls/roster.ts'
import { serve } from '#server/modules/serve.ts'
import { teamDeletionEffects, userDeletionEffects } from './deletion-effects.ts'
import { exportTeams, exportUsers } from './export-roster.ts'
import { filterTeams, filterUsers } from './filter-roster.ts'

export const rosterRoutes = [
  serve(calls.siftUsers, ({ query }, services) => filterUsers(query, services)),
  serve(calls.countUsers, (_, { store }) => store.roster.users.counts()),
  serve(calls.siftTeams, ({ query }, services) => filterTeams(query, services)),
  serve(calls.exportUsers, ({ query, actor, ip, reply }, services) =>
    exportUsers(query, { actor, ip, reply }, services),
  ),
  serve(calls.exportTeams, ({ query, actor, ip, reply }, services) =>
    exportTeams(query, { actor, ip, reply }, services),
  ),
  serve(calls.weighUserDeletion, ({ params }, services) => userDeletionEffects(params.userid, services)),
  serve(calls.weighTeamDeletion, ({ params }, services) => teamDeletionEffects(params.id, services)),
]
