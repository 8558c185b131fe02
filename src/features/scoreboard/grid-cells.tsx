import { memo } from 'react'
import { markOf, type FirstTimes } from '#contract/rules/board/marks.ts'
import type { Span } from '#src/ui/grid-window.ts'
import { board } from '#styled/recipes/board.js'
import type { GridFrame } from './grid-frame.ts'

export interface GridCellsProps extends Span {
  frame: GridFrame
  times: Float64Array
  firsts: readonly FirstTimes[]
  cursor: number | null
}

const style = board()
/** A text as well: to write one over another is all that scrolling costs, and to make one where there was none is ten times as much. */
const UNSOLVED = '\u00a0'

/**
 * The cells of a row that are drawn. Each stays where it is in the page, and scrolling only writes another mark into those where it is another:
 * most of a board is empty.
 */
export const GridCells = memo(function GridCells({ frame: { cursorId, tipId }, times, firsts, from, to, cursor }: GridCellsProps) {
  return Array.from({ length: to - from }, (_, nth) => {
    const column = from + nth
    const first = firsts[column]
    const mark = first ? markOf(first, times[column] ?? Number.NaN) : null
    return (
      <div
        key={nth}
        role="gridcell"
        aria-colindex={column + 2}
        className={style.cell}
        data-mark={mark ?? undefined}
        {...(cursor === column ? { id: cursorId, 'aria-describedby': tipId } : {})}
      >
        {mark === null ? UNSOLVED : mark === 'plain' ? '✓' : mark}
      </div>
    )
  })
})
