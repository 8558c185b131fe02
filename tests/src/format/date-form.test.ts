import { expect, test } from 'vitest'
import { formatDay } from '#src/format/day.ts'
import { formatMoment } from '#src/format/number-and-date.ts'
import { formatDayHour, formatRecent, formatTime } from '#src/format/time.ts'

const at = new Date(2026, 10, 20, 16, 34, 5).getTime()
const tomorrow = new Date(2026, 10, 21).getTime()

test.each([
  ['en-GB', '20 Nov 2026', '20 Nov'],
  ['zh-CN', '2026年11月20日', '11月20日'],
  ['ja-JP', '2026/11/20', '11月20日'],
])('a date has one form on every screen: %s', (locale, day, dayOfYear) => {
  expect(formatDay(at, locale)).toBe(day)
  for (const text of [formatMoment(at, locale), formatTime(at, locale), formatRecent(at, tomorrow, locale)])
    expect(text.startsWith(day)).toBe(true)
  expect(formatDayHour(at, locale)).toMatch(new RegExp(`^${dayOfYear},? 16:34$`))
})

test('the forms are made in one place', () => {
  const sources = import.meta.glob<string>('../../../src/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const makers = Object.entries(sources).filter(
    ([path, text]) => !path.includes('styled-system') && text.includes('new Intl.DateTimeFormat'),
  )
  expect(makers.map(([path]) => path.split('/').at(-1))).toEqual(['date-format.ts'])
})
