import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastScore, scoreAfter } from '#contract/rules/score-curve.ts'

const curve = { originalScore: 500, minScoreRate: 0.25, difficulty: 5 }
const solves = Array.from({ length: 12 }, (_, n) => n)

describe('the score', () => {
  test('falls by the formula of the base wire', () => {
    expect(solves.map((n) => scoreAfter(n, curve))).toEqual([
      500, 500, 432, 376, 330, 293, 262, 237, 217, 200, 186, 175,
    ])
    expect(solves.map((n) => scoreAfter(n, { ...curve, originalScore: 1000 }))).toEqual([
      1000, 1000, 864, 752, 661, 586, 525, 475, 434, 401, 373, 351,
    ])
    expect(leastScore(curve)).toBe(125)
  })
  test('never rises, and stays between the original score and the least one', () => {
    const curves = fc.record({
      originalScore: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
      minScoreRate: fc.double({ min: 0, max: 1, noNaN: true }),
      difficulty: fc.double({ min: 0.1, max: 1e6, noNaN: true }),
    })
    fc.assert(
      fc.property(curves, fc.nat({ max: 5000 }), (any, n) => {
        const score = scoreAfter(n, any)
        expect(score).toBeLessThanOrEqual(any.originalScore)
        expect(score).toBeGreaterThanOrEqual(leastScore(any))
        expect(scoreAfter(n + 1, any)).toBeLessThanOrEqual(score)
      }),
    )
  })
  test('is a whole number that fits on the wire, for any stored values', () => {
    const anything = fc.record({
      originalScore: fc.integer(),
      minScoreRate: fc.double({ min: 0, max: 1, noNaN: true }),
      difficulty: fc.double({ noNaN: true, noDefaultInfinity: true }),
    })
    fc.assert(
      fc.property(anything, fc.nat(), (any, n) => {
        const score = scoreAfter(n, any)
        expect(Number.isInteger(score)).toBe(true)
        expect(Math.abs(score)).toBeLessThanOrEqual(2 ** 31)
      }),
    )
  })
})
