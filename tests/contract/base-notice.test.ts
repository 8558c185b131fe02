import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseNoticesFeed } from '#contract/feeds/base-notices.ts'
import { NOTICE_TYPES, type GameNotice, type NoticeType } from '#contract/models/notice.ts'
import { readBaseNotice, withoutSentence } from '#contract/rules/base-notice.ts'
import { isBlood, isBloodOf } from '#contract/rules/board/blood-notice.ts'
import { MESSAGES, RECORDED } from './recorded.ts'

const BETWEEN = ' 获得 「'
/** Names with the marks of the sentences in them, but not the words between two names. */
const name = fc
  .array(fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('「', '」', ' ', '恭喜 ', ' 的一血', ' – ')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''))
const written: Readonly<Record<Exclude<NoticeType, 'Normal'>, (team: string, challenge: string) => string>> =
  {
    NewChallenge: (_, challenge) => `新增了题目 「${challenge}」`,
    NewHint: (_, challenge) => `「${challenge}」 更新了提示`,
    FirstBlood: (team, challenge) => `恭喜 ${team}${BETWEEN}${challenge}」 的一血`,
    SecondBlood: (team, challenge) => `恭喜 ${team}${BETWEEN}${challenge}」 的二血`,
    ThirdBlood: (team, challenge) => `恭喜 ${team}${BETWEEN}${challenge}」 的三血`,
  }
const SPOKEN = ['NewChallenge', 'NewHint', 'FirstBlood', 'SecondBlood', 'ThirdBlood'] as const
const spoken = fc.constantFrom(...SPOKEN)

test('any names that the server wrote into a sentence are read again', () => {
  fc.assert(
    fc.property(spoken, name, name, (type, team, challenge) => {
      const content = written[type](team, challenge)
      fc.pre(!isBlood(type) || content.split(BETWEEN).length === 2)
      expect(readBaseNotice({ type, content })).toEqual({ team: isBlood(type) ? team : null, challenge })
    }),
  )
})

test('names that cannot be told apart are shown as they came', () => {
  const content = written.FirstBlood(`Owls${BETWEEN}x`, 'Warm up')
  expect(withoutSentence({ type: 'FirstBlood', content }).content).toBe(content)
})

test('any other text is shown as it came, and so is every notice of an organiser', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NOTICE_TYPES), name, (type, content) => {
      fc.pre(type === 'Normal' || !/^(?:新增|恭喜|「)/.test(content))
      expect(withoutSentence({ type, content })).toEqual({ type, content })
    }),
  )
  for (const type of SPOKEN) {
    const content = written[type]('Owls', 'Warm up')
    expect(withoutSentence({ type: 'Normal', content })).toEqual({ type: 'Normal', content })
  }
})

describe('each recorded notice', () => {
  const pushed = MESSAGES.filter(({ method }) => method === 'ReceivedGameNotice').map(
    ({ arguments: [notice] }) => notice as GameNotice,
  )
  const listed = RECORDED.filter(({ call, status }) => call.endsWith('/notices') && status === 200).flatMap(
    ({ body }) => (Array.isArray(body) ? (body as GameNotice[]) : []),
  )
  test.each([...pushed, ...listed].map((notice) => [notice.content, notice] as const))('%s', (_, notice) => {
    const [read] = baseNoticesFeed.merge([], { kind: 'added', notice })
    expect(baseNoticesFeed.adopt(null, [notice])).toEqual([read])
    expect(read?.content).toBe(notice.type === 'Normal' ? notice.content : namesOf(notice.content))
    expect(read?.content).not.toMatch(/恭喜|新增|更新/)
  })
})
/** Reads the names from a recorded sentence with simpler patterns than the product. */
function namesOf(content: string): string {
  const [, challenge] = /「(.+)」/.exec(content) ?? []
  const [, team] = /恭喜 (.+) 获得/.exec(content) ?? []
  const medal = { 一: '🥇', 二: '🥈', 三: '🥉' }[/(.)血$/.exec(content)?.[1] ?? ''] ?? ''
  return team === undefined ? `${challenge}` : `${medal} ${team} – ${challenge}`
}

test('a blood of the own team is known by its name', () => {
  const { content } = withoutSentence({ type: 'FirstBlood', content: written.FirstBlood('Owls', 'Warm up') })
  expect([isBloodOf('Owls', content), isBloodOf('Owl', content)]).toEqual([true, false])
})
