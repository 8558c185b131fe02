import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRequestStarts } from '#src/api/request-starts.ts'

const ADDRESS = '/api/game/1'
const LATER_MS = 20_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

/**
 * Opens a page and lets `openForMs` pass, because a response is older than the page only at its beginning.
 */
function open(openForMs: number) {
  const starts = openRequestStarts()
  vi.advanceTimersByTime(openForMs)
  /** Whether the stored response may lack an event that happened `ageMs` ago. */
  const lacks = (ageMs: number) => starts.mayLack(ADDRESS, starts.now() - ageMs)
  return { ...starts, lacks }
}

test('a response has everything that happened before its request', () => {
  const { begin, lacks } = open(LATER_MS)
  begin(ADDRESS)
  vi.advanceTimersByTime(3_000)
  expect(lacks(10_000)).toBe(false)
  expect(lacks(3_500)).toBe(false)
  // The message may have been sent a little late, so a margin applies.
  expect(lacks(3_400)).toBe(true)
  expect(lacks(0)).toBe(true)
})

test('a response without a request, or after a failed one, may lack everything', () => {
  const { begin, lacks } = open(LATER_MS)
  expect(lacks(60_000)).toBe(true)
  begin(ADDRESS)()
  expect(lacks(60_000)).toBe(true)
})

test('the failure of an earlier request is not that of a later one', () => {
  const { begin, lacks } = open(LATER_MS)
  const fail = begin(ADDRESS)
  begin(ADDRESS)
  fail()
  expect(lacks(10_000)).toBe(false)
})

test('responses of a page that opens may have been requested before their screens', () => {
  const { begin, lacks } = open(4_000)
  begin(ADDRESS)
  expect(lacks(3_000)).toBe(true)
  expect(lacks(4_500)).toBe(false)
})

test('a response of an unknown request is as old as the page, and later of unknown age', () => {
  const early = open(4_000)
  early.adopted(ADDRESS)
  expect([early.lacks(3_000), early.lacks(4_500)]).toEqual([true, false])
  vi.advanceTimersByTime(LATER_MS)
  early.begin(ADDRESS)
  early.adopted(ADDRESS)
  expect(early.lacks(60_000)).toBe(true)
})

test.each([
  ['jumped ahead', LATER_MS],
  ['was set back', -LATER_MS],
])('every response may lack everything after the clock of the device %s', (_, jumpMs) => {
  const { begin, lacks } = open(LATER_MS)
  begin(ADDRESS)
  vi.setSystemTime(Date.now() + jumpMs)
  expect(lacks(60_000)).toBe(true)
})
