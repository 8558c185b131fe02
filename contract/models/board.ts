import {
  double,
  int,
  iso,
  list,
  long,
  model,
  nullable,
  optional,
  text,
  type Fields,
  type Wire,
} from '../schema.ts'
import { TEAM_COLUMNS, type ColumnForm } from '../rules/board/team-columns.ts'
import { challengeTagNames } from './challenge.ts'

export const boardChallenge = model('BoardChallenge', {
  id: int(),
  title: text(),
  tag: challengeTagNames,
  /** The score curve. Clients compute the current score from it and from the solves. */
  originalScore: int(),
  minScoreRate: double(),
  difficulty: double(),
})
export type BoardChallengeModel = Wire<typeof boardChallenge>

const COLUMNS = { digits: text(), newDigits: optional(text()), texts: list(text()) }
function columnsOf<Table extends Record<string, ColumnForm>>(
  table: Table,
): { [Column in keyof Table]: (typeof COLUMNS)[Table[Column]] }
function columnsOf(table: Record<string, ColumnForm>): Fields {
  return Object.fromEntries(Object.entries(table).map(([name, form]) => [name, COLUMNS[form]]))
}
export const boardTeams = model('BoardTeams', columnsOf(TEAM_COLUMNS))

/**
 * The counted solves in their order. Each column is a string of digits, which is far smaller than a list of
 * objects, see `rules/board/pack-numbers.ts`.
 */
export const boardSolves = model('BoardSolves', {
  count: int(),
  /** The time of the first solve. */
  from: iso(),
  /** Indexes into the list of teams. */
  teams: text(),
  /** Indexes into the list of challenges. */
  challenges: text(),
  /** Seconds since the previous solve, doubled. The lowest bit is free, so 1 means the same millisecond. */
  steps: text(),
})
export type BoardSolvesModel = Wire<typeof boardSolves>

/**
 * A whole board as the facts that it follows from. Clients fold it themselves, so the server sends far less.
 */
export const boardModel = model('BoardModel', {
  /** The number of the last fact in this snapshot. A client applies the facts after it. */
  seq: long(),
  start: iso(),
  end: iso(),
  /** The public sees no solve from this time on, until the reveal. Null: no freeze. */
  freezeAt: nullable(iso()),
  revealedAt: nullable(iso()),
  bloodBonus: long(),
  organizations: list(text()),
  /** In display order. */
  challenges: list(boardChallenge),
  /** In the order of joining, which breaks ties. */
  teams: boardTeams,
  solves: boardSolves,
})
export type BoardModel = Wire<typeof boardModel>
