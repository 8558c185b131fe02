import type { Board, TeamRow } from '#contract/rules/board/board.ts'
import type { Span } from '#src/ui/grid-window.ts'

/** The index of a team by rank, from 0. `isWithin` means the rank within its organisation. */
export const rankIndex = ({ rank, organizationRank }: TeamRow, isWithin: boolean): number =>
  ((isWithin ? organizationRank : null) ?? rank) - 1

/**
 * The index of a team among the shown ones, which include rows out of view. Returns -1 if the team is not
 * among them.
 */
export const sightIndex = (board: Board, shown: readonly number[], team: number): number =>
  shown.indexOf(board.places.teams.get(team) ?? -1)

/** The points to the next team above, 0 or less. For the first team, its lead. Null without another team. */
export function gapOf(
  { rows }: Pick<Board, 'rows'>,
  ranked: readonly number[],
  row: TeamRow,
  isWithin: boolean,
): number | null {
  const index = rankIndex(row, isWithin)
  const next = rows[ranked[index === 0 ? 1 : index - 1] ?? -1]
  return next ? row.score - next.score : null
}

/**
 * The median number of rows by which the visible teams moved. The scroll position follows, so that the user
 * keeps seeing the same teams.
 */
export function rowDrift(
  before: { board: Board; shown: readonly number[] },
  after: { board: Board; shown: readonly number[] },
  seen: Span,
): number {
  const ways = before.shown.slice(seen.from, seen.to).flatMap((place, nth) => {
    const was = before.board.rows[place]
    const is = was ? sightIndex(after.board, after.shown, was.id) : -1
    return is < 0 ? [] : [is - (seen.from + nth)]
  })
  return ways.sort((one, other) => one - other)[ways.length >> 1] ?? 0
}
