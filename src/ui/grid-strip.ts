/** A cell of a line. Its owner may keep more data with it. */
export interface StripCell {
  element: HTMLElement
}
export interface StripPlan<Cell extends StripCell> {
  /** The classes of the strip and of its blocks of cells. */
  strip: string
  block: string
  makeCell: () => Cell
  /** A cell stands for that column. */
  writeCell: (cell: Cell, column: number) => void
}
/** Columns that are of one kind and side by side. */
export interface StripBlock {
  count: number
  /** Looks of the block, for the theme. */
  tone: string
}
export interface Strip {
  element: HTMLElement
  /** All cells, once more; `blocks` that differ from the last ones make other cells. */
  write: (blocks: readonly StripBlock[]) => void
  cellAt: (column: number) => HTMLElement | null
}

/** One line of cells in blocks. The width of a column is the theme's, so that a new one writes nothing. */
export function openStrip<Cell extends StripCell>({
  strip,
  block,
  makeCell,
  writeCell,
}: StripPlan<Cell>): Strip {
  const element = document.createElement('div')
  element.className = strip
  let drawn: readonly StripBlock[] | null = null
  let cells: readonly Cell[] = []

  const build = (blocks: readonly StripBlock[]) => {
    const made: Cell[] = []
    const holders = blocks.map(({ count, tone }) => {
      const holder = document.createElement('div')
      holder.className = block
      holder.dataset['tone'] = tone
      holder.style.setProperty('--columns', String(count))
      for (let nth = 0; nth < count; nth++) {
        const cell = makeCell()
        // The column of the row heads is the first.
        cell.element.setAttribute('aria-colindex', String(made.length + 2))
        made.push(cell)
        holder.append(cell.element)
      }
      return holder
    })
    element.replaceChildren(...holders)
    drawn = blocks
    cells = made
  }
  return {
    element,
    write(blocks) {
      if (drawn !== blocks) build(blocks)
      cells.forEach(writeCell)
    },
    cellAt: (column) => cells[column]?.element ?? null,
  }
}
