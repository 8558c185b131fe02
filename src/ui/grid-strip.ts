/** A cell of a strip. Its owner may store more data in it. */
export interface StripCell {
  element: HTMLElement
}
export interface StripPlan<Cell extends StripCell> {
  /** The classes of the strip and of its blocks of cells. */
  strip: string
  block: string
  makeCell: () => Cell
  /** Writes the content of the cell for that column. */
  writeCell: (cell: Cell, column: number) => void
}
/** Neighbouring columns of one kind. */
export interface StripBlock {
  count: number
  /** The name of the block's colours in the theme. */
  tone: string
}
export interface Strip {
  element: HTMLElement
  /** Writes all cells again. Other `blocks` than the last ones create new cells. */
  write: (blocks: readonly StripBlock[]) => void
  cellAt: (column: number) => HTMLElement | null
}

/** A line of cells in blocks. The theme sets the width of columns, so a new width writes nothing. */
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
        // Column 1 is the row header.
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
