import type { Board, ChallengeState } from './board.ts'
import { bloodsSince, solvesFrom, type RecentSolve } from './latest-solves.ts'
import { pointsOf } from './points.ts'

export interface FirstBlood extends RecentSolve {
  points: number
  /** Null: the team was not on the board. */
  rankBefore: number | null
}

/** Earliest first. */
export function firstBloodsSince(before: Board, after: Board): FirstBlood[] {
  return bloodsSince(before, after)
    .filter(({ mark }) => mark === 1)
    .map((blood) => ({
      ...blood,
      points: pointsOf(blood.challenge.score, 1, after.bonus),
      rankBefore: before.rows[before.places.teams.get(blood.row.id) ?? -1]?.rank ?? null,
    }))
}

const FIRST = 3

/** Latest first. */
export function latestBloods(board: Board, most: number): RecentSolve[] {
  return board.challenges
    .flatMap((challenge) => solvesFrom(board, challenge, 0, FIRST))
    .sort((one, other) => other.at - one.at || other.challenge.id - one.challenge.id)
    .slice(0, most)
}

export type BloodCounts = Readonly<Record<1 | 2 | 3, number>>
export const NO_BLOODS: BloodCounts = { 1: 0, 2: 0, 3: 0 }

/** Keyed by the index of the team in `rows`. Teams without a blood are missing. */
export function bloodCounts(board: Board): ReadonlyMap<number, BloodCounts> {
  const counts = new Map<number, BloodCounts>()
  for (const challenge of board.challenges)
    for (const { row, mark } of solvesFrom(board, challenge, 0, FIRST)) {
      const place = board.places.teams.get(row.id)
      if (place === undefined || mark === 'plain') continue
      const before = counts.get(place) ?? NO_BLOODS
      counts.set(place, { ...before, [mark]: before[mark] + 1 })
    }
  return counts
}

/** The unsolved challenge with the highest score. Null: all are solved. */
export function untouched(board: Board): ChallengeState | null {
  return board.challenges.reduce<ChallengeState | null>(
    (best, challenge) => (challenge.solved === 0 && challenge.score > (best?.score ?? -1) ? challenge : best),
    null,
  )
}
