import type { Span } from './grid-window.ts'

/** A cell of a line. Its owner may keep more data with it. */
export interface StripCell {
  element: HTMLElement
}
export interface StripPlan<Cell extends StripCell> {
  /** The classes of the strip and of its blocks of cells. */
  strip: string
  block: string
  /** Cells in a block. */
  size: number
  columnRem: number
  makeCell: () => Cell
  /** A cell stands for that column from now on. */
  writeCell: (cell: Cell, column: number) => void
}
export interface Strip {
  element: HTMLElement
  move: (blocks: Span, columns: number) => void
  /** All cells that are drawn, once more. */
  rewrite: (columns: number) => void
  cellAt: (column: number) => HTMLElement | null
}
interface Block<Cell> {
  element: HTMLElement
  cells: readonly Cell[]
  /** Which block of the strip it stands for. */
  at: number
}

const NOWHERE = -1

/**
 * One line of cells, of which those in view are in the page. A block that goes out of view on one side is
 * moved to the other and written anew; all others stay as they are, so that a step sideways costs what comes
 * into view and no more.
 */
export function openStrip<Cell extends StripCell>({
  strip,
  block,
  size,
  columnRem,
  makeCell,
  writeCell,
}: StripPlan<Cell>): Strip {
  const element = document.createElement('div')
  element.className = strip
  let drawn: Block<Cell>[] = []

  const makeBlock = (): Block<Cell> => {
    const holder = document.createElement('div')
    holder.className = block
    const cells = Array.from({ length: size }, makeCell)
    holder.append(...cells.map((cell) => cell.element))
    return { element: holder, cells, at: NOWHERE }
  }
  const write = ({ cells, at }: Block<Cell>, columns: number) =>
    cells.forEach((cell, nth) => {
      const column = at * size + nth
      if (cell.element.hidden !== column >= columns) cell.element.hidden = column >= columns
      if (column < columns) writeCell(cell, column)
    })
  return {
    element,
    move({ from, to }, columns) {
      const count = to - from
      if (drawn.length !== count) {
        drawn = Array.from({ length: count }, makeBlock)
        element.replaceChildren(...drawn.map((each) => each.element))
      }
      for (let at = from; at < to; at++) {
        const each = drawn[at % count]
        if (!each || each.at === at) continue
        each.at = at
        each.element.style.transform = `translateX(${at * size * columnRem}rem)`
        write(each, columns)
      }
    },
    rewrite: (columns) => drawn.forEach((each) => write(each, columns)),
    cellAt: (column) => {
      const at = Math.floor(column / size)
      const each = drawn[at % drawn.length]
      return each?.at === at ? (each.cells[column - at * size]?.element ?? null) : null
    },
  }
}
