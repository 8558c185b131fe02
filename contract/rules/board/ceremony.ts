import { hiddenSince, isHiddenAt } from '../freeze.ts'
import { boardAt, withSolveAt } from './board-at.ts'
import type { Board } from './board.ts'
import { solvesOf } from './compact-form.ts'
import { withSolves } from './replace-solves.ts'
import { shareUnchanged } from './share-unchanged.ts'

/** By the places of the team and the challenge on the board. */
export interface HiddenSolve {
  team: number
  challenge: number
  at: number
}
/**
 * How what a freeze has hidden is shown to a hall: one solve after the other, always of the last team that
 * has one left.
 */
export interface Ceremony {
  /** With all that will have been shown at the end. */
  full: Board
  /** With what has been shown so far. */
  board: Board
  hidden: number
  /** In the order in which they were shown. */
  shown: readonly HiddenSolve[]
}

/** `full` is the board that monitors have; by its freeze one knows what everybody else does not. */
export function ceremonyOf(full: Board): Ceremony {
  const curtain = hiddenSince(full.freeze)
  const board = curtain === null ? full : boardAt(full, curtain)
  return {
    full,
    board,
    hidden: full.challenges.reduce(
      (sum, { ats }) => sum + ats.filter((at) => isHiddenAt(at, curtain)).length,
      0,
    ),
    shown: [],
  }
}

/**
 * What comes next: of the last team with something left its earliest solve. Its score may go up and those of
 * others down, since a challenge is worth less by each solve; so who is last is looked up anew each time.
 * Null at the end.
 */
export function nextSolve({ full, board }: Ceremony): HiddenSolve | null {
  for (let rank = board.ranking.length - 1; rank >= 0; rank--) {
    const team = board.ranking[rank] ?? -1
    const [all, told] = [full.times[team], board.times[team]]
    // What is the same column hides nothing.
    if (!all || !told || all === told) continue
    let next: HiddenSolve | null = null
    for (let challenge = 0; challenge < all.length; challenge++) {
      const at = all[challenge] ?? Number.NaN
      if (Number.isNaN(at) || !Number.isNaN(told[challenge])) continue
      if (next === null || at < next.at) next = { team, challenge, at }
    }
    if (next) return next
  }
  return null
}

/** One step on; the same at the end. */
export function steppedOn(ceremony: Ceremony): Ceremony {
  const next = nextSolve(ceremony)
  if (next === null) return ceremony
  const { full, board, hidden } = ceremony
  const shown = [...ceremony.shown, next]
  // Of those that came in the same instant the full board alone knows the order.
  return {
    ...ceremony,
    board:
      shown.length === hidden
        ? shareUnchanged(board, full)
        : withSolveAt(board, next.team, next.challenge, next.at),
    shown,
  }
}

/** One step back; the same at the beginning. */
export function steppedBack(ceremony: Ceremony): Ceremony {
  const last = ceremony.shown.at(-1)
  if (!last) return ceremony
  const all = solvesOf(ceremony.board)
  const kept = [...all.ats.keys()].filter(
    (index) => all.teams[index] !== last.team || all.challenges[index] !== last.challenge,
  )
  const column = (values: Float64Array) => kept.map((index) => values[index] ?? 0)
  const board = withSolves(ceremony.board, {
    teams: column(all.teams),
    challenges: column(all.challenges),
    ats: column(all.ats),
  })
  return { ...ceremony, board, shown: ceremony.shown.slice(0, -1) }
}
