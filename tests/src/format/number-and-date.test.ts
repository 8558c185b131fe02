import { expect, test } from 'vitest'
import {
  formatCountdown,
  formatRelative,
  formatMoment,
  formatNumber,
  formatZone,
} from '#src/format/number-and-date.ts'

const at = Date.UTC(2026, 10, 20, 16, 34)

test.each([
  ['en-GB', /20 Nov 2026/],
  ['zh-CN', /2026年11月2/],
  ['ja-JP', /2026\/11\/2/],
])('a moment in %s', (locale, shape) => {
  expect(formatMoment(at, locale)).toMatch(shape)
  expect(formatZone(locale, at)).not.toBe('')
})

test.each([
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [59_999, '00:00:59'],
  [3_600_000, '01:00:00'],
  [360_000_000 + 61_000, '100:01:01'],
])('%d ms left reads %s', (leftMs, text) => {
  expect(formatCountdown(leftMs)).toBe(text)
})

test.each([
  [3 * 3_600_000, 'in 3 hours'],
  [-2 * 86_400_000, '2 days ago'],
  [90_000, 'in 1 minute'],
  [0, 'now'],
])('%d ms away reads %s', (awayMs, text) => {
  expect(formatRelative(at + awayMs, at, 'en-GB')).toBe(text)
})

test('numbers are grouped as the language does', () => {
  expect(formatNumber(12_345, 'en-GB')).toBe('12,345')
})
