import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTICE_TYPES } from '#contract/models/notice.ts'
import { toIso } from '#contract/models/time.ts'
import { MAX_AT_ONCE, groupNotices } from '#machines/live/group-notices.ts'
import { aNotice } from '../../worlds/builders.ts'

const NOW = Date.parse('2026-11-20T09:00:00Z')
const TEAM = 'Red Pandas'
const notice = fc.record({
  type: fc.constantFrom(...NOTICE_TYPES),
  team: fc.constantFrom(TEAM, 'Owls', 'Red'),
  ageMs: fc.integer({ min: 0, max: 120_000 }),
})
const notices = fc
  .array(notice, { maxLength: 12 })
  .map((drawn) =>
    drawn.map(({ type, team, ageMs }, nth) =>
      aNotice({ id: nth + 1, type, content: `🥇 ${team} – Warm up`, time: toIso(NOW - ageMs) }),
    ),
  )

test('each notice is announced once, in as many messages as fit, and old ones only in a summary', () =>
  fc.assert(
    fc.property(notices, fc.integer({ min: 1, max: MAX_AT_ONCE }), (told, room) => {
      const { each, more, missed } = groupNotices(told, { now: NOW, room, team: TEAM })
      const ids = [
        ...each.map((one) => one.notice.id),
        ...more.map(({ id }) => id),
        ...missed.map(({ id }) => id),
      ]
      expect(ids.toSorted((one, other) => one - other)).toEqual(told.map(({ id }) => id))
      expect(each.length + Number(more.length > 0) + Number(missed.length > 0)).toBeLessThanOrEqual(room)
      for (const one of each) expect(NOW - Date.parse(one.notice.time)).toBeLessThanOrEqual(60_000)
      // The summary stands for at least two notices, because a single one gets its own message.
      if (missed.length === 0 && room > 1) expect(more.length).not.toBe(1)
    }),
  ))

test("the own team's blood gets a message of its own if any fits", () =>
  fc.assert(
    fc.property(notices, (told) => {
      const { each, missed } = groupNotices(told, { now: NOW, room: MAX_AT_ONCE, team: TEAM })
      const own = told.filter(
        ({ type, content, time }) =>
          type.endsWith('Blood') && content.includes(TEAM) && NOW - Date.parse(time) <= 60_000,
      )
      const seats = MAX_AT_ONCE - Number(missed.length > 0)
      expect(each.filter(({ isOwn }) => isOwn).length).toBeGreaterThanOrEqual(Math.min(own.length, seats - 1))
    }),
  ))

test.each([
  ['🥇 Red Pandas – Warm up', 'FirstBlood', true],
  ['Red Pandas – Warm up', 'ThirdBlood', true],
  ['🥇 Red – Pandas', 'FirstBlood', false],
  ['🥈 Owls – Red Pandas – the return', 'SecondBlood', false],
  ['Red Pandas – come to the desk', 'Normal', false],
] as const)('%s, as %s, is of Red Pandas: %s', (content, type, isOwn) => {
  const told = [aNotice({ type, content, time: toIso(NOW) })]
  expect(groupNotices(told, { now: NOW, room: 3, team: TEAM }).each).toEqual([{ notice: told[0], isOwn }])
  expect(groupNotices(told, { now: NOW, room: 3, team: null }).each[0]?.isOwn).toBe(false)
})
