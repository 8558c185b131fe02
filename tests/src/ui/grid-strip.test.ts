import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openStrip, type StripBlock } from '#src/ui/grid-strip.ts'

function open() {
  let made = 0
  const written: number[] = []
  const strip = openStrip({
    strip: 'strip',
    block: 'block',
    makeCell: () => {
      made++
      return { element: document.createElement('div') }
    },
    writeCell(cell, column) {
      written.push(column)
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
        // The row headers are the first column.
        expect(cell.getAttribute('aria-colindex')).toBe(String(column + 2))
        expect(strip.cellAt(column)).toBe(cell)
      })
      expect(strip.cellAt(cells.length)).toBeNull()
    }),
  )
})

test('the same blocks keep their cells, and others make new ones', () => {
  const { strip, written, made } = open()
  const two = [{ count: 2, tone: 'teal' }]
  strip.write(two)
  const kept = strip.cellAt(0)
  strip.write(two)
  expect([made(), strip.cellAt(0)]).toEqual([2, kept])
  expect(written).toEqual([0, 1, 0, 1])
  strip.write([...two])
  expect(made()).toBe(4)
})
