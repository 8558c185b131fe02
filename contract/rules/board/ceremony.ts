import { hiddenSince, isHiddenAt } from '../freeze.ts'
import { boardAt, withSolveAt } from './board-at.ts'
import type { Board } from './board.ts'
import { solvesOf } from './compact-form.ts'
import { withSolves } from './replace-solves.ts'
import { shareUnchanged } from './share-unchanged.ts'

/** `team` and `challenge` are indexes into the board. */
export interface HiddenSolve {
  team: number
  challenge: number
  at: number
}
/** Reveals hidden solves one by one, so that the ranks change from the bottom up. */
export interface Ceremony {
  full: Board
  /** The board with the solves that are revealed so far. */
  board: Board
  hidden: number
  /** In the order of the reveal. */
  shown: readonly HiddenSolve[]
}

/** `full` is the board of monitors. Its freeze decides which solves are hidden. */
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
 * The next step: the earliest hidden solve of the last team that has one. Each solve can lower scores, so the
 * last team is found again at each step. Null at the end.
 */
export function nextSolve({ full, board }: Ceremony): HiddenSolve | null {
  for (let rank = board.ranking.length - 1; rank >= 0; rank--) {
    const team = board.ranking[rank] ?? -1
    const [all, shown] = [full.times[team], board.times[team]]
    // The same array in both boards: this team has no hidden solves.
    if (!all || !shown || all === shown) continue
    let next: HiddenSolve | null = null
    for (let challenge = 0; challenge < all.length; challenge++) {
      const at = all[challenge] ?? Number.NaN
      if (Number.isNaN(at) || !Number.isNaN(shown[challenge])) continue
      if (next === null || at < next.at) next = { team, challenge, at }
    }
    if (next) return next
  }
  return null
}

/** One step forward. Returns the same ceremony at the end. */
export function steppedOn(ceremony: Ceremony): Ceremony {
  const next = nextSolve(ceremony)
  if (next === null) return ceremony
  const { full, board, hidden } = ceremony
  const shown = [...ceremony.shown, next]
  // The last step takes over the full board: only that knows the order of solves at the same time.
  return {
    ...ceremony,
    board:
      shown.length === hidden
        ? shareUnchanged(board, full)
        : withSolveAt(board, next.team, next.challenge, next.at),
    shown,
  }
}

/** One step back. Returns the same ceremony at the beginning. */
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
