import { expect, test } from 'vitest'
import { fromWallTime, toWallTime, zoneName } from '#src/ui/date-time.tsx'

test('a written time is read as the same instant', () => {
  for (const at of [
    0,
    Date.UTC(2030, 0, 1),
    Date.UTC(2024, 1, 29, 23, 59, 59),
    Date.UTC(2030, 5, 1, 12, 30, 15),
  ]) {
    expect(fromWallTime(toWallTime(at))).toBe(at)
  }
})

test('the text is the local time', () => {
  const at = new Date(2030, 5, 1, 9, 5, 7).getTime()
  expect(toWallTime(at)).toBe('2030-06-01T09:05:07')
})

test.each(['', 'tomorrow', '2030-13-01T00:00'])('%j is no time', (text) =>
  expect(fromWallTime(text)).toBeNull(),
)

test('the zone is named with its offset', () =>
  expect(zoneName(Date.UTC(2030, 5, 1))).toMatch(/^[\w/+-]+ · UTC[+−]\d\d:\d\d$/))
