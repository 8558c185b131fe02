import { expect, test } from 'vitest'
import { formatDay } from '#src/format/day.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { formatAgo, formatDayHour, formatMinute, formatRecent, formatTime } from '#src/format/time.ts'

const at = new Date(2026, 10, 20, 16, 34, 5).getTime()
const tomorrow = new Date(2026, 10, 21).getTime()

test.each([
  ['en-GB', '20 Nov 2026', '20 Nov'],
  ['zh-CN', '2026年11月20日', '11月20日'],
  ['ja-JP', '2026/11/20', '11月20日'],
])('a date has the same form on every screen: %s', (locale, day, dayOfYear) => {
  expect(formatDay(at, locale)).toBe(day)
  for (const text of [formatMoment(at, locale), formatTime(at, locale), formatRecent(at, tomorrow, locale)])
    expect(text.startsWith(day)).toBe(true)
  expect(formatDayHour(at, locale)).toMatch(new RegExp(`^${dayOfYear},? 16:34$`))
})

test('a time of today has no date', () => {
  const today = new Date(2026, 10, 20).getTime()
  expect(formatMinute(at, today, 'en-GB')).toBe('16:34')
  expect(formatMinute(at, tomorrow, 'en-GB')).toBe('20 Nov 2026, 16:34')
})

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
test.each([
  [0, 'just now'],
  // The clocks of two machines differ slightly, so a time may lie in the future.
  [-2 * SECOND_MS, 'just now'],
  [59 * SECOND_MS, 'just now'],
  [MINUTE_MS, '1 min ago'],
  [59 * MINUTE_MS + 59 * SECOND_MS, '59 min ago'],
  [60 * MINUTE_MS, '1 hr ago'],
  [9 * 60 * MINUTE_MS, '9 hr ago'],
  [10 * 60 * MINUTE_MS, 'Fri 16:34'],
  [6 * 24 * 60 * MINUTE_MS, '20 Nov, 16:34'],
  [-5 * MINUTE_MS, '16:34'],
])('a time %d ms ago is %s', (ageMs, words) => {
  expect(formatAgo(at, at + ageMs, 'en-GB', 'just now')).toBe(words)
})
test('relative times exist in each language', () => {
  const ago = (locale: string) => formatAgo(at, at + 12 * MINUTE_MS, locale, '').replaceAll(/\s/g, '')
  expect([ago('zh-CN'), ago('ja-JP')]).toEqual(['12分钟前', '12分前'])
})

test('only one file makes the forms', () => {
  const sources = import.meta.glob<string>('../../../src/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const makers = Object.entries(sources).filter(
    ([path, text]) =>
      !path.includes('styled-system') && /new Intl\.DateTimeFormat|toLocale(?:Date|Time)String/.test(text),
  )
  expect(makers.map(([path]) => path.split('/').at(-1))).toEqual(['date-format.ts'])
})
