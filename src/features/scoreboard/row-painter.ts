import type { Board } from '#contract/rules/board/board.ts'
import { markOf, type FirstTimes, type Mark } from '#contract/rules/board/solve-marks.ts'
import type { RowState } from '#src/live/board-atoms.ts'
import { openStrip } from '#src/ui/grid-strip.ts'
import type { Span } from '#src/ui/grid-window.ts'
import { openSlide, swell } from '#src/ui/motion.ts'
import { setAttributeIfChanged, setTextIfChanged } from '#src/ui/set-if-changed.ts'
import { board as boardStyle } from '#styled/recipes/board.js'
import { BLOCK, COLUMN_REM, ROW_REM, type GridFrame } from './grid-frame.ts'
import { openRowHeader } from './row-header-painter.ts'
import { isSparkOld, sparkPath } from './spark-path.ts'

/** All rows are painted from this. */
export interface Paints {
  frame: GridFrame
  board: Board
  firsts: readonly FirstTimes[]
  /** The time of the last solve. */
  lastAt: number
  blocks: Span
  /** Whether something happened that is to be seen happening. */
  isMoving: boolean
}
export interface RowPosition {
  place: number
  /** Among those shown. */
  index: number
  isOwn: boolean
  isHit: boolean
}
export type PaintedRow = ReturnType<typeof openRow>

interface PaintedCell {
  element: HTMLElement
  mark: Mark | null
  /** In another language it is called something else. */
  frame: GridFrame | null
}

const style = boardStyle()
/**
 * The text of a plain solve. An unsolved cell holds it too, unseen. So most solves change colours only, and
 * the browser lays out nothing again.
 */
const CHECK = '✓'

/**
 * One row of the grid: an element that is written over for each team that comes into view. Only what differs
 * is written: most of a board is empty.
 */
export function openRow() {
  const element = document.createElement('div')
  element.setAttribute('role', 'row')
  element.className = style.row
  const lead = openRowHeader()
  let told: { state: RowState; paints: Paints } | null = null
  let drawn: { times: Float64Array; until: number } | null = null
  /** The team stood here before as well, and somebody looks. */
  let isMoving = false
  const strip = openStrip({
    strip: style.strip,
    block: style.block,
    size: BLOCK,
    columnRem: COLUMN_REM,
    makeCell,
    writeCell(cell, column) {
      const first = told?.paints.firsts[column]
      const mark = first && told ? markOf(first, told.state.times[column] ?? Number.NaN) : null
      setAttributeIfChanged(cell.element, 'aria-colindex', String(column + 2))
      if (!told || (cell.mark === mark && cell.frame === told.paints.frame)) return
      if (isMoving && cell.mark === null) swell(cell.element)
      cell.mark = mark
      cell.frame = told.paints.frame
      setTextIfChanged(cell.element, mark === null || mark === 'plain' ? CHECK : String(mark))
      setAttributeIfChanged(cell.element, 'data-mark', mark === null ? null : String(mark))
      setAttributeIfChanged(cell.element, 'aria-label', nameOf(mark, cell.frame))
    },
  })
  element.append(lead.element, strip.element)
  const sparkOf = ({ times }: RowState, { board, lastAt }: Paints) => {
    if (drawn?.times === times && !isSparkOld(drawn.until, lastAt, board)) return null
    drawn = { times, until: lastAt }
    return sparkPath(times, board, lastAt)
  }
  return {
    element,
    slide: openSlide(element, ROW_REM),
    /** The team of this row. */
    team: () => told?.state.row.id ?? null,
    /** `state` belongs to the team that stands here now, which may be another one than before. */
    paint(state: RowState, { place, index, isOwn, isHit }: RowPosition, paints: Paints) {
      const before = told
      told = { state, paints }
      const hasSameMarks = before?.state.times === state.times && before.paints.firsts === paints.firsts
      const isNamed = before?.paints.frame === paints.frame
      const spark = sparkOf(state, paints)
      isMoving = paints.isMoving && before?.state.row.id === state.row.id
      if (before?.state !== state || !isNamed || spark !== null) {
        lead.write(state, paints.frame, spark, isMoving ? (before?.state.row.score ?? null) : null)
      }
      const columns = paints.board.challenges.length
      strip.move(paints.blocks, columns)
      if (before && (!hasSameMarks || !isNamed || before.paints.board.challenges.length !== columns))
        strip.rewrite(columns)
      setAttributeIfChanged(element, 'data-place', String(place))
      setAttributeIfChanged(element, 'data-index', String(index))
      setAttributeIfChanged(element, 'aria-rowindex', String(index + 2))
      setAttributeIfChanged(element, 'data-own', isOwn ? 'true' : null)
      setAttributeIfChanged(element, 'data-hit', isHit ? 'true' : null)
    },
    /** The team's own cell for a column of null. */
    cellAt: (column: number | null) => (column === null ? lead.element : strip.cellAt(column)),
  }
}

function makeCell(): PaintedCell {
  const element = document.createElement('div')
  element.setAttribute('role', 'gridcell')
  element.className = style.cell
  element.append(CHECK)
  return { element, mark: null, frame: null }
}

/** The visible text is part of the label for screen readers. */
function nameOf(mark: Mark | null, { words }: GridFrame): string {
  if (mark === null) return words.unsolved
  return mark === 'plain' ? words.mark.plain : `${mark}: ${words.mark[mark]}`
}
