import { createdId } from './created.ts'
import type { Team, Teams } from './rows/team.ts'
import { stamp, statement, type Sql } from './sql.ts'

const BY_ID = statement(
  'teams.byId',
  `select id, name, bio, avatar_hash as "avatarHash", locked, invite_token as "inviteToken", captain_id as "captainId" from teams where id = $1`,
)
const CREATE = statement(
  'teams.create',
  `with team as (
     insert into teams (name, bio, avatar_hash, locked, invite_token, captain_id, created_at) values ($1, $2, $3, $4, $5, $6, $7) returning id
   ), captain as (
     insert into team_members (team_id, user_id, joined_at) select id, $6, $7 from team
   )
   select id from team`,
)
const ADD_MEMBER = statement('teams.addMember', 'insert into team_members (team_id, user_id, joined_at) values ($1, $2, $3)')

export const teamsOn = (sql: Sql): Teams => ({
  byId: (id) => sql.one<Team>(BY_ID, [id]),
  create: (team) =>
    createdId(sql, CREATE, [team.name, team.bio, team.avatarHash, team.locked, team.inviteToken, team.captainId, stamp(team.createdAt)]),
  addMember: async ({ teamId, userId, joinedAt }) => {
    await sql.run(ADD_MEMBER, [teamId, userId, stamp(joinedAt)])
  },
})
