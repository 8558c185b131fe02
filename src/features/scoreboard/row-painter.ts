import type { Board } from '#contract/rules/board/board.ts'
import { markOf, type FirstTimes, type Mark } from '#contract/rules/board/solve-marks.ts'
import type { RowState } from '#src/live/board-atoms.ts'
import { openStrip } from '#src/ui/grid-strip.ts'
import { openSlide, swell } from '#src/ui/motion.ts'
import { setAttributeIfChanged, setTextIfChanged } from '#src/ui/set-if-changed.ts'
import { boardCells } from '#styled/recipes/board-cells.js'
import { boardRow } from '#styled/recipes/board-row.js'
import { ROW_REM, type GridFrame } from './grid-form.ts'
import { openRowHeader } from './row-header-painter.ts'
import { isSparkOld, sparkPath } from './spark-path.ts'

export interface Paints {
  frame: GridFrame
  board: Board
  firsts: readonly FirstTimes[]
  lastAt: number
  /** The current or the replayed time, rounded, because rows show the time since their last solve. */
  now: number
  rowRem: number
  isMoving: boolean
}
export interface RowPosition {
  place: number
  index: number
  /** The points to the next team above. For the first team, its lead. */
  gap: number | null
  /** The ranks gained in the past hour. */
  climb: number
  isStarred: boolean
  isOwn: boolean
  isHit: boolean
}
type LeadFacts = Pick<RowPosition, 'gap' | 'climb' | 'isStarred'>
export type PaintedRow = ReturnType<typeof openRow>

/** The content of a cell: a mark, or the number of solves in a category. */
type Shown = Mark | `${number}/${number}` | null
interface PaintedCell {
  element: HTMLElement
  shown: Shown
  /** Kept to notice a new language, whose texts differ. */
  frame: GridFrame | null
}

const style = boardCells()

/**
 * One row of the grid. Its element is reused for each team that scrolls into view. An unsolved challenge has
 * a cell only while it is selected. Only changed cells are written.
 */
export function openRow() {
  const element = document.createElement('div')
  element.setAttribute('role', 'row')
  element.className = boardRow().row
  const lead = openRowHeader()
  let told: ({ state: RowState; paints: Paints } & LeadFacts) | null = null
  let drawn: { times: Float64Array; until: number } | null = null
  /** True if changes are animated: `Paints` allows it, and the row had the same team before. */
  let isMoving = false
  const strip = openStrip({
    strip: style.strip,
    block: style.block,
    contentOf: (column) =>
      told && (told.paints.frame.columns === 'challenges' ? markAt(told, column) : countAt(told, column)),
    makeCell,
    writeCell(cell, shown, isNew) {
      if (!told) return
      const { frame } = told.paints
      if (isMoving && isNew) swell(cell.element)
      if (cell.shown === shown && cell.frame === frame) return
      cell.shown = shown
      cell.frame = frame
      setTextIfChanged(cell.element, shown === null || shown === 'plain' ? '' : String(shown))
      setAttributeIfChanged(cell.element, 'data-mark', dataOf(shown))
      setAttributeIfChanged(cell.element, 'aria-label', nameOf(shown, frame))
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
    slide: openSlide(element, ROW_REM.fine),
    team: () => told?.state.row.id ?? null,
    /** `state` belongs to the team that the row shows now, which may be another one than before. */
    paint(state: RowState, position: RowPosition, paints: Paints) {
      const { place, index, gap, climb, isStarred, isOwn, isHit } = position
      const before = told
      told = { state, gap, climb, isStarred, paints }
      const hasSameMarks = before?.state.times === state.times && before.paints.firsts === paints.firsts
      const isFramed = before?.paints.frame === paints.frame
      const spark = sparkOf(state, paints)
      isMoving = paints.isMoving && before?.state.row.id === state.row.id
      const hasSameLead =
        before?.state === state && isFramed && spark === null && before.gap === gap && before.climb === climb
      if (!hasSameLead || before.isStarred !== isStarred || before.paints.now !== paints.now) {
        const countedFrom = isMoving ? (before?.state.row.score ?? null) : null
        lead.write(state, { gap, climb, isStarred, now: paints.now, spark, countedFrom }, paints.frame)
      }
      if (!hasSameMarks || !isFramed) strip.write(paints.frame.blocks)
      setAttributeIfChanged(element, 'data-place', String(place))
      setAttributeIfChanged(element, 'data-index', String(index))
      setAttributeIfChanged(element, 'aria-rowindex', String(index + 2))
      setAttributeIfChanged(element, 'data-own', isOwn ? 'true' : null)
      setAttributeIfChanged(element, 'data-hit', isHit ? 'true' : null)
    },
    /**
     * The cell of the team if the column is null. Returns null if the challenge is not solved, because it has
     * no cell.
     */
    cellAt: (column: number | null) => (column === null ? lead.element : strip.cellAt(column)),
    makeCellAt: strip.makeAt,
  }
}

interface DrawnRow {
  state: RowState
  paints: Paints
}

function markAt({ state, paints }: DrawnRow, column: number): Mark | null {
  const first = paints.firsts[column]
  return first ? markOf(first, state.times[column] ?? Number.NaN) : null
}

function countAt({ state, paints }: DrawnRow, column: number): Shown {
  const span = paints.frame.spans[column]
  if (!span) return null
  const solved = state.times
    .subarray(span.from, span.from + span.count)
    .reduce((sum, at) => sum + (Number.isNaN(at) ? 0 : 1), 0)
  return `${solved}/${span.count}`
}

function makeCell(nth: number): PaintedCell {
  const element = document.createElement('div')
  element.setAttribute('role', 'gridcell')
  element.className = style.cell
  element.style.left = `calc(${nth} * var(--cell))`
  return { element, shown: null, frame: null }
}

/** A count becomes none, some or all, because styles distinguish only these. */
function dataOf(shown: Shown): string | null {
  if (typeof shown !== 'string' || shown === 'plain') return shown === null ? null : String(shown)
  const [solved, all] = shown.split('/')
  return solved === '0' ? 'none' : solved === all ? 'all' : 'some'
}

/** Screen readers read this label. It must contain the visible text. */
function nameOf(shown: Shown, { words }: GridFrame): string {
  if (shown === null) return words.unsolved
  if (shown === 'plain') return words.mark.plain
  return typeof shown === 'string' ? shown : `${shown}: ${words.mark[shown]}`
}
