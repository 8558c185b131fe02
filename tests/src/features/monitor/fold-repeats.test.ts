import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerResult } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import { toLiveEntry } from '#machines/admin/live-entries.ts'
import { foldRepeats } from '#src/features/monitor/fold-repeats.ts'
import { aSubmission } from '../../../worlds/monitor.world.ts'

const START = Date.UTC(2026, 10, 20, 8)
const entry = (seconds: number, team = 'Owls', status: AnswerResult = 'WrongAnswer', number = seconds) =>
  toLiveEntry.submission({
    ...aSubmission(1, { team, status }),
    time: toIso(START + seconds * 1000),
    number,
  })
const counts = (...seconds: readonly number[]) =>
  foldRepeats(seconds.toReversed().map((each) => entry(each))).map(({ count }) => count)

describe('wrong answers of a team to a challenge', () => {
  test('within a minute of the first are one row', () => expect(counts(0, 20, 60)).toEqual([3]))
  test('later begin another row', () => expect(counts(0, 60, 61)).toEqual([1, 2]))
  test('are not one with those of another team', () =>
    expect(foldRepeats([entry(2, 'Gulls'), entry(1)]).map(({ count }) => count)).toEqual([1, 1]))
  test('are not one across a right answer', () =>
    expect(foldRepeats([entry(3), entry(2, 'Owls', 'Accepted'), entry(1)]).map(({ count }) => count)).toEqual(
      [1, 1, 1],
    ))
})

test('no answer is lost, rows stay in order, and new answers do not divide older rows in another way', () => {
  const step = fc.record({
    gap: fc.integer({ min: 0, max: 70 }),
    team: fc.constantFrom('Owls', 'Gulls'),
    status: fc.constantFrom<AnswerResult>('WrongAnswer', 'WrongAnswer', 'Accepted'),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      let at = 0
      const entries = steps
        .map(({ gap, team, status }, nth) => entry((at += gap), team, status, nth))
        .toReversed()
      const rows = foldRepeats(entries)
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length)
      expect(rows.map(({ submission }) => submission.number)).toEqual(
        rows.map(({ submission }) => submission.number ?? 0).toSorted((one, other) => other - one),
      )
      const before = foldRepeats(entries.slice(1))
      expect(rows.length - before.length).toBeGreaterThanOrEqual(0)
    }),
  )
})
