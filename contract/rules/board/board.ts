import type { ChallengeTag } from '../../models/challenge-names.ts'
import type { BloodBonus } from '../blood-bonus.ts'
import type { Freeze } from '../freeze.ts'
import type { ScoreCurve } from '../score-curve.ts'

/**
 * What a board is made of: what organisers wrote, who plays, and the solves. Times are milliseconds since
 * 1970.
 */
export interface BoardSnapshot {
  /** Of the last fact that is in it; 0 where facts are not counted. */
  seq: number
  startsAt: number
  endsAt: number
  /** Left out where there is none. Its solves may be in here or not. */
  freeze?: Freeze
  /** Packed. */
  bloodBonus: number
  organizations: readonly string[]
  /** In the order in which they are shown. */
  challenges: readonly BoardChallenge[]
  /** In the order in which they joined, which decides between equals. */
  teams: readonly BoardTeam[]
  /** Those that count, in the order of their times. */
  solves: SolveColumns
}
export interface BoardChallenge {
  id: number
  title: string
  tag: ChallengeTag
  curve: ScoreCurve
}
export interface BoardTeam {
  id: number
  name: string
  avatar: string | null
  organization: string | null
}
/**
 * Column by column, since there may be a hundred thousand. Teams and challenges are told by their places in
 * the lists.
 */
export interface SolveColumns {
  teams: ArrayLike<number>
  challenges: ArrayLike<number>
  ats: ArrayLike<number>
}

/**
 * A board at one moment. It never changes: the next fact makes another one, which shares with it every row,
 * challenge and column that is still as it was, so that who compares them by identity knows what to draw
 * anew.
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
  /** In the order of the snapshot: a team's place in here is for good. */
  readonly rows: readonly TeamRow[]
  /** Places in `rows`, by rank. */
  readonly ranking: readonly number[]
  /**
   * When a team solved a challenge, by the places of both; NaN where it has not. Read it through `cellOf`.
   */
  readonly times: readonly Float64Array[]
  readonly places: {
    readonly teams: ReadonlyMap<number, number>
    readonly challenges: ReadonlyMap<number, number>
  }
}
export interface ChallengeState extends BoardChallenge {
  /** What it is worth now, without a bonus. */
  readonly score: number
  /** How many teams solved it. */
  readonly solved: number
  /** Who solved it, as places in `rows`, and when; in that order. */
  readonly solvers: readonly number[]
  readonly ats: readonly number[]
}
export interface TeamRow extends BoardTeam {
  readonly score: number
  /** From 1, and unique. */
  readonly rank: number
  /** Among the teams of its organisation. */
  readonly organizationRank: number | null
  readonly solved: number
  /** Of its last solve; null before the first. */
  readonly lastAt: number | null
}
