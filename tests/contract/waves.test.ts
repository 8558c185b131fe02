import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastScore, scoreAfter } from '#contract/rules/score-curve.ts'
import { waveCurve, wavesOf } from '#contract/rules/waves.ts'

const challenges = fc.array(
  fc.record({
    id: fc.nat(),
    opensAt: fc.option(fc.integer({ min: 1, max: 4 })),
    originalScore: fc.integer({ min: 0, max: 1000 }),
    minScoreRate: fc.double({ min: 0, max: 1, noNaN: true }),
    difficulty: fc.double({ min: 0.1, max: 50, noNaN: true }),
  }),
  { maxLength: 12 },
)

test('every challenge is in the one wave of its time, and the waves are in order', () => {
  fc.assert(
    fc.property(challenges, (all) => {
      const waves = wavesOf(all)
      expect(
        waves.flatMap((wave) => wave.challenges).toSorted((a, b) => all.indexOf(a) - all.indexOf(b)),
      ).toEqual(all)
      for (const { opensAt, challenges: members } of waves)
        expect(members).toEqual(all.filter((one) => one.opensAt === opensAt))
      const times = waves.map(({ opensAt }) => opensAt ?? 0)
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
    }),
  )
})

test('the curve of a wave is the sum of its challenges, never rises, and never falls below their least', () => {
  fc.assert(
    fc.property(challenges, fc.integer({ min: 0, max: 40 }), (all, solves) => {
      const points = waveCurve(all, solves)
      expect(points).toHaveLength(solves + 1)
      expect(points[0]).toBe(all.reduce((sum, { originalScore }) => sum + originalScore, 0))
      expect(points.at(-1)).toBe(all.reduce((sum, one) => sum + scoreAfter(solves, one), 0))
      points.forEach((now, at) => expect(now).toBeLessThanOrEqual(points[at - 1] ?? now))
      expect(points.at(-1)).toBeGreaterThanOrEqual(all.reduce((sum, one) => sum + leastScore(one), 0))
    }),
  )
})
