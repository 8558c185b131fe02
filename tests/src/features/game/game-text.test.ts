import { describe, expect, test } from 'vitest'
import { splitGameText } from '#src/features/game/game-text.ts'

const none = { rules: null, prizes: null, schedule: null }

describe('the text of a game', () => {
  test('without headings is a single part', () => {
    expect(splitGameText('Find the flags.\n\nBe kind.')).toEqual({
      about: 'Find the flags.\n\nBe kind.',
      ...none,
    })
  })
  test.each([
    ['Prizes', 'Schedule', 'Rules'],
    ['奖品', '日程', '规则'],
    ['賞品', 'スケジュール', 'ルール'],
    ['PRIZES:', 'timeline ##', ' rules'],
  ])('recognises the headings %s, %s and %s', (prizes, schedule, rules) => {
    const content = `Hello.\n\n## ${prizes}\n- a lamp\n\n## ${schedule}\r\n- Fri\n\n## Sponsors\nThe harbour.\n## ${rules}\n- Be kind`
    expect(splitGameText(content)).toEqual({
      about: 'Hello.\n\n## Sponsors\nThe harbour.',
      prizes: { title: prizes, source: '- a lamp' },
      schedule: { title: schedule.replace(' ##', ''), source: '- Fri' },
      rules: { title: rules.trim(), source: '- Be kind' },
    })
  })
  test('leaves headings of another level where they are', () => {
    const content = '# Rules\na\n\n### Prizes\nb'
    expect(splitGameText(content)).toEqual({ about: content, ...none })
  })
  test('leaves a heading of a lower level in its part', () => {
    expect(splitGameText('## Prizes\n### Students\n- a lamp').prizes?.source).toBe('### Students\n- a lamp')
  })
  test.each(['```', '~~~~'])('finds no heading in code: %s', (fence) => {
    const content = `${fence}sh\n## Prizes\necho\n${fence}\nText`
    expect(splitGameText(content)).toEqual({ about: content, ...none })
  })
  test('uses the first of two parts, and no empty one', () => {
    expect(splitGameText('## Rules\na\n## Rules\nb\n## Prizes\n')).toEqual({
      about: '## Rules\nb',
      ...none,
      rules: { title: 'Rules', source: 'a' },
    })
  })
})
