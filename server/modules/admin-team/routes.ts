import * as calls from '#contract/calls/admin.ts'
import { serve } from '#server/modules/serve.ts'
import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { MAX_SEARCH_RESULTS, MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import { toTeamInfo } from '#server/modules/team/team-info.ts'
import type { Services } from '#server/modules/services.ts'
import { deleteTeamAsAdmin, updateTeamAsAdmin } from './change-team-as-admin.ts'

type Needs = Pick<Services, 'store'>

async function listTeams(
  { count, skip }: { count: number; skip: number },
  { store }: Needs,
): Promise<ArrayResponse<TeamInfoModel>> {
  const teams = store.teamAdmin
  const [rows, total] = await Promise.all([
    teams.list({ count: Math.min(count, MAX_PAGE_SIZE), skip }),
    teams.total(),
  ])
  return { data: rows.map(toTeamInfo), length: rows.length, total }
}

async function searchTeams(hint: string, { store }: Needs): Promise<ArrayResponse<TeamInfoModel>> {
  const found = await store.teamAdmin.search(hint, MAX_SEARCH_RESULTS)
  return { data: found.map(toTeamInfo), length: found.length, total: found.length }
}

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
