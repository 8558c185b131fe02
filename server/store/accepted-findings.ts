import { statement, toTimestamp, type Sql } from './sql.ts'

export interface NamedFinding {
  kind: string
  /** 0: the finding is about the whole game. */
  challengeId: number
  detail: string
}
export type AcceptedRow = NamedFinding & { by: string; at: number }

export interface AcceptedFindings {
  /** The oldest first. */
  list(gameId: number): Promise<AcceptedRow[]>
  /** False: the finding is accepted already, or there are as many as a game may have. */
  add(gameId: number, row: AcceptedRow): Promise<boolean>
  /** False: it was not accepted. */
  remove(gameId: number, finding: NamedFinding): Promise<boolean>
}

/** More than a game has findings. Without a bound a script could fill the table. */
const MOST_ACCEPTED = 5000

const LIST = statement(
  'acceptedFindings.list',
  `select kind, challenge_id as "challengeId", detail, accepted_by as by, at
   from accepted_findings where game_id = $1 order by at, kind, challenge_id, detail`,
)
const ADD = statement(
  'acceptedFindings.add',
  `insert into accepted_findings (game_id, kind, challenge_id, detail, accepted_by, at)
   select $1, $2, $3, $4, $5, $6
   where (select count(*) from accepted_findings where game_id = $1) < ${MOST_ACCEPTED}
   on conflict do nothing returning game_id`,
)
const REMOVE = statement(
  'acceptedFindings.remove',
  `delete from accepted_findings where game_id = $1 and kind = $2 and challenge_id = $3 and detail = $4
   returning game_id`,
)

export const acceptedFindingsOn = (sql: Sql): AcceptedFindings => ({
  list: (gameId) => sql.many<AcceptedRow>(LIST, [gameId]),
  add: async (gameId, { kind, challengeId, detail, by, at }) =>
    (await sql.one(ADD, [gameId, kind, challengeId, detail, by, toTimestamp(at)])) !== null,
  remove: async (gameId, { kind, challengeId, detail }) =>
    (await sql.one(REMOVE, [gameId, kind, challengeId, detail])) !== null,
})
