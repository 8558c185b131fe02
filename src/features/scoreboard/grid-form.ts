import type { StripBlock } from '#src/ui/grid-strip.ts'
import type { ScoreboardWords } from '#src/text/areas/scoreboard.en.ts'

export type GridColumns = 'challenges' | 'categories'

/**
 * The form of challenges. Only `cells` have room for a number. `line` has bars in a second line of each row.
 * `categories` has a count for each category, and `list` has no challenges.
 */
export type FormKind = 'cells' | 'bars' | 'line' | 'categories' | 'list'
export interface GridForm {
  kind: FormKind
  columnPx: number
  rowRem: number
  /** The space before the columns. */
  lead: 'narrow' | 'usual' | 'wide'
}

export interface GridRoom {
  /** The width of the grid in pixels. It is 0 if it cannot be measured. */
  width: number
  challenges: number
  categories: number
  columns: GridColumns
  /** Whether the challenges are shown. Phones show them on demand. */
  hasMatrix: boolean
  /** True for touch screens, which need higher rows. */
  isCoarse: boolean
}

/** In pixels, as in the recipe of the board. */
const GAP = { bands: 4, line: 3 }
const LEAD = { narrow: 436, usual: 452, wide: 568 }
const LINE_EDGES = 16
/** Up to this width the grid has the form for phones. */
const PHONE = 660
/** The first columns are wider from these widths on. */
const FROM = { usual: 1100, wide: 1400 }
/**
 * In pixels. A narrower cell has no room for a number, and a narrower bar cannot be told from its neighbours.
 */
const LEAST = { cell: 16, bar: 3, category: 22 }
const MOST = { cell: 24, bar: 10, category: 64 }
const USUAL = 17
export const ROW_REM = { fine: 2.125, coarse: 3, line: 4.125 }

/** The grid never scrolls sideways, so columns are narrower if there are more challenges. */
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

/** Rounded to whole pixels, because columns would otherwise have different widths. */
const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.floor(value)))

/** Values that all rows share and that scrolling does not change. */
export interface GridFrame {
  words: ScoreboardWords
  locale: string
  /** True within an organisation, whose own ranks are shown then. */
  isWithin: boolean
  /** One column for each challenge, or one for each category. */
  columns: GridColumns
  blocks: readonly StripBlock[]
  /** The challenges of each column, if columns are categories. */
  spans: readonly { from: number; count: number }[]
}
