/** A cell of a strip. Its owner may store more data in it. */
export interface StripCell {
  element: HTMLElement
}
export interface StripPlan<Cell extends StripCell, Content> {
  strip: string
  block: string
  /** The content of a column. Null: the column has no cell. */
  contentOf: (column: number) => Content | null
  /** `nth`: the index of the column in its block. */
  makeCell: (nth: number) => Cell
  /** Null `content`: the cell stays empty. `isNew`: the cell was not in the strip before. */
  writeCell: (cell: Cell, content: Content | null, isNew: boolean) => void
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
  /**
   * Creates a cell for a column without content. The caller must remove the cell before the next `write`, to
   * which it would not be new.
   */
  makeAt: (column: number) => HTMLElement | null
}

interface Holder {
  element: HTMLElement
  from: number
  count: number
}

/**
 * A line of cells in blocks. Only columns with content have a cell, because most columns of a board are
 * empty. The theme sets the width of columns, so a new width writes nothing.
 */
export function openStrip<Cell extends StripCell, Content>({
  strip,
  block,
  contentOf,
  makeCell,
  writeCell,
}: StripPlan<Cell, Content>): Strip {
  const element = document.createElement('div')
  element.className = strip
  let drawn: readonly StripBlock[] | null = null
  let holders: readonly Holder[] = []
  /** Cells without content are kept, to be used again. */
  let cells: (Cell | undefined)[] = []

  const build = (blocks: readonly StripBlock[]) => {
    let from = 0
    holders = blocks.map(({ count, tone }) => {
      const holder = document.createElement('div')
      holder.className = block
      holder.dataset['tone'] = tone
      holder.dataset['from'] = String(from)
      holder.style.setProperty('--columns', String(count))
      from += count
      return { element: holder, from: from - count, count }
    })
    element.replaceChildren(...holders.map((holder) => holder.element))
    drawn = blocks
    cells = Array.from({ length: from }, () => undefined)
  }
  const put = (holder: Holder, column: number, content: Content | null, next: Node | null) => {
    const cell = (cells[column] ??= newCell(column, column - holder.from))
    const isNew = !isPut(cell)
    if (isNew) holder.element.insertBefore(cell.element, next)
    writeCell(cell, content, isNew)
    return cell.element
  }
  const newCell = (column: number, nth: number) => {
    const cell = makeCell(nth)
    // Column 1 is the row header, and the numbers start at 1.
    cell.element.setAttribute('aria-colindex', String(column + 2))
    return cell
  }
  const cellAt = (column: number) => {
    const cell = cells[column]
    return cell && isPut(cell) ? cell.element : null
  }
  return {
    element,
    write(blocks) {
      if (drawn !== blocks) build(blocks)
      for (const holder of holders) {
        let next: Node | null = null
        // Starts at the end, so that the next cell to insert before is known.
        for (let column = holder.from + holder.count - 1; column >= holder.from; column--) {
          const content = contentOf(column)
          if (content !== null) next = put(holder, column, content, next)
          else cellAt(column)?.remove()
        }
      }
    },
    cellAt,
    makeAt(column) {
      const holder = holders.find(({ from, count }) => column >= from && column < from + count)
      if (!holder) return null
      const after = cells.slice(column + 1, holder.from + holder.count).find((cell) => cell && isPut(cell))
      return put(holder, column, null, after?.element ?? null)
    },
  }
}

const isPut = ({ element }: StripCell) => element.parentNode !== null
