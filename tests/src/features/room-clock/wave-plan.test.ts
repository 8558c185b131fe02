import { describe, expect, test } from 'vitest'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { EPOCH, toIso } from '#contract/models/time.ts'
import { toClockState } from '#src/features/room-clock/clock-state.ts'
import {
  undoOf,
  waitingChallenges,
  waveConsequences,
  waveEdits,
  waveFlaw,
} from '#src/features/room-clock/wave-plan.ts'
import { schedulePlan as words } from '#src/text/areas/schedule-plan.en.ts'
import { aChallengeInfo } from '../../../worlds/builders.ts'

const HOUR_MS = 3_600_000
const NOW = Date.parse('2026-11-29T12:00:00Z')
const at = (hours: number) => NOW + hours * HOUR_MS
const iso = (hours: number) => toIso(at(hours))
const curve = { originalScore: 500, minScoreRate: 0.25, difficulty: 20 }
const one = (id: number, opens: number | null, isEnabled = true, closes: number | null = null) => ({
  ...curve,
  id,
  title: `No. ${id}`,
  isEnabled,
  opensAt: opens === null ? null : iso(opens),
  closesAt: closes === null ? null : iso(closes),
})
const schedule: ScheduleModel = {
  start: iso(-10),
  end: iso(30),
  writeupsUntil: null,
  freezeAt: null,
  revealedAt: null,
  pausedAt: null,
  challenges: [one(1, null), one(2, 10), one(3, null, false), one(4, -2), one(5, 10, true, 20)],
}
const state = toClockState(schedule)
const waiting = waitingChallenges(schedule, state, NOW)
const chosenOf = (...ids: number[]) => waiting.filter(({ id }) => ids.includes(id))

describe('a wave', () => {
  test('is made of challenges that no player has seen', () => {
    expect(waiting.map(({ id }) => id)).toEqual([2, 3, 5])
    const early = { ...schedule, start: iso(1) }
    expect(waitingChallenges(early, toClockState(early), NOW)).toHaveLength(5)
    const paused = { ...schedule, pausedAt: iso(-3) }
    expect(waitingChallenges(paused, toClockState(paused), NOW).map(({ id }) => id)).toEqual([2, 3, 4, 5])
  })

  test('needs challenges, and a time ahead that is before their deadlines', () => {
    expect(waveFlaw(null, chosenOf(2), state, NOW)).toBe('missing')
    expect(waveFlaw(at(0), chosenOf(2), state, NOW)).toBe('past')
    expect(waveFlaw(at(20), chosenOf(2, 5), state, NOW)).toBe('order')
    expect(waveFlaw(at(19), chosenOf(2, 5), state, NOW)).toBeNull()
    expect(waveFlaw(at(1), [], state, NOW)).toBe('none-chosen')
  })

  test('is one request with the versions that were seen, and is taken back with those after it', () => {
    const listed = [2, 3, 5].map((id) => aChallengeInfo({ id, version: id * 10 }))
    const edits = waveEdits(at(10), chosenOf(2, 3), listed)
    // The second challenge has this time already.
    expect(edits.edit).toEqual({ kind: 'change', changes: [{ id: 3, version: 30, opensAt: iso(10) }] })
    const after = [aChallengeInfo({ id: 3, version: 31 })]
    expect(undoOf(edits, after)).toEqual({
      edit: { kind: 'change', changes: [{ id: 3, version: 31, opensAt: EPOCH }] },
      undo: null,
      isUndo: true,
    })
    const moved = waveEdits(at(12), chosenOf(2), [])
    expect(undoOf(moved, [])?.edit).toEqual({ kind: 'change', changes: [{ id: 2, opensAt: iso(10) }] })
  })

  test('says what follows', () => {
    const lines = (hours: number, ...ids: number[]) =>
      waveConsequences(
        {
          at: at(hours),
          chosen: chosenOf(...ids),
          all: schedule.challenges,
          state,
          now: NOW,
          effects: { teams: 485 },
        },
        words.wave,
        'en',
      ).map(({ text }) => text)
    expect(lines(10, 3).slice(1)).toEqual([
      '485 teams see them, and no one before.',
      'Together 500 points, 125 with 485 solves each.',
      '2 challenges come out at this time already.',
      '1 challenge is disabled, and out only once enabled.',
    ])
    expect(lines(12, 2, 5).slice(3)).toEqual(['2 challenges leave another wave.'])
    expect(lines(31, 2).at(-1)).toBe('This is after the end: no team can score with them.')
  })
})
