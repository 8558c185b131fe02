import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openStrip } from '#src/ui/grid-strip.ts'

const SIZE = 4

function open(columns: number) {
  let written = 0
  const strip = openStrip({
    strip: 'strip',
    block: 'block',
    size: SIZE,
    columnRem: 2,
    makeCell: () => ({ element: document.createElement('div'), column: -1 }),
    writeCell(cell, column) {
      written++
      // As its owners do: what a cell says already is not said again.
      if (cell.column !== column) cell.element.textContent = String(column)
      cell.column = column
    },
  })
  const shown = () =>
    [...strip.element.children].flatMap((block) => {
      const leftRem = Number(/translateX\((\d+)rem\)/.exec(block.getAttribute('style') ?? '')?.[1])
      return [...block.children].flatMap((cell, nth) =>
        cell instanceof HTMLElement && !cell.hidden
          ? [{ column: Number(cell.textContent), at: leftRem / 2 + nth }]
          : [],
      )
    })
  const move = (from: number, count: number) => {
    written = 0
    strip.move({ from, to: from + count }, columns)
    return written
  }
  return { strip, shown, move }
}

test('wherever it is moved, each column in view has one cell, which stands where that column is', () => {
  const moves = fc.array(fc.record({ from: fc.nat(6), count: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(moves, fc.integer({ min: 1, max: 50 }), (steps, columns) => {
      const { strip, shown, move } = open(columns)
      for (const { from, count } of steps) {
        move(from, count)
        const wanted = Array.from({ length: count * SIZE }, (_, nth) => from * SIZE + nth).filter(
          (column) => column < columns,
        )
        const cells = shown()
        expect(cells.map(({ column }) => column).toSorted((one, other) => one - other)).toEqual(wanted)
        for (const { column, at } of cells) expect(at).toBe(column)
        for (const column of wanted) expect(strip.cellAt(column)?.textContent).toBe(String(column))
        expect(strip.cellAt((from + count) * SIZE)).toBeNull()
      }
    }),
  )
})

test('a step sideways writes what comes into view and nothing else', () => {
  const { strip, move } = open(80)
  expect(move(0, 5)).toBe(5 * SIZE)
  const kept = strip.cellAt(2 * SIZE)
  expect(move(0, 5)).toBe(0)
  expect(move(2, 5)).toBe(2 * SIZE)
  expect(strip.cellAt(2 * SIZE)).toBe(kept)
  expect(move(1, 5)).toBe(SIZE)
})
