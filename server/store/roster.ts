import type { Role } from '#contract/models/role.ts'
import type { TeamKind, TeamSort, UserKind, UserSort, UserView } from '#contract/rules/roster.ts'
import { TEAM_SORTS, USER_SORTS } from '#contract/rules/roster.ts'
import { nameKeyOf } from '#server/base/canonical.ts'
import type { TeamWithMembers } from './rows/team.ts'
import type { User } from './rows/user.ts'
import { toLikePattern } from './like-pattern.ts'
import { statement, type Sql, type Statement, type SqlValue } from './sql.ts'
import { TEAM_WITH_MEMBERS } from './teams.ts'
import { USER_COLUMNS } from './users.ts'

/** Selects entries and their order. */
export interface RosterFilter<Kind, Sort> {
  /** '': no search text. */
  hint: string
  kind: Kind
  sort: Sort
  desc: boolean
}
export type UserFilter = RosterFilter<UserKind, UserSort>
export type TeamFilter = RosterFilter<TeamKind, TeamSort>
export type RosterTeam = TeamWithMembers & { createdAt: number }

export interface RosterPage<Row, Id, Asked> {
  page(sift: Asked, page: { count: number; skip: number }): Promise<Row[]>
  total(sift: Asked): Promise<number>
  /**
   * The ids of all matches, in order. They are read in parts afterwards, so that no row moves from one part
   * to another.
   */
  ids(sift: Asked): Promise<Id[]>
  /** In the order of the given ids. Deleted rows are missing. */
  byIds(ids: readonly Id[]): Promise<Row[]>
}
export type UserCounts = Readonly<Record<UserView, number>>
export interface Roster {
  users: RosterPage<User, string, UserFilter> & { counts(): Promise<UserCounts> }
  teams: RosterPage<RosterTeam, number, TeamFilter>
}

/**
 * The keys are folded already. For other columns the database folds both sides, because its rules for letters
 * may be narrower than ours.
 */
const USERS = `from users u where ($3::text[] is null or u.role = any($3))
  and ($4::boolean is null or u.email_confirmed = $4)
  and ($5::boolean is null or (u.last_visit_at > u.registered_at) = $5)
  and ($1::text is null or u.name_key like $1 or u.email_key like $1 or lower(u.email) like lower($2)
    or u.id::text like $1 or lower(u.std_number) like lower($2) or lower(u.real_name) like lower($2))`
const TEAMS = `from teams t where t.captain_id is not null and ($3::boolean is null or t.locked = $3)
  and ($1::text is null or lower(t.name) like lower($1) or exists (
    select 1 from team_members m join users u on u.id = m.user_id
    where m.team_id = t.id and u.name_key like $2))`

const USER_ORDER: Readonly<Record<UserSort, string>> = {
  Name: 'u.name_key',
  Email: 'u.email_key',
  Role: `array_position(array['Banned', 'User', 'Monitor', 'Admin'], u.role)`,
  Registered: 'u.registered_at',
  Visited: 'u.last_visit_at',
  Address: 'u.last_ip',
}
const TEAM_ORDER: Readonly<Record<TeamSort, string>> = {
  Name: 'lower(t.name)',
  Members: '(select count(*) from team_members m where m.team_id = t.id)',
  Locked: 't.locked',
  Created: 't.created_at',
}

interface Ordered {
  page: Statement
  ids: Statement
}
/**
 * Statements are prepared by name, so each order has its own. `limit` uses the two values after those of the
 * filter.
 */
