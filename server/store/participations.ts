import { createdId } from './created.ts'
import type { OwnParticipation, Participations } from './rows/participation.ts'
import { stamp, statement, type Sql } from './sql.ts'

const CREATE = statement(
  'participations.create',
  'insert into participations (game_id, team_id, status, organization, token, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
)
const ADD_MEMBER = statement('participations.addMember', 'insert into participation_members (participation_id, game_id, user_id) values ($1, $2, $3)')
const OF_USER = statement(
  'participations.ofUser',
  `select p.id, p.team_id as "teamId", t.name as "teamName", p.status, p.organization
   from participation_members m join participations p on p.id = m.participation_id join teams t on t.id = p.team_id
   where m.game_id = $1 and m.user_id = $2`,
)
const COUNT_OF = statement('participations.countOf', 'select count(*) as count from participations where game_id = $1')

const HAS_UNENDED = statement(
  'participations.hasUnended',
  'select 1 from participations p join games g on g.id = p.game_id where p.team_id = $1 and g.end_at > $2 limit 1',
)
const DROP_MEMBER = statement(
  'participations.dropMember',
  'delete from participation_members m using participations p where p.id = m.participation_id and p.team_id = $1 and m.user_id = $2',
)
const PLAYED = "status in ('Accepted', 'Suspended') and exists (select 1 from games g where g.id = game_id and g.end_at <= $2)"
const WITHDRAW = statement('participations.withdraw', `delete from participations where team_id = $1 and not (${PLAYED})`)
const OF_TEAM = statement('participations.ofTeam', 'select 1 from participations where team_id = $1 limit 1')

export const participationsOn = (sql: Sql): Participations => ({
  create: ({ gameId, teamId, status, organization, token, createdAt }) =>
    createdId(sql, CREATE, [gameId, teamId, status, organization, token, stamp(createdAt)]),
  addMember: async ({ participationId, gameId, userId }) => {
    await sql.run(ADD_MEMBER, [participationId, gameId, userId])
  },
  ofUser: (gameId, userId) => sql.one<OwnParticipation>(OF_USER, [gameId, userId]),
  hasUnended: async (teamId, now) => (await sql.one(HAS_UNENDED, [teamId, stamp(now)])) !== null,
  dropMember: async (teamId, userId) => {
    await sql.run(DROP_MEMBER, [teamId, userId])
  },
  withdraw: async (teamId, now) => {
    await sql.run(WITHDRAW, [teamId, stamp(now)])
    return (await sql.one(OF_TEAM, [teamId])) === null ? 'all' : 'unplayed'
  },
  countOf: async (gameId) => (await sql.one<{ count: number }>(COUNT_OF, [gameId]))?.count ?? 0,
})
