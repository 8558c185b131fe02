import type { Problem } from '#contract/problem.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { hiddenSince } from '#contract/rules/freeze.ts'
import { isUnderWay, type GamePhase } from '#contract/rules/game-phase.ts'
import type { BoardState } from '#src/live/board-atoms.ts'

export type ProjectorStage =
  | { kind: 'loading' }
  /** There is no board before the start, which is no failure. */
  | { kind: 'coming' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'live' | 'frozen' | 'end'; board: Board }

interface Facts {
  state: BoardState
  phase: GamePhase
  /** True while the freeze hides solves, so that the audience is informed. */
  isFrozen: boolean
  /** The time that is shown. Null for now. */
  at: number | null
}

export function toProjectorStage({
  state: { live, problem, retry },
  phase,
  isFrozen,
  at,
}: Facts): ProjectorStage {
  if (phase === 'coming') return { kind: 'coming' }
  if (live === null) return problem === null ? { kind: 'loading' } : { kind: 'failed', problem, retry }
  const { board } = live
  if (board.rows.length === 0) return { kind: 'empty' }
  if (isFrozen && hiddenSince(board.freeze) !== null) return { kind: 'frozen', board }
  return { kind: isUnderWay(phase) || at !== null ? 'live' : 'end', board }
}
