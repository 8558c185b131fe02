import type { TeamWithMembers } from './rows/team.ts'
import { toLikePattern } from './like-pattern.ts'
import { statement, type Sql } from './sql.ts'
import { TEAM_WITH_MEMBERS } from './teams.ts'

/** Lists existing teams. Dissolved teams appear only in their games. */
export interface TeamAdmin {
  /** Sorted by id. */
  list(page: { count: number; skip: number }): Promise<TeamWithMembers[]>
  total(): Promise<number>
  /** Searches team names, ignoring case. Sorted by id. */
  search(text: string, most: number): Promise<TeamWithMembers[]>
}

const LIST = statement(
  'teamAdmin.list',
  `select ${TEAM_WITH_MEMBERS} from teams t where t.captain_id is not null order by t.id limit $1 offset $2`,
)
const TOTAL = statement('teamAdmin.total', 'select count(*) as count from teams where captain_id is not null')
const SEARCH = statement(
  'teamAdmin.search',
  `select ${TEAM_WITH_MEMBERS}
   from teams t where t.captain_id is not null and lower(t.name) like lower($1) order by t.id limit $2`,
)

export const teamAdminOn = (sql: Sql): TeamAdmin => ({
  list: ({ count, skip }) => sql.many<TeamWithMembers>(LIST, [count, skip]),
  total: async () => (await sql.one<{ count: number }>(TOTAL))?.count ?? 0,
  search: (text, most) => sql.many<TeamWithMembers>(SEARCH, [toLikePattern(text), most]),
})
