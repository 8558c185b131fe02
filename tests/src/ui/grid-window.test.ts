import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrolledTo, windowOf } from '#src/ui/grid-window.ts'

const sights = fc.record({
  top: fc.double({ min: -20, max: 300, noNaN: true }),
  height: fc.double({ min: 0, max: 40, noNaN: true }),
})
const sightOf = ({ top, height }: { top: number; height: number }) => ({
  top,
  bottom: top + height,
  fitting: 40,
})

test('at any position all visible cells are drawn, and none outside of the grid', () => {
  fc.assert(
    fc.property(fc.nat(300), sights, (count, seen) => {
      const { rows, shownRows, wholeRows } = windowOf(count, sightOf(seen))
      for (let row = Math.max(0, Math.floor(seen.top)); row < seen.top + seen.height && row < count; row++) {
        expect(row).toBeGreaterThanOrEqual(rows.from)
        expect(row).toBeLessThan(rows.to)
        expect(row).toBeGreaterThanOrEqual(shownRows.from)
        expect(row).toBeLessThan(shownRows.to)
      }
      for (let row = wholeRows.from; row < wholeRows.to; row++) {
        expect(row).toBeGreaterThanOrEqual(seen.top - 0.03)
        expect(row + 1).toBeLessThanOrEqual(seen.top + seen.height + 0.03)
      }
      expect(rows.from).toBeGreaterThanOrEqual(0)
      expect(rows.to).toBeLessThanOrEqual(count)
    }),
    { numRuns: 3000 },
  )
})

test('scrolling always draws the same number of rows, so that no element is created or removed', () => {
  fc.assert(
    fc.property(fc.nat(300), sights, sights, (count, here, there) => {
      const [one, other] = [windowOf(count, sightOf(here)), windowOf(count, sightOf(there))]
      expect(other.rows.to - other.rows.from).toBe(one.rows.to - one.rows.from)
    }),
  )
})

test('a cell that is scrolled to is visible, next to the pinned parts, and the box moves only if it must', () => {
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
