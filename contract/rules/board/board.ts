import type { ChallengeTag } from '../../models/challenge-names.ts'
import type { BloodBonus } from '../blood-bonus.ts'
import type { Freeze } from '../freeze.ts'
import type { ScoreCurve } from '../score-curve.ts'
import type { BoardTeam } from './team-columns.ts'

/** The parts of a board: organisers' data, teams and solves. Times are milliseconds since 1970. */
export interface BoardSnapshot {
  /** The number of the last fact in it; 0 if the server does not number facts. */
  seq: number
  startsAt: number
  endsAt: number
  /** Absent if there is no freeze. Hidden solves may or may not be in here. */
  freeze?: Freeze
  /** Packed, see `rules/blood-bonus.ts`. */
  bloodBonus: number
  organizations: readonly string[]
  /** Display order. */
  challenges: readonly BoardChallenge[]
  /** The order in which teams joined, which breaks ties. */
  teams: readonly BoardTeam[]
  /** The solves that count, sorted by time. */
  solves: SolveColumns
}
export interface BoardChallenge {
  id: number
  title: string
  tag: ChallengeTag
  curve: ScoreCurve
}
/**
 * One column per field, since there may be a hundred thousand solves. Teams and challenges are positions in
 * their lists.
 */
export interface SolveColumns {
  teams: ArrayLike<number>
  challenges: ArrayLike<number>
  ats: ArrayLike<number>
}

/**
 * A board at one moment. It never changes: the next fact makes a new one. Rows, challenges and columns that
 * stay the same are shared, so that views compare by identity.
 */
export interface Board {
  readonly seq: number
  readonly startsAt: number
  readonly endsAt: number
  readonly freeze: Freeze
  readonly bloodBonus: number
  readonly bonus: BloodBonus
  readonly organizations: readonly string[]
  readonly challenges: readonly ChallengeState[]
  /** Snapshot order. A team keeps its index for the life of the board. */
  readonly rows: readonly TeamRow[]
  /** Positions in `rows`, sorted by rank. */
  readonly ranking: readonly number[]
  /**
   * The time of a team's solve, by the positions of team and challenge; NaN for none. Read it through
   * `cellOf`.
   */
  readonly times: readonly Float64Array[]
  readonly places: {
    readonly teams: ReadonlyMap<number, number>
    readonly challenges: ReadonlyMap<number, number>
  }
}
export interface ChallengeState extends BoardChallenge {
  /** The current score, without a bonus. */
  readonly score: number
  readonly solved: number
  /** The teams that solved it, as positions in `rows`, and the times, in the same order. */
  readonly solvers: readonly number[]
  readonly ats: readonly number[]
}
export interface TeamRow extends BoardTeam {
  readonly score: number
  /** Unique, from 1. */
  readonly rank: number
  /** The rank among the teams of its organisation. */
  readonly organizationRank: number | null
  readonly solved: number
  /** The time of the last solve; null if there is none. */
  readonly lastAt: number | null
}
