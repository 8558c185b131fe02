import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openStrip, type StripBlock } from '#src/ui/grid-strip.ts'

function open(isEmpty: (column: number) => boolean = () => false) {
  let made = 0
  const written: { column: number; isNew: boolean }[] = []
  const strip = openStrip<{ element: HTMLElement }, number>({
    strip: 'strip',
    block: 'block',
    contentOf: (column) => (isEmpty(column) ? null : column),
    makeCell: () => {
      made++
      return { element: document.createElement('div') }
    },
    writeCell(cell, column, isNew) {
      if (column !== null) written.push({ column, isNew })
      cell.element.textContent = String(column)
    },
  })
  return { strip, written, made: () => made }
}
const blocks = fc.array(
  fc.record({ count: fc.integer({ min: 1, max: 6 }), tone: fc.constantFrom('teal', 'red') }),
  {
    maxLength: 8,
  },
)

test('each column has one cell, in the block of its kind, in order', () => {
  fc.assert(
    fc.property(blocks, (given: readonly StripBlock[]) => {
      const { strip } = open()
      strip.write(given)
      const holders = [...strip.element.children]
      expect(holders.map((holder) => [holder.getAttribute('data-tone'), holder.children.length])).toEqual(
        given.map(({ tone, count }) => [tone, count]),
      )
      const cells = holders.flatMap((holder) => [...holder.children])
      cells.forEach((cell, column) => {
        expect(cell.textContent).toBe(String(column))
        // The row headers are the first column, so cells count from 2.
        expect(cell.getAttribute('aria-colindex')).toBe(String(column + 2))
        expect(strip.cellAt(column)).toBe(cell)
      })
      expect(strip.cellAt(cells.length)).toBeNull()
    }),
  )
})

test('the same blocks keep their cells, and different ones get new ones', () => {
  const { strip, written, made } = open()
  const two = [{ count: 2, tone: 'teal' }]
  strip.write(two)
  const kept = strip.cellAt(0)
  strip.write(two)
  expect([made(), strip.cellAt(0)]).toEqual([2, kept])
  expect(written.map(({ column }) => column)).toEqual([1, 0, 1, 0])
  expect(written.map(({ isNew }) => isNew)).toEqual([true, true, false, false])
  strip.write([...two])
  expect(made()).toBe(4)
})

test('exactly the columns with content have a cell, in order, after any change of content', () => {
  const contents = fc.array(fc.uniqueArray(fc.nat({ max: 30 })), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(blocks, contents, (given: readonly StripBlock[], steps) => {
      let filled: readonly number[] = []
      const { strip } = open((column) => !filled.includes(column))
      const all = given.reduce((sum, { count }) => sum + count, 0)
      for (const step of steps) {
        filled = step
        strip.write(given)
        const there = step.filter((column) => column < all).toSorted((one, other) => one - other)
        const cells = [...strip.element.children].flatMap((holder) => [...holder.children])
        expect(cells.map((cell) => cell.textContent)).toEqual(there.map(String))
      }
    }),
  )
})

test('a cell created for an empty column is in its place until it is removed', () => {
  const { strip } = open((column) => column === 1)
  strip.write([{ count: 3, tone: 'teal' }])
  const cells = () =>
    [...strip.element.querySelectorAll('[aria-colindex]')].map((cell) => cell.getAttribute('aria-colindex'))
  expect([cells(), strip.cellAt(1)]).toEqual([['2', '4'], null])
  const made = strip.makeAt(1)
  expect([cells(), strip.cellAt(1)]).toEqual([['2', '3', '4'], made])
  made?.remove()
  expect([cells(), strip.cellAt(1)]).toEqual([['2', '4'], null])
  expect(strip.makeAt(3)).toBeNull()
})
