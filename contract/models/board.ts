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
  /** The curve. The current score follows from it and from the solves. */
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

/** The solves that count, in their order. Each column is digits, see `rules/board/pack-numbers.ts`. */
export const boardSolves = model('BoardSolves', {
  count: int(),
  /** The time of the first solve. */
  from: iso(),
  /** Positions in the list of teams. */
  teams: text(),
  /** Positions in the list of challenges. */
  challenges: text(),
  /** Seconds since the solve before, doubled. 1: both were made in the same millisecond. */
  steps: text(),
})
export type BoardSolvesModel = Wire<typeof boardSolves>

/** A whole board as the facts that it follows from. Clients fold it themselves. */
export const boardModel = model('BoardModel', {
  /** The number of the last fact in it. */
  seq: long(),
  start: iso(),
  end: iso(),
  /**
   * Solves are hidden from the public from then on, until the reveal. Null if organisers have set no freeze.
   */
  freezeAt: nullable(iso()),
  revealedAt: nullable(iso()),
  bloodBonus: long(),
  organizations: list(text()),
  /** Display order. */
  challenges: list(boardChallenge),
  /** The order in which teams joined, which breaks ties. */
  teams: boardTeams,
  solves: boardSolves,
})
export type BoardModel = Wire<typeof boardModel>
