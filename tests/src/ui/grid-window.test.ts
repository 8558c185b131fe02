import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrolledTo, windowOf } from '#src/ui/grid-window.ts'

const sizes = fc.record({ rows: fc.nat(300), columns: fc.nat(120), block: fc.integer({ min: 1, max: 9 }) })
const sights = fc.record({
  top: fc.double({ min: 0, max: 300, noNaN: true }),
  left: fc.double({ min: 0, max: 60, noNaN: true }),
  height: fc.double({ min: 0, max: 40, noNaN: true }),
  width: fc.double({ min: 0, max: 40, noNaN: true }),
})

test('all that can be seen is drawn, wherever one is, and nothing that is not there', () => {
  fc.assert(
    fc.property(sizes, sights, (size, sight) => {
      const { rows, blocks, shownRows } = windowOf(size, sight)
      for (let row = Math.floor(sight.top); row < sight.top + sight.height && row < size.rows; row++) {
        expect(row).toBeGreaterThanOrEqual(rows.from)
        expect(row).toBeLessThan(rows.to)
        expect(row).toBeGreaterThanOrEqual(shownRows.from)
        expect(row).toBeLessThan(shownRows.to)
      }
      for (
        let column = Math.floor(sight.left);
        column < sight.left + sight.width && column < size.columns;
        column++
      ) {
        expect(column).toBeGreaterThanOrEqual(blocks.from * size.block)
        expect(column).toBeLessThan(blocks.to * size.block)
      }
      expect(rows.from).toBeGreaterThanOrEqual(0)
      expect(rows.to).toBeLessThanOrEqual(size.rows)
      expect(blocks.from).toBeGreaterThanOrEqual(0)
      expect(blocks.to).toBeLessThanOrEqual(Math.ceil(size.columns / size.block))
    }),
    { numRuns: 3000 },
  )
})

test('scrolling draws always as many rows and blocks, so that nothing is made or taken away', () => {
  fc.assert(
    fc.property(sizes, sights, fc.nat(300), fc.nat(120), (size, sight, top, left) => {
      const [here, there] = [windowOf(size, sight), windowOf(size, { ...sight, top, left })]
      expect(there.rows.to - there.rows.from).toBe(here.rows.to - here.rows.from)
      expect(there.blocks.to - there.blocks.from).toBe(here.blocks.to - here.blocks.from)
    }),
  )
})

test('what is gone to is in view afterwards, with room for what is pinned, and the box moves only if it must', () => {
  const whole = fc.integer({ min: 0, max: 200 })
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: 4, max: 40 }), (at, from, fitting) => {
      const to = scrolledTo(at, from, fitting, 1)
      expect(at).toBeGreaterThanOrEqual(to)
      expect(at + 1).toBeLessThanOrEqual(to + fitting)
      if (at > from && at + 2 <= from + fitting) expect(to).toBe(from)
      expect(to === 0 || at - to >= 1).toBe(true)
    }),
  )
})
