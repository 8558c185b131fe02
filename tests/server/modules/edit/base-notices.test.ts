import { expect, test } from 'vitest'
import type { GameNotice, NoticeType } from '#contract/models/notice.ts'
import { languageOf, titleOf } from '#server/http/titles.ts'
import { toBaseNotice } from '#server/modules/notice/base-notice.ts'

const aNotice = (type: NoticeType, content: string): GameNotice => ({
  id: 1,
  type,
  content,
  time: '2026-01-01T00:00:00+00:00',
})
const saidOf = (type: NoticeType, content: string) => toBaseNotice(aNotice(type, content)).content
const language = languageOf(undefined)

test('a base client gets a whole sentence, and no two kinds are alike', () => {
  const said = [
    saidOf('NewChallenge', 'Heap'),
    saidOf('NewHint', 'Heap'),
    saidOf('FirstBlood', '🥇 Pandas – Heap'),
    saidOf('SecondBlood', '🥈 Pandas – Heap'),
    saidOf('ThirdBlood', '🥉 Pandas – Heap'),
  ]
  expect(said).toEqual([
    titleOf('noticeNewChallenge', language, { title: 'Heap' }),
    titleOf('noticeNewHint', language, { title: 'Heap' }),
    titleOf('noticeFirstBlood', language, { team: 'Pandas', title: 'Heap' }),
    titleOf('noticeSecondBlood', language, { team: 'Pandas', title: 'Heap' }),
    titleOf('noticeThirdBlood', language, { team: 'Pandas', title: 'Heap' }),
  ])
  expect(new Set(said).size).toBe(5)
  for (const sentence of said) expect(sentence).not.toContain('{')
})
test("an organiser's text stays unchanged, and so do ambiguous names", () => {
  expect(saidOf('Normal', '🥇 a – b {title}')).toBe('🥇 a – b {title}')
  expect(saidOf('FirstBlood', '🥇 a – b – c')).toBe('🥇 a – b – c')
  expect(saidOf('NewHint', '{team} $& {title}')).toBe(
    titleOf('noticeNewHint', language, { title: '{team} $& {title}' }),
  )
})
