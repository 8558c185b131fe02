import { insertReturningId } from './insert-returning-id.ts'
import { statement, toTimestamp, type Sql } from './sql.ts'

export interface Rehearsal {
  gameId: number
  /** The hidden copy of the game, in which its organisers play. */
  copyId: number
  /** The test team. */
  teamId: number
  /** Of the game when it was copied. */
  digest: string
}

export interface Rehearsals {
  ofGame(gameId: number): Promise<Rehearsal | null>
  /** The game that this one is a copy of. Null: it is no rehearsal. */
  originalOf(copyId: number): Promise<number | null>
  add(rehearsal: Rehearsal): Promise<void>
  /** Creates a team without captain and members, which no list of teams has. */
  createTeam(team: { name: string; inviteToken: string; createdAt: number }): Promise<number>
}

const OF_GAME = statement(
  'rehearsals.ofGame',
  `select game_id as "gameId", copy_id as "copyId", team_id as "teamId", digest
   from rehearsals where game_id = $1`,
)
const ORIGINAL_OF = statement(
  'rehearsals.originalOf',
  'select game_id as "gameId" from rehearsals where copy_id = $1',
)
const ADD = statement(
  'rehearsals.add',
  'insert into rehearsals (game_id, copy_id, team_id, digest) values ($1, $2, $3, $4)',
)
const CREATE_TEAM = statement(
  'rehearsals.createTeam',
  `insert into teams (name, locked, invite_token, captain_id, created_at)
   values ($1, true, $2, null, $3) returning id`,
)
/** Expects the alias `g` for games. */
export const IS_NO_REHEARSAL = 'not exists (select 1 from rehearsals r where r.copy_id = g.id)'

export const rehearsalsOn = (sql: Sql): Rehearsals => ({
  ofGame: (gameId) => sql.one<Rehearsal>(OF_GAME, [gameId]),
  originalOf: async (copyId) => (await sql.one<{ gameId: number }>(ORIGINAL_OF, [copyId]))?.gameId ?? null,
  add: async ({ gameId, copyId, teamId, digest }) => {
    await sql.run(ADD, [gameId, copyId, teamId, digest])
  },
  createTeam: ({ name, inviteToken, createdAt }) =>
    insertReturningId(sql, CREATE_TEAM, [name, inviteToken, toTimestamp(createdAt)]),
})
