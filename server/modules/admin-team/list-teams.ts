import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { TeamInfoModel } from '#contract/models/team.ts'
import { MOST_FOUND, MOST_LISTED } from '#server/http/page-size.ts'
import { toTeamInfo } from '#server/modules/team/team-info.ts'
import { teamAdminOn } from '#server/store/team-admin.ts'
import type { Around } from '#server/modules/services.ts'

type Means = Pick<Around, 'store'>

export async function listTeams({ count, skip }: { count: number; skip: number }, { store }: Means): Promise<ArrayResponse<TeamInfoModel>> {
  const teams = teamAdminOn(store.sql)
  const [rows, total] = await Promise.all([teams.list({ count: Math.min(count, MOST_LISTED), skip }), teams.total()])
  return { data: rows.map(toTeamInfo), length: rows.length, total }
}

export async function searchTeams(hint: string, { store }: Means): Promise<ArrayResponse<TeamInfoModel>> {
  const found = await teamAdminOn(store.sql).search(hint, MOST_FOUND)
  return { data: found.map(toTeamInfo), length: found.length, total: found.length }
}
