import { describe, expect, test } from 'vitest'
import { afterAct, type ClockState } from '#contract/rules/clock-acts.ts'
import { isDue, noticesMoved } from '#contract/rules/notice-plan.ts'
import { planned, withMoment } from '#contract/rules/schedule-plan.ts'

const HOUR = 3_600_000
const state: ClockState = {
  startsAt: 0,
  endsAt: 24 * HOUR,
  freezeAt: null,
  revealedAt: null,
  writeupsUntil: null,
  windows: [],
  pausedAt: null,
}

describe('a planned notice', () => {
  test('is due from its moment on', () => {
    expect([HOUR - 1, HOUR, HOUR + 1].map((now) => isDue(HOUR, state, now))).toEqual([false, true, true])
  })
  test('is not due while a pause holds the time', () => {
    const paused = { pausedAt: HOUR - 1 }
    expect(isDue(HOUR, paused, 5 * HOUR)).toBe(false)
    expect(isDue(HOUR - 1, paused, 5 * HOUR)).toBe(true)
  })
  test('gets the time of a pause back', () => {
    const paused = afterAct({ kind: 'pause' }, state, HOUR)
    const resumed = afterAct({ kind: 'resume' }, paused, 3 * HOUR)
    expect(noticesMoved(paused, resumed, 3 * HOUR)).toEqual({ after: HOUR, byMs: 2 * HOUR })
    expect(noticesMoved(state, paused, HOUR)).toBeNull()
  })
  test('stays if the game ends in its pause, or is only extended', () => {
    const paused = afterAct({ kind: 'pause' }, state, HOUR)
    expect(noticesMoved(paused, afterAct({ kind: 'end' }, paused, 2 * HOUR), 2 * HOUR)).toBeNull()
    expect(noticesMoved(state, afterAct({ kind: 'extend', byMs: HOUR }, state, HOUR), HOUR)).toBeNull()
  })
  test('moves with a start that is ahead, by an act or a plan', () => {
    const coming = { ...state, startsAt: 10 * HOUR }
    expect(noticesMoved(coming, afterAct({ kind: 'start' }, coming, 4 * HOUR), 4 * HOUR)).toEqual({
      after: 4 * HOUR,
      byMs: -6 * HOUR,
    })
    const plan = withMoment([], { moment: 'start', from: 10 * HOUR, to: 12 * HOUR }, coming, HOUR)
    expect(noticesMoved(coming, planned(coming, plan), HOUR)).toEqual({ after: HOUR, byMs: 2 * HOUR })
  })
})
