import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { RosterTeamModel } from '#contract/models/roster.ts'
import { toIso } from '#contract/models/time.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { toUserInfo } from '#server/modules/admin-user/user-info.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import { toTeamInfo } from '#server/modules/team/team-info.ts'
import type { RosterTeam, RosterPage, TeamFilter, UserFilter } from '#server/store/roster.ts'
import type { Services } from '#server/modules/services.ts'

type Needs = Pick<Services, 'store'>
interface Page {
  count: number
  skip: number
}

export const filterUsers = (
  asked: UserFilter & Page,
  { store }: Needs,
): Promise<ArrayResponse<UserInfoModel>> => onePage(store.roster.users, asked, toUserInfo)

export const filterTeams = (
  asked: TeamFilter & Page,
  { store }: Needs,
): Promise<ArrayResponse<RosterTeamModel>> => onePage(store.roster.teams, asked, toRosterTeam)

const toRosterTeam = (team: RosterTeam): RosterTeamModel => ({
  ...toTeamInfo(team),
  createTimeUTC: toIso(team.createdAt),
})

async function onePage<Row, Id, Asked, Shown>(
  sifted: RosterPage<Row, Id, Asked>,
  asked: Asked & Page,
  show: (row: Row) => Shown,
): Promise<ArrayResponse<Shown>> {
  const { count, skip } = asked
  const [rows, total] = await Promise.all([
    sifted.page(asked, { count: Math.min(count, MAX_PAGE_SIZE), skip }),
    sifted.total(asked),
  ])
  return { data: rows.map(show), length: rows.length, total }
}
