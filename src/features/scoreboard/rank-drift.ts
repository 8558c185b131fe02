import type { Board, TeamRow } from '#contract/rules/board/board.ts'
import { rowOf } from '#contract/rules/board/read-board.ts'
import type { Span } from '#src/ui/grid-window.ts'

/** The index of a team among those shown. They include rows that are out of view. */
export const rankIndex = ({ rank, organizationRank }: TeamRow, isWithin: boolean): number =>
  ((isWithin ? organizationRank : null) ?? rank) - 1

/** The number of rows that most visible rows moved by. The scroll position follows it. */
export function rowDrift(
  before: Board,
  after: Board,
  shown: readonly number[],
  seen: Span,
  isWithin: boolean,
): number {
  const ways = shown.slice(seen.from, seen.to).flatMap((place) => {
    const was = before.rows[place]
    const is = was ? rowOf(after, was.id) : null
    return was && is ? [rankIndex(is, isWithin) - rankIndex(was, isWithin)] : []
  })
  return ways.sort((one, other) => one - other)[ways.length >> 1] ?? 0
}
