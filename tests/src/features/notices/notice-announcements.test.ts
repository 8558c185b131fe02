import { expect, test } from 'vitest'
import type { NoticeGroups } from '#machines/live/group-notices.ts'
import { noteOf, toAnnouncements, tuneOf } from '#src/features/notices/notice-presenter.tsx'
import { announcement } from '#src/text/areas/announcement.en.ts'
import { presenter } from '#src/text/areas/presenter.en.ts'
import { aNotice } from '../../../worlds/builders.ts'

const words = { came: announcement.notice.came, waiting: presenter.waiting }
const none: NoticeGroups = { each: [], more: [], missed: [] }
const told = (type: 'FirstBlood' | 'NewHint', isOwn = false) => ({ notice: aNotice({ type }), isOwn })
const at = (minute: number) =>
  aNotice({ id: minute, content: `Notice ${minute}`, time: `2026-11-20T09:0${minute}:00+00:00` })

test('missed notices are announced first, those that did not fit last', () =>
  expect(
    toAnnouncements({ each: [told('NewHint')], more: [at(3), at(4)], missed: [at(1)] }, null).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['notices-missed', 'notice-came', 'notices-came']))
test('a summary shows the latest', () =>
  expect(toAnnouncements({ ...none, missed: [at(1), at(2)] }, null)).toEqual([
    { kind: 'notices-missed', count: 2, latest: 'Notice 2' },
  ]))
test('an empty summary is not announced', () => expect(toAnnouncements(none, null)).toEqual([]))
test.each([
  ['own', [told('NewHint'), told('FirstBlood', true)]],
  ['blood', [told('NewHint'), told('FirstBlood')]],
  ['notice', [told('NewHint')]],
  ['notice', []],
] as const)('the sound is that of the most important notice: %s', (tune, each) =>
  expect(tuneOf({ ...none, each })).toBe(tune),
)
test('a desktop notification shows the latest, whatever the order', () => {
  expect(noteOf([at(5), at(4)], 1, words)).toEqual({
    title: '2 new notices',
    text: 'Notice 5',
    tag: 'game 1 notice 5',
  })
  expect(noteOf([], 1, words)).toBeNull()
  expect(noteOf([at(4)], 1, words)).toMatchObject({ title: 'Notice', text: 'Notice 4' })
})
