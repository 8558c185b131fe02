import type { StripBlock } from '#src/ui/grid-strip.ts'
import type { ScoreboardWords } from '#src/text/areas/scoreboard.en.ts'

/** What the columns of the grid are. */
export type GridColumns = 'challenges' | 'categories'

/**
 * How the challenges are drawn: as cells with room for a figure, as bars, as bars in a line of their own under
 * each row, as a count for each category, or not at all.
 */
export type FormKind = 'cells' | 'bars' | 'line' | 'categories' | 'list'
export interface GridForm {
  kind: FormKind
  columnPx: number
  rowRem: number
  /** How much room there is before the columns. */
  lead: 'narrow' | 'usual' | 'wide'
}

export interface GridRoom {
  /** Of the grid in pixels; 0 where nothing can be measured. */
  width: number
  challenges: number
  categories: number
  columns: GridColumns
  /** On a phone the challenges show on demand. */
  hasMatrix: boolean
  /** Rows are higher for a thumb. */
  isCoarse: boolean
}

/** In pixels; the recipe of the board has the same. */
const GAP = { bands: 4, line: 3 }
const LEAD = { narrow: 436, usual: 452, wide: 568 }
const LINE_EDGES = 16
/** Up to this width the grid is that of a phone. */
const PHONE = 660
/** From these widths on the lead is wider. */
const FROM = { usual: 1100, wide: 1400 }
/** A narrower column has no room for a figure, and a narrower bar cannot be told from its neighbours. */
const LEAST = { cell: 16, bar: 3, category: 22 }
const MOST = { cell: 24, bar: 6, category: 64 }
const USUAL = 17
export const ROW_REM = { fine: 2.125, coarse: 3, line: 4.125 }

/** The grid never needs more width than there is: more challenges make narrower columns. */
export function formOf({ width, challenges, categories, columns, hasMatrix, isCoarse }: GridRoom): GridForm {
  const rowRem = isCoarse ? ROW_REM.coarse : ROW_REM.fine
  const lead = width >= FROM.wide ? 'wide' : width >= FROM.usual || width === 0 ? 'usual' : 'narrow'
  const isCounted = columns === 'categories'
  if (width === 0) return { kind: isCounted ? 'categories' : 'cells', columnPx: USUAL, rowRem, lead }
  if (width <= PHONE) return phoneForm(width, challenges, categories, hasMatrix)
  const free = width - LEAD[lead] - GAP.bands * categories
  const each = free / Math.max(1, challenges)
  if (isCounted || each < LEAST.bar) {
    const columnPx = clamp(free / Math.max(1, categories), LEAST.category, MOST.category)
    return { kind: 'categories', columnPx, rowRem, lead }
  }
  return each < LEAST.cell
    ? { kind: 'bars', columnPx: clamp(each, LEAST.bar, MOST.bar), rowRem, lead }
    : { kind: 'cells', columnPx: clamp(each, LEAST.cell, MOST.cell), rowRem, lead }
}

function phoneForm(width: number, challenges: number, categories: number, hasMatrix: boolean): GridForm {
  if (!hasMatrix) return { kind: 'list', columnPx: 0, rowRem: ROW_REM.coarse, lead: 'narrow' }
  const free = width - LINE_EDGES - GAP.line * Math.max(0, categories - 1)
  return { kind: 'line', columnPx: free / Math.max(1, challenges), rowRem: ROW_REM.line, lead: 'narrow' }
}

/** Whole pixels, or columns would differ from each other. */
const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.floor(value)))

/** Values that all rows share and that scrolling does not change. */
export interface GridFrame {
  words: ScoreboardWords
  locale: string
  /** Within an organisation the ranks are its own. */
  isWithin: boolean
  /** A column for each challenge, or one for each category. */
  columns: GridColumns
  blocks: readonly StripBlock[]
  /** With columns of categories: the challenges of each. */
  spans: readonly { from: number; count: number }[]
}
