import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attemptsLeft, isUsedUp } from '#contract/rules/attempt-limit.ts'

const HOURS = { startsAt: 1000, endsAt: 2000, practiceMode: true, pausedAt: null }

test('a limit is used up exactly when as many wrong flags were submitted, and 0 limits nothing', () => {
  fc.assert(
    fc.property(fc.nat({ max: 50 }), fc.nat({ max: 200 }), (limit, wrong) => {
      const left = attemptsLeft(limit, wrong)
      expect(left).toBe(limit === 0 ? null : limit > wrong ? limit - wrong : 0)
      expect(isUsedUp(limit, wrong, HOURS, 1500)).toBe(left === 0)
    }),
  )
})
test('a flag is refused up to the end, and in practice every challenge can be tried again', () => {
  expect([1000, 2000, 2001].map((now) => isUsedUp(1, 1, HOURS, now))).toEqual([true, true, false])
})
