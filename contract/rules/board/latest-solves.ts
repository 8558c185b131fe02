import type { Board, ChallengeState, TeamRow } from './board.ts'
import { firstTimes, markOf, type Mark } from './solve-marks.ts'

export interface RecentSolve {
  row: TeamRow
  challenge: ChallengeState
  at: number
  mark: Mark
}

/** Newest first. */
export function latestSolves(board: Board, most: number): RecentSolve[] {
  const lastOf = ({ ats }: ChallengeState) => ats.at(-1) ?? -Infinity
  // Each of these challenges has a solve that precedes those of the challenges left out.
  const latest = board.challenges
    .toSorted((one, other) => lastOf(other) - lastOf(one) || other.id - one.id)
    .slice(0, most)
  const solves = latest.flatMap((challenge) =>
    solvesFrom(board, challenge, Math.max(0, challenge.solvers.length - most)),
  )
  return solves
    .sort(
      (one, other) => other.at - one.at || other.challenge.id - one.challenge.id || other.row.id - one.row.id,
    )
    .slice(0, most)
}

/** The bloods that only the newer board has, earliest first. */
export function bloodsSince(before: Board, after: Board): RecentSolve[] {
  if (before.challenges === after.challenges) return []
  const bloods = after.challenges.flatMap((challenge) => {
    const was = before.challenges[before.places.challenges.get(challenge.id) ?? -1]
    if (!was || was === challenge || was.solvers.length >= FIRST) return []
    const known = new Set(was.solvers.map((place) => before.rows[place]?.id))
    return solvesFrom(after, challenge, 0, FIRST).filter(({ row }) => !known.has(row.id))
  })
  return bloods.sort((one, other) => one.at - other.at)
}

const FIRST = 3

export function solvesFrom(
  board: Board,
  challenge: ChallengeState,
  from: number,
  to?: number,
): RecentSolve[] {
  const firsts = firstTimes(challenge)
  return challenge.solvers.slice(from, to).flatMap((place, index) => {
    const [row, at] = [board.rows[place], challenge.ats[from + index] ?? Number.NaN]
    const mark = markOf(firsts, at)
    return row && mark ? [{ row, challenge, at, mark }] : []
  })
}
