import type { Problem } from '#contract/problem.ts'
import type { BoardState, LiveBoard } from '#src/live/board-atoms.ts'

export type ProjectorStage =
  | { kind: 'loading' }
  /** Before the start there is no board, and that is no failure. */
  | { kind: 'coming' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'shown'; live: LiveBoard }

export function toProjectorStage({ live, problem, retry }: BoardState, hasBegun: boolean): ProjectorStage {
  if (live !== null) return live.board.rows.length === 0 ? { kind: 'empty' } : { kind: 'shown', live }
  if (!hasBegun) return { kind: 'coming' }
  return problem === null ? { kind: 'loading' } : { kind: 'failed', problem, retry }
}