function inOrder<Sort extends string>(
  name: string,
  sorts: readonly Sort[],
  write: (sort: Sort) => Record<'columns' | 'rows' | 'key' | 'id' | 'limit', string>,
) {
  const all = new Map<string, Ordered>()
  for (const sort of sorts) {
    for (const way of ['asc', 'desc'] as const) {
      const { columns, rows, key, id, limit } = write(sort)
      const order = `order by ${key} ${way}, ${id} ${way}`
      all.set(`${sort} ${way}`, {
        page: statement(`roster.${name}.page.${sort}.${way}`, `select ${columns} ${rows} ${order} ${limit}`),
        ids: statement(`roster.${name}.ids.${sort}.${way}`, `select ${id} as id ${rows} ${order}`),
      })
    }
  }
  return ({ sort, desc }: { sort: Sort; desc: boolean }): Ordered => {
    const found = all.get(`${sort} ${desc ? 'desc' : 'asc'}`)
    if (!found) throw new Error(`There is no order by ${sort}.`)
    return found
  }
}
const USER_PAGES = inOrder('users', USER_SORTS, (sort) => ({
  columns: USER_COLUMNS,
  rows: USERS,
  key: USER_ORDER[sort],
  id: 'u.id',
  limit: 'limit $6 offset $7',
}))
const TEAM_COLUMNS = `${TEAM_WITH_MEMBERS}, t.created_at as "createdAt"`
const TEAM_PAGES = inOrder('teams', TEAM_SORTS, (sort) => ({
  columns: TEAM_COLUMNS,
  rows: TEAMS,
  key: TEAM_ORDER[sort],
  id: 't.id',
  limit: 'limit $4 offset $5',
}))
/** One scan for all views, with the conditions of `USERS`. */
const USER_COUNTS = statement(
  'roster.users.counts',
  `select count(*) as "Everybody", count(*) filter (where u.role in ('Monitor', 'Admin')) as "Staff",
     count(*) filter (where u.last_visit_at <= u.registered_at) as "Unseen",
     count(*) filter (where not u.email_confirmed) as "Inactive",
     count(*) filter (where u.role = 'Banned') as "Banned"
   from users u`,
)
const USER_TOTAL = statement('roster.users.total', `select count(*) as count ${USERS}`)
const TEAM_TOTAL = statement('roster.teams.total', `select count(*) as count ${TEAMS}`)
const USERS_BY_ID = statement(
  'roster.users.byIds',
  `select ${USER_COLUMNS} from unnest($1::uuid[]) with ordinality as named (id, place)
   join users u on u.id = named.id order by named.place`,
)
const TEAMS_BY_ID = statement(
  'roster.teams.byIds',
  `select ${TEAM_COLUMNS} from unnest($1::integer[]) with ordinality as named (id, place)
   join teams t on t.id = named.id
   where t.captain_id is not null order by named.place`,
)

const countOf = async (sql: Sql, total: Statement, values: readonly SqlValue[]) =>
  (await sql.one<{ count: number }>(total, values))?.count ?? 0
const idsIn = <Id>(rows: readonly { id: Id }[]) => rows.map(({ id }) => id)

export const rosterOn = (sql: Sql): Roster => ({
  users: {
    page: (sift, { count, skip }) =>
      sql.many<User>(USER_PAGES(sift).page, [...userValues(sift), count, skip]),
    total: (sift) => countOf(sql, USER_TOTAL, userValues(sift)),
    ids: async (sift) => idsIn(await sql.many<{ id: string }>(USER_PAGES(sift).ids, userValues(sift))),
    byIds: (ids) => sql.many<User>(USERS_BY_ID, [ids]),
    counts: async () => (await sql.one<UserCounts>(USER_COUNTS)) ?? NO_USERS,
  },
  teams: {
    page: (sift, { count, skip }) =>
      sql.many<RosterTeam>(TEAM_PAGES(sift).page, [...teamValues(sift), count, skip]),
    total: (sift) => countOf(sql, TEAM_TOTAL, teamValues(sift)),
    ids: async (sift) => idsIn(await sql.many<{ id: number }>(TEAM_PAGES(sift).ids, teamValues(sift))),
    byIds: (ids) => sql.many<RosterTeam>(TEAMS_BY_ID, [ids.map(String)]),
  },
})

const NO_USERS: UserCounts = { Everybody: 0, Staff: 0, Unseen: 0, Inactive: 0, Banned: 0 }
const isSought = (hint: string) => hint.trim() !== ''

function userValues({ hint, kind }: UserFilter): SqlValue[] {
  const patterns = isSought(hint) ? [toLikePattern(nameKeyOf(hint)), toLikePattern(hint)] : [null, null]
  return [...patterns, rolesOf(kind), kind === 'Inactive' ? false : null, kind === 'Unseen' ? false : null]
}
/** Null: any role. */
function rolesOf(kind: UserKind): readonly Role[] | null {
  switch (kind) {
    case 'Everybody':
    case 'Inactive':
    case 'Unseen':
      return null
    case 'Staff':
      return ['Monitor', 'Admin']
    default:
      return [kind]
  }
}
function teamValues({ hint, kind }: TeamFilter): SqlValue[] {
  const patterns = isSought(hint) ? [toLikePattern(hint), toLikePattern(nameKeyOf(hint))] : [null, null]
  return [...patterns, kind === 'All' ? null : kind === 'Locked']
}
