import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearest, scaleOf, shiftedTo, timeTicks, topOf, valueTicks } from '#src/ui/step-scale.ts'

const HOUR = 3_600
const aSpan = fc
  .tuple(fc.integer({ min: 0, max: 2e9 }), fc.integer({ min: 60, max: 90 * 24 * HOUR }))
  .map(([from, long]) => ({ from, to: from + long }))

test('the position of a moment leads back to that moment', () => {
  fc.assert(
    fc.property(
      aSpan,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 200, max: 3_000 }),
      (span, share, width) => {
        const { x, secondsAt } = scaleOf(span, 100, width)
        const seconds = span.from + share * (span.to - span.from)
        expect(secondsAt(x(seconds))).toBeCloseTo(seconds, 3)
      },
    ),
  )
})
test('the labels of the time axis are within it, evenly spaced, and do not overlap', () => {
  fc.assert(
    fc.property(
      aSpan,
      fc.integer({ min: 300, max: 3_000 }),
      fc.constantFrom(-5 * HOUR, 0, 5.5 * HOUR, 9 * HOUR),
      (span, width, offset) => {
        const ticks = timeTicks(span, width, offset)
        const { x } = scaleOf(span, 100, width)
        ticks.forEach((tick, index) => {
          expect(tick).toBeGreaterThanOrEqual(span.from)
          expect(tick).toBeLessThanOrEqual(span.to)
          expect(Math.abs(tick + offset) % 60).toBe(0)
          if (index > 0) expect(x(tick) - x(ticks[index - 1] ?? 0)).toBeGreaterThan(95)
        })
      },
    ),
  )
})
test("days begin at midnight of the user's clock", () => {
  expect(timeTicks({ from: 0, to: 24 * HOUR }, 800, 2 * HOUR)).toEqual(
    [-2, 4, 10, 16, 22].slice(1).map((hour) => hour * HOUR),
  )
})
test('the values rise from zero to the top in even steps', () => {
  expect(valueTicks(100)).toEqual([0, 20, 40, 60, 80, 100])
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 1e6 }),
      (top) => void expect(valueTicks(top).length).toSatisfy((count: number) => count >= 3 && count <= 8),
    ),
  )
})
test('the axis reaches the visible values and those before them', () => {
  const lines = [{ ys: [0, 1_000, 4_000] }]
  expect(topOf({ from: 0, to: 30 }, [0, 10, 20], lines)).toBe(4_200)
  expect(topOf({ from: 12, to: 15 }, [0, 10, 20], lines)).toBe(1_050)
  expect(topOf({ from: 0, to: 5 }, [0, 10, 20], lines)).toBe(100)
})
test.each([
  [-5, 0],
  [4, 0],
  [6, 1],
  [14, 1],
  [16, 2],
  [99, 2],
])('the index of the moment nearest to %d is %d', (seconds, place) =>
  expect(nearest([0, 10, 20], seconds)).toBe(place),
)
test('a range moves only as far as the wanted moment', () => {
  expect(shiftedTo({ from: 10, to: 20 }, 15)).toEqual({ from: 10, to: 20 })
  expect(shiftedTo({ from: 10, to: 20 }, 25)).toEqual({ from: 15, to: 25 })
  expect(shiftedTo({ from: 10, to: 20 }, 5)).toEqual({ from: 5, to: 15 })
})
