import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EPOCH, toIso } from '#contract/models/time.ts'
import { draftOf, firstSpan } from '#src/features/game-admin/game-clone.tsx'

const HOUR_MS = 3_600_000
const NOON = Date.parse('2026-11-20T12:00:00Z')
const second = (least: number, most: number) =>
  fc.integer({ min: least / 1_000, max: most / 1_000 }).map((at) => at * 1_000)

describe('the times a clone begins with', () => {
  test('are none for a game without times', () =>
    expect(firstSpan({ start: EPOCH, end: EPOCH }, NOON)).toBeNull())
  test('are never in the past, and as long as the original', () => {
    fc.assert(
      fc.property(
        second(HOUR_MS, 2 * NOON),
        second(1_000, 99 * HOUR_MS),
        second(HOUR_MS, 2 * NOON),
        (start, length, now) => {
          const span = firstSpan({ start: toIso(start), end: toIso(start + length) }, now)
          expect(span?.startsAt).toBeGreaterThanOrEqual(Math.max(start, now))
          expect((span?.endsAt ?? 0) - (span?.startsAt ?? 0)).toBe(length)
        },
      ),
    )
  })
})

describe('the form of a clone', () => {
  const usual = { startsAt: NOON, endsAt: NOON + 24 * HOUR_MS }
  const moved = NOON + HOUR_MS
  test.each([
    ['at first', {}, 'Copy', NOON, usual.endsAt],
    ['with another start: the end follows', { startsAt: String(moved) }, 'Copy', moved, moved + 24 * HOUR_MS],
    [
      'with an end of its own: it stays',
      { startsAt: String(moved), endsAt: String(usual.endsAt) },
      'Copy',
      moved,
      usual.endsAt,
    ],
    ['with an emptied start: nothing to follow', { startsAt: '' }, 'Copy', null, null],
    ['with an emptied title', { title: '' }, '', NOON, usual.endsAt],
  ])('%s', (_, kept, title, startsAt, endsAt) =>
    expect(draftOf(kept, 'Copy', usual)).toEqual({ title, startsAt, endsAt }),
  )
  test('of a game without times has none', () =>
    expect(draftOf({}, 'Copy', null)).toEqual({ title: 'Copy', startsAt: null, endsAt: null }))
})
