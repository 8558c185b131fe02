import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BEGINNING, EPOCH, instant, toIso } from '#contract/models/time.ts'

test.each([
  [Date.UTC(2023, 6, 31, 9, 4, 3, 123), '2023-07-31T09:04:03.123+00:00'],
  [Date.UTC(2023, 6, 31, 9, 4, 3, 120), '2023-07-31T09:04:03.12+00:00'],
  [Date.UTC(2023, 6, 31, 9, 4, 3, 100), '2023-07-31T09:04:03.1+00:00'],
  [Date.UTC(2023, 6, 31, 9, 4, 30), '2023-07-31T09:04:30+00:00'],
  [Date.UTC(2023, 6, 31), '2023-07-31T00:00:00+00:00'],
  [0, EPOCH],
])('%d is written %s', (at, written) => expect(toIso(at)).toBe(written))

test.each([
  ['2023-07-31T09:04:03.1234567+00:00', Date.UTC(2023, 6, 31, 9, 4, 3, 123)],
  ['2023-07-31T09:04:03.9999999+00:00', Date.UTC(2023, 6, 31, 9, 4, 3, 999)],
  ['2023-07-31T17:04:03+08:00', Date.UTC(2023, 6, 31, 9, 4, 3)],
  ['2023-07-31T09:04:03.000Z', Date.UTC(2023, 6, 31, 9, 4, 3)],
  [EPOCH, 0],
])('%s is the instant %d', (written, at) => expect(instant(written)).toBe(at))

test('the beginning is the first time that the wire can express', () => {
  expect(new Date(instant(BEGINNING)).toISOString()).toBe('0001-01-01T00:00:00.000Z')
  expect(toIso(instant(BEGINNING))).toBe(BEGINNING)
})

const instants = fc.integer({ min: instant(BEGINNING), max: Date.UTC(9999, 11, 31, 23, 59, 59, 999) })

test('a written time is read as the same time', () => {
  fc.assert(fc.property(instants, (at) => instant(toIso(at)) === at))
})

test('no fraction ends in a zero', () => {
  fc.assert(
    fc.property(instants, (at) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{0,2}[1-9])?\+00:00$/.test(toIso(at))),
  )
})
