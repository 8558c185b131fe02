import type { Board, SolveColumns } from './board.ts'
import { boardOf } from './fold-board.ts'
import { shareUnchanged } from './share-unchanged.ts'

/**
 * The same game with other solves. Unchanged parts stay the same objects, so that views do not redraw them.
 */
export function withSolves(board: Board, solves: SolveColumns): Board {
  const { seq, startsAt, endsAt, freeze, bloodBonus, organizations, challenges, rows } = board
  return shareUnchanged(
    board,
    boardOf({ seq, startsAt, endsAt, freeze, bloodBonus, organizations, challenges, teams: rows, solves }),
  )
}
