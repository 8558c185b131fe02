import type { Problem } from '#contract/problem.ts'
import type { BoardState, LiveBoard } from '#src/live/board-atoms.ts'

export type ScoreboardView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  /** `problem` is why what is shown may be out of date. */
  | { kind: 'shown'; live: LiveBoard; problem: Problem | null }

export function toScoreboardView({ live, problem, retry }: BoardState): ScoreboardView {
  if (live === null) return problem === null ? { kind: 'loading' } : { kind: 'failed', problem, retry }
  return live.board.rows.length === 0 ? { kind: 'empty' } : { kind: 'shown', live, problem }
}
