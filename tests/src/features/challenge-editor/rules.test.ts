import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flagLength, flagOf } from '#contract/rules/flag-template.ts'
import { leastScore, scoreAfter } from '#contract/rules/score-curve.ts'
import { exampleRandom } from '#src/features/challenge-editor/template-section.tsx'
import { plotOf, tableOf } from '#src/features/challenge-editor/score-curve-chart.tsx'

const curves = fc.record({
  originalScore: fc.integer({ min: 0, max: 1_000_000 }),
  minScoreRate: fc.integer({ min: 0, max: 100 }).map((share) => share / 100),
  difficulty: fc.integer({ min: 1, max: 100_000 }).map((tenths) => tenths / 10),
})

describe('the plot of a score', () => {
  test('begins at the first solve, ends where the curve is nearly flat, and has at most 151 points', () => {
    fc.assert(
      fc.property(curves, (curve) => {
        const { points, last } = plotOf(curve)
        expect(points[0]).toEqual({ at: 1, score: curve.originalScore })
        expect(points.at(-1)?.at).toBe(last)
        expect(points.length).toBeLessThanOrEqual(151)
        for (const { at, score } of points) expect(score).toBe(scoreAfter(at, curve))
        expect(points.map(({ at }) => at)).toEqual([...new Set(points.map(({ at }) => at))])
      }),
    )
  })
  test('in a table ends with the least score, or at ten thousand solves', () => {
    fc.assert(
      fc.property(curves, (curve) => {
        const rows = tableOf(curve)
        const end = rows.at(-1)
        expect(rows.length).toBeGreaterThan(1)
        expect(end?.at === 10_000 || end?.score === leastScore(curve)).toBe(true)
      }),
    )
  })
})

describe('an example of a flag', () => {
  const template = '[LEET]flag{some_words_[GUID]_[TEAM_HASH]}'
  test('is the same for the same seed, and differs for the next', () => {
    expect(flagOf(template, exampleRandom(1))).toBe(flagOf(template, exampleRandom(1)))
    expect(flagOf('flag{[GUID]}', exampleRandom(1))).not.toBe(flagOf('flag{[GUID]}', exampleRandom(2)))
  })
  test('has the form of a real one', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { guid, teamHash, pick } = exampleRandom(seed)
        expect(guid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
        expect(teamHash).toMatch(/^[0-9a-f]{12}$/)
        expect('abc').toContain(pick('abc'))
        expect(flagOf(template, exampleRandom(seed))).toHaveLength(flagLength(template))
      }),
    )
  })
})
