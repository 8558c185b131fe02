import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTimeSlots } from '#server/base/time-slots.ts'
import { openRecentCalls } from '#server/modules/health/recent-calls.ts'
import { handClock } from '../../hand-clock.ts'

const MINUTE = 60_000

test('95 of 100 requests of a route are faster, and the slowest routes come first', () => {
  const clock = handClock()
  const calls = openRecentCalls(clock)
  for (let ms = 1; ms <= 100; ms++) calls.answered('GET', '/fast', 200, ms)
  calls.answered('POST', '/slow', 200, 900)
  expect(calls.read()).toMatchObject({
    perMinute: 101 / 5,
    slowest: [
      { method: 'POST', route: '/slow', tookMs: 900, perMinute: 0.2 },
      { method: 'GET', route: '/fast', tookMs: 95, perMinute: 20 },
    ],
  })
})

test('requests count for five minutes, errors for a day', () => {
  const clock = handClock()
  const calls = openRecentCalls(clock)
  calls.answered('GET', '/broken', 500, 3)
  calls.answered('GET', '/broken', 404, 3)
  expect(calls.read()).toMatchObject({ errorsInHour: 1, errorsInDay: 1 })
  clock.advance(6 * MINUTE)
  expect(calls.read()).toMatchObject({ perMinute: 0, tookMs: null, slowest: [], errorsInHour: 1 })
  clock.advance(60 * MINUTE)
  expect(calls.read()).toMatchObject({ errorsInHour: 0, errorsInDay: 1 })
  clock.advance(24 * 60 * MINUTE)
  expect(calls.read()).toMatchObject({ errorsInDay: 0 })
})

test('slots sum what was added within the time, as a plain list does', () => {
  const steps = fc.array(fc.record({ after: fc.nat(25), by: fc.nat(9) }), { maxLength: 60 })
  fc.assert(
    fc.property(steps, fc.integer({ min: 10, max: 80 }), (added, ms) => {
      const slots = openTimeSlots({ slots: 8, slotMs: 10 })
      const list: { slot: number; by: number }[] = []
      let now = 1000
      for (const { after, by } of added) {
        now += after
        slots.add(now, by)
        list.push({ slot: Math.floor(now / 10), by })
      }
      const [first, last] = [Math.floor((now - ms) / 10) + 1, Math.floor(now / 10)]
      const expected = list.filter(({ slot }) => slot >= first && slot <= last && slot > last - 8)
      expect(slots.sum(now, ms)).toBe(expected.reduce((sum, { by }) => sum + by, 0))
    }),
  )
})
