import type { Board } from './board.ts'
import { solvesOf } from './compact-form.ts'
import { withFact } from './fold-board.ts'
import { withSolves } from './replace-solves.ts'

/** Returns the board as it was at an earlier time: with the solves before it, and the scores of that time. */
export type Replay = (at: number) => Board

/** Up to this many solves are added one by one. For more, counting again from the start is cheaper. */
const FEW = 20

/** A short step forward adds only the new solves, so that a replay stays fast. Other steps count again. */
export function replayOf(board: Board): Replay {
  const solves = solvesOf(board)
  let shown = board
  let count = solves.ats.length
  return (at) => {
    const next = countBefore(solves.ats, at)
    if (next < count || next - count > FEW) {
      const [teams, challenges, ats] = [solves.teams, solves.challenges, solves.ats].map((column) =>
        column.subarray(0, next),
      )
      if (teams && challenges && ats) shown = withSolves(shown, { teams, challenges, ats })
    } else {
      for (; count < next; count++)
        shown = withSolveAt(
          shown,
          solves.teams[count] ?? 0,
          solves.challenges[count] ?? 0,
          solves.ats[count] ?? 0,
        )
    }
    count = next
    return shown
  }
}

export const boardAt = (board: Board, at: number): Board => replayOf(board)(at)

/**
 * `team` and `challenge` are indexes. The board keeps its number, because a replayed solve is no fact of the
 * stream.
 */
export function withSolveAt(board: Board, team: number, challenge: number, at: number): Board {
  const [row, standing] = [board.rows[team], board.challenges[challenge]]
  if (!row || !standing) return board
  const next = withFact(board, {
    kind: 'solve',
    seq: board.seq + 1,
    teamId: row.id,
    challengeId: standing.id,
    at,
    user: '',
  })
  return next === null ? board : { ...next, seq: board.seq }
}

function countBefore(ats: Float64Array, at: number): number {
  let [low, high] = [0, ats.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ats[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}
