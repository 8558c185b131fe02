import { expect, test } from 'vitest'
import { EPOCH } from '#contract/models/time.ts'
import { isGameSchedule } from '#contract/rules/game-schedule.ts'

test.each([
  ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', true],
  ['2026-01-01T00:00:00+08:00', '2026-01-01T00:00:00Z', true],
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', false],
  ['2026-01-01T08:00:00+08:00', '2026-01-01T00:00:00Z', false],
  ['2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z', false],
  ['2026-01-02T00:00:00Z', EPOCH, false],
  // A game without start and end has a valid schedule.
  [EPOCH, EPOCH, true],
  [EPOCH, '2026-01-01T00:00:00Z', true],
])('from %s to %s', (start, end, fits) => expect(isGameSchedule(start, end)).toBe(fits))
