import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextNoticeTime, PLATFORM_NOTICE_SHOWN_MS, shownNotice } from '#contract/rules/platform-notice.ts'

test('the newest notice that has come out is shown, for a day', () => {
  const notices = [
    { id: 1, at: 10 },
    { id: 2, at: 20 },
    { id: 3, at: 30 },
  ]
  expect(shownNotice(notices, 9)).toBeNull()
  expect(shownNotice(notices, 25)?.id).toBe(2)
  expect(shownNotice(notices, 29 + PLATFORM_NOTICE_SHOWN_MS)?.id).toBe(3)
  expect(shownNotice(notices, 30 + PLATFORM_NOTICE_SHOWN_MS)).toBeNull()
  expect(
    shownNotice(
      [
        { id: 5, at: 10 },
        { id: 4, at: 10 },
      ],
      10,
    )?.id,
  ).toBe(5)
})

test('between two times nothing changes', () => {
  const times = fc.array(
    fc.record({ id: fc.nat(), at: fc.integer({ min: 0, max: 3 * PLATFORM_NOTICE_SHOWN_MS }) }),
  )
  const moment = fc.integer({ min: 0, max: 4 * PLATFORM_NOTICE_SHOWN_MS })
  fc.assert(
    fc.property(times, moment, (notices, now) => {
      const next = nextNoticeTime(notices, now)
      const last = next === null ? now + PLATFORM_NOTICE_SHOWN_MS : next - 1
      expect(shownNotice(notices, last)).toBe(shownNotice(notices, now))
    }),
  )
})
