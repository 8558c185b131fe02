import type { ChallengeTag } from '../../models/challenge-names.ts'
import type { BloodBonus } from '../blood-bonus.ts'
import type { Freeze } from '../freeze.ts'
import type { ScoreCurve } from '../score-curve.ts'
import type { BoardTeam } from './team-columns.ts'

/** The parts that a board is computed from. Times are milliseconds since 1970. */
export interface BoardSnapshot {
  /** The number of the last fact in this snapshot. 0: the server does not number facts. */
  seq: number
  startsAt: number
  endsAt: number
  /** Absent without a freeze. The solves may include hidden ones. */
  freeze?: Freeze
  /** Packed, see `rules/blood-bonus.ts`. */
  bloodBonus: number
  organizations: readonly string[]
  /** In display order. */
  challenges: readonly BoardChallenge[]
  /** In the order of joining, or by rank if a base server sent them. This order breaks ties. */
  teams: readonly BoardTeam[]
  /** Sorted by time, without solves that do not count. */
  solves: SolveColumns
}
export interface BoardChallenge {
  id: number
  title: string
  tag: ChallengeTag
  curve: ScoreCurve
}
/**
 * One column for each field, because a board may have a hundred thousand solves. Teams and challenges are
 * indexes.
 */
export interface SolveColumns {
  teams: ArrayLike<number>
  challenges: ArrayLike<number>
  ats: ArrayLike<number>
}

/**
 * A board at one moment. It is immutable: the next fact creates a new one. Unchanged rows, challenges and
 * columns are shared, so that views compare by identity.
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
  /** In the order of the snapshot. A team keeps its index for the life of the board. */
  readonly rows: readonly TeamRow[]
  /** Indexes into `rows`, sorted by rank. */
  readonly ranking: readonly number[]
  /** The time of a solve, by the indexes of team and challenge. NaN: unsolved. */
  readonly times: readonly Float64Array[]
  readonly places: {
    readonly teams: ReadonlyMap<number, number>
    readonly challenges: ReadonlyMap<number, number>
  }
}
export interface ChallengeState extends BoardChallenge {
  /** The current score, without the blood bonus. */
  readonly score: number
  readonly solved: number
  /** The teams that solved it, as indexes into `rows`. `ats` has their times in the same order. */
  readonly solvers: readonly number[]
  readonly ats: readonly number[]
}
export interface TeamRow extends BoardTeam {
  readonly score: number
  /** Unique, from 1. */
  readonly rank: number
  readonly organizationRank: number | null
  readonly solved: number
  /** The time of the last solve. Null: none. */
  readonly lastAt: number | null
}
