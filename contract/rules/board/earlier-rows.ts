import { scoreAfter } from '../score-curve.ts'
import type { Board, ChallengeState, TeamRow } from './board.ts'
import { totalsOf } from './fold-board.ts'
import { rank } from './ranking.ts'

/**
 * The rows at an earlier moment, when each challenge had only its first `counts[index]` solves. Builds no
 * whole board of that moment, because that takes ten times as long.
 */
export function earlierRows(board: Board, counts: readonly number[]): readonly TeamRow[] {
  const standings = board.challenges.map((challenge, place): ChallengeState => {
    const solved = counts[place] ?? 0
    return {
      ...challenge,
      solved,
      score: scoreAfter(solved, challenge.curve),
      solvers: challenge.solvers.slice(0, solved),
      ats: challenge.ats.slice(0, solved),
    }
  })
  const totals = totalsOf(standings, board.rows.length, board.bonus)
  const rows = board.rows.map((row, place): TeamRow => ({ ...row, ...totals[place] }))
  return rank(rows, board.startsAt).rows
}
