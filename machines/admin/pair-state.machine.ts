import type { PairState } from '#contract/models/pair-states.ts'
import { actMachine } from '../kit/act.ts'

export interface PairStateTask {
  /** The participations of both teams, and their names. */
  ids: readonly [number, number]
  names: readonly [string, string]
  state: PairState
  /** The state that the organiser saw. The server refuses if another one has changed it since. */
  was: PairState
  isUndo: boolean
}

/** Asks nothing, because the other organisers see who it was, and the foot offers the way back. */
export const pairStateMachine = actMachine<{ game: number }, PairStateTask>({
  id: 'pairState',
  description: 'Says whether somebody looks into a pair of teams, or dismisses it.',
  isEmpty: ({ state, was }) => state === was,
})
