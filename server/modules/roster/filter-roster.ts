import type { ArrayResponse } from '#contract/models/envelope.ts'
import type { RosterTeamModel } from '#contract/models/roster.ts'
import { toIso } from '#contract/models/time.ts'
import type { UserInfoModel } from '#contract/models/user.ts'
import { toUserInfo } from '#server/modules/admin-user/user-info.ts'
import { MOST_LISTED } from '#server/http/page-size.ts'
import { toTeamInfo } from '#server/modules/team/team-info.ts'
import { rosterOn, type RosterTeam, type Sifted, type TeamSift, type UserSift } from '#server/store/roster.ts'
import type { Around } from '#server/modules/services.ts'

type Means = Pick<Around, 'store'>
interface Page {
  count: number
  skip: number
}

export const siftUsers = (asked: UserSift & Page, { store }: Means): Promise<ArrayResponse<UserInfoModel>> =>
  onePage(rosterOn(store.sql).users, asked, toUserInfo)

export const siftTeams = (asked: TeamSift & Page, { store }: Means): Promise<ArrayResponse<RosterTeamModel>> =>
  onePage(rosterOn(store.sql).teams, asked, toRosterTeam)

const toRosterTeam = (team: RosterTeam): RosterTeamModel => ({ ...toTeamInfo(team), createTimeUTC: toIso(team.createdAt) })

async function onePage<Row, Id, Asked, Shown>(
  sifted: Sifted<Row, Id, Asked>,
  asked: Asked & Page,
  show: (row: Row) => Shown,
): Promise<ArrayResponse<Shown>> {
  const { count, skip } = asked
  const [rows, total] = await Promise.all([sifted.page(asked, { count: Math.min(count, MOST_LISTED), skip }), sifted.total(asked)])
  return { data: rows.map(show), length: rows.length, total }
}
