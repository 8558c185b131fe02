import * as calls from '#contract/calls/roster.ts'
import { serve } from '#server/modules/serve.ts'
import { weighTeamDeletion, weighUserDeletion } from './deletion-effects.ts'
import { exportTeams, exportUsers } from './export-roster.ts'
import { siftTeams, siftUsers } from './filter-roster.ts'

export const rosterRoutes = [
  serve(calls.siftUsers, ({ query }, around) => siftUsers(query, around)),
  serve(calls.siftTeams, ({ query }, around) => siftTeams(query, around)),
  serve(calls.exportUsers, ({ query, actor, ip, reply }, around) => exportUsers(query, { actor, ip, reply }, around)),
  serve(calls.exportTeams, ({ query, actor, ip, reply }, around) => exportTeams(query, { actor, ip, reply }, around)),
  serve(calls.weighUserDeletion, ({ params }, around) => weighUserDeletion(params.userid, around)),
  serve(calls.weighTeamDeletion, ({ params }, around) => weighTeamDeletion(params.id, around)),
]
