import { boardOf } from '#contract/rules/board/fold-board.ts'
import { rankPath } from '#contract/rules/board/rank-path.ts'
import { aBigGame } from '../contract/board/big-game.ts'

export const name = 'rank-path'
/** The page of a result computes this before it is drawn, so a visitor must not notice it. */
export const bar = 50
export const unit = 'ms'
const SIZE = { teams: 500, challenges: 40, solves: 12_000 }
const ROUNDS = 9
const RANKS = [1, 15, 100, 250, 500]

/**
 * Computes the way of a team through the ranks of a large game for many teams, because its cost depends on
 * the rank.
 */
export async function run(tell: (line: string) => void): Promise<number> {
  const board = boardOf(aBigGame(SIZE))
  const medians = RANKS.map((rank) => {
    const id = board.rows[board.ranking[rank - 1] ?? 0]?.id ?? 0
    const times = Array.from({ length: ROUNDS }, () => {
      const begunAt = performance.now()
      rankPath(board, id)
      return performance.now() - begunAt
    }).toSorted((one, other) => one - other)
    const median = times[Math.floor(ROUNDS / 2)] ?? Number.NaN
    tell(`rank ${rank}: ${median.toFixed(1)} ms, the slowest of ${ROUNDS} ${times.at(-1)?.toFixed(1)} ms`)
    return median
  })
  return Math.max(...medians)
}
