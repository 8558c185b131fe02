import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EPOCH, instant, toIso } from '#contract/models/time.ts'
import { isClosed, isOut, isWindow } from '#contract/rules/challenge-window.ts'
import { clonedMoment } from '#contract/rules/clone-schedule.ts'
import { gamePhase } from '#contract/rules/game-phase.ts'

const at = fc.integer({ min: 1, max: 50 })
const moment = fc.option(at)
const game = fc
  .record({ startsAt: at, lengthMs: fc.integer({ min: 1, max: 50 }), practiceMode: fc.boolean() })
  .map(({ startsAt, lengthMs, practiceMode }) => ({ startsAt, endsAt: startsAt + lengthMs, practiceMode }))

test('a challenge is out from its time on, and never while it is disabled', () => {
  fc.assert(
    fc.property(fc.boolean(), moment, at, (isEnabled, opensAt, now) => {
      expect(isOut({ isEnabled, opensAt }, now)).toBe(isEnabled && now >= (opensAt ?? 0))
    }),
  )
})

test('a challenge that is out stays out', () => {
  fc.assert(
    fc.property(moment, at, at, (opensAt, now, later) => {
      if (isOut({ isEnabled: true, opensAt }, now))
        expect(isOut({ isEnabled: true, opensAt }, now + later)).toBe(true)
    }),
  )
})

test('a challenge is closed from its deadline on, but not in practice, and without a deadline never', () => {
  fc.assert(
    fc.property(moment, game, at, (closesAt, times, now) => {
      const isPractice = gamePhase(times, now) === 'practice'
      expect(isClosed({ closesAt }, times, now)).toBe(closesAt !== null && now >= closesAt && !isPractice)
    }),
  )
})

test('a window has at least a moment in which the challenge is out and not closed', () => {
  fc.assert(
    fc.property(moment, moment, (opensAt, closesAt) => {
      const running = { startsAt: 0, endsAt: 1000, practiceMode: true }
      const isOpenAt = (now: number) =>
        isOut({ isEnabled: true, opensAt }, now) && !isClosed({ closesAt }, running, now)
      expect(isWindow({ opensAt, closesAt })).toBe(isOpenAt(opensAt ?? (closesAt ?? 1) - 1))
    }),
  )
})

test('the times of a clone keep their distance to the start', () => {
  const original = { start: toIso(1000) }
  expect(clonedMoment(toIso(1500), original, { start: toIso(9000) })).toBe(toIso(9500))
  // A challenge without a time stays without one. A time cannot be moved if the game has no start, or if the
  // result is out of range.
  expect(clonedMoment(EPOCH, original, { start: toIso(9000) })).toBeNull()
  expect(clonedMoment(toIso(1500), { start: EPOCH }, { start: toIso(9000) })).toBeNull()
  expect(clonedMoment(toIso(500), original, { start: toIso(400) })).toBeNull()
  expect(
    clonedMoment(toIso(1500), original, { start: toIso(instant('9999-12-31T23:59:59.900Z')) }),
  ).toBeNull()
})
