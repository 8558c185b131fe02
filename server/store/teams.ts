import { insertReturningId } from './insert-returning-id.ts'
import type { Team, Teams, TeamWithMembers } from './rows/team.ts'
import { toTimestamp, statement, type Sql } from './sql.ts'

const TEAM = `t.id, t.name, t.bio, t.avatar_hash as "avatarHash", t.locked, t.invite_token as "inviteToken",
  t.captain_id as "captainId"`
/** Read in one statement with the team, so that both are of the same moment. */
const MEMBERS = `(
    select json_agg(json_build_object('id', u.id, 'name', u.name, 'bio', u.bio, 'avatarHash', u.avatar_hash)
      order by u.id <> t.captain_id, m.joined_at, u.id)
    from team_members m join users u on u.id = m.user_id where m.team_id = t.id
  ) as members`
/** Expects the alias `t` for teams. */
export const TEAM_WITH_MEMBERS = `${TEAM}, ${MEMBERS}`
/** A dissolved team is only found through the games that it played. */
const IS_THERE = 't.id = $1 and t.captain_id is not null'
const BY_ID = statement('teams.byId', `select ${TEAM} from teams t where ${IS_THERE}`)
const LOCK = statement('teams.lock', `select ${TEAM} from teams t where ${IS_THERE} for update`)
const WITH_MEMBERS = statement(
  'teams.withMembers',
  `select ${TEAM_WITH_MEMBERS} from teams t where ${IS_THERE}`,
)
const OF_MEMBER = statement(
  'teams.ofMember',
  `select ${TEAM_WITH_MEMBERS}
   from teams t where exists (select 1 from team_members m where m.team_id = t.id and m.user_id = $1)
   order by t.created_at, t.id`,
)
const CAPTAINCIES = statement(
  'teams.captaincies',
  'select count(*) as count from teams where captain_id = $1',
)
const HAS_MEMBER = statement(
  'teams.hasMember',
  'select 1 from team_members where team_id = $1 and user_id = $2',
)
const NAMED = statement(
  'teams.named',
  `with listed as (select * from unnest($1::text[], $2::uuid[]) as l(name, user_id))
   select n.id, n.name from (
     select distinct on (t.name) t.id, t.name from teams t
     where t.name = any($1) and t.captain_id is not null
     order by t.name, (
       select count(*) from listed l join team_members m on m.user_id = l.user_id and m.team_id = t.id
       where l.name = t.name
     ) desc, t.id
   ) n order by n.id`,
)
const MEMBERSHIPS = statement(
  'teams.memberships',
  'select team_id as "teamId", user_id as "userId" from team_members where team_id = any($1) and user_id = any($2)',
)
const CREATE = statement(
  'teams.create',
  `with team as (
     insert into teams (name, bio, avatar_hash, locked, invite_token, captain_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id
   ), captain as (
     insert into team_members (team_id, user_id, joined_at) select id, $6, $7 from team
   )
   select id from team`,
)
const UPDATE = statement('teams.update', 'update teams set name = $2, bio = $3 where id = $1')
const SET_AVATAR = statement(
  'teams.setAvatar',
  `update teams t set avatar_hash = $2
   from (select t.id, t.avatar_hash from teams t where ${IS_THERE} for update) before
   where t.id = before.id returning before.avatar_hash as hash`,
)
const SET_CAPTAIN = statement('teams.setCaptain', 'update teams set captain_id = $2 where id = $1')
const SET_INVITE_TOKEN = statement('teams.setInviteToken', 'update teams set invite_token = $2 where id = $1')
const SET_LOCKED = statement('teams.setLocked', 'update teams set locked = $2 where id = $1')
const ADD_MEMBER = statement(
  'teams.addMember',
  'insert into team_members (team_id, user_id, joined_at) values ($1, $2, $3)',
)
const REMOVE_MEMBER = statement(
  'teams.removeMember',
  'delete from team_members where team_id = $1 and user_id = $2',
)
const DELETE = statement('teams.delete', 'delete from teams where id = $1')
const DISSOLVE = statement(
  'teams.dissolve',
  `with gone as (delete from team_members where team_id = $1)
   update teams set captain_id = null, bio = null, avatar_hash = null, locked = false where id = $1`,
)

export const teamsOn = (sql: Sql): Teams => ({
  byId: (id) => sql.one<Team>(BY_ID, [id]),
  lock: (id) => sql.one<Team>(LOCK, [id]),
  withMembers: (id) => sql.one<TeamWithMembers>(WITH_MEMBERS, [id]),
  ofMember: (userId) => sql.many<TeamWithMembers>(OF_MEMBER, [userId]),
  captaincies: async (userId) => (await sql.one<{ count: number }>(CAPTAINCIES, [userId]))?.count ?? 0,
  hasMember: async (teamId, userId) => (await sql.one(HAS_MEMBER, [teamId, userId])) !== null,
  named: (listed) =>
    sql.many<Pick<Team, 'id' | 'name'>>(NAMED, [
      listed.map(({ name }) => name),
      listed.map(({ userId }) => userId),
    ]),
  memberships: (teamIds, userIds) =>
    sql.many<{ teamId: number; userId: string }>(MEMBERSHIPS, [teamIds.map(String), userIds]),
  create: (team) =>
    insertReturningId(sql, CREATE, [
      team.name,
      team.bio,
      team.avatarHash,
      team.locked,
      team.inviteToken,
      team.captainId,
      toTimestamp(team.createdAt),
    ]),
  update: async (id, { name, bio }) => {
    await sql.run(UPDATE, [id, name, bio])
  },
  setAvatar: async (id, hash) =>
    (await sql.one<{ hash: string | null }>(SET_AVATAR, [id, hash]))?.hash ?? null,
  setCaptain: async (id, userId) => {
    await sql.run(SET_CAPTAIN, [id, userId])
  },
  setInviteToken: async (id, token) => {
    await sql.run(SET_INVITE_TOKEN, [id, token])
  },
  setLocked: async (id, locked) => {
    await sql.run(SET_LOCKED, [id, locked])
  },
  addMember: async ({ teamId, userId, joinedAt }) => {
    await sql.run(ADD_MEMBER, [teamId, userId, toTimestamp(joinedAt)])
  },
  removeMember: async (teamId, userId) => {
    await sql.run(REMOVE_MEMBER, [teamId, userId])
  },
  delete: async (id) => {
    await sql.run(DELETE, [id])
  },
  dissolve: async (id) => {
    await sql.run(DISSOLVE, [id])
  },
})
