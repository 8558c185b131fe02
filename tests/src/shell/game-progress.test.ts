import { describe, expect, test } from 'vitest'
import { toGameProgress } from '#src/shell/game-progress.ts'

const game = { start: '2026-11-20T00:00:00+00:00', end: '2026-11-20T10:00:00+00:00' }
const at = (clock: string) => Date.parse(`2026-11-${clock}:00+00:00`)
const HOUR_MS = 3_600_000

describe('the progress of a game', () => {
  test('before the start counts down to it', () =>
    expect(toGameProgress(game, at('19T23:00'))).toMatchObject({
      phase: 'coming',
      share: 0,
      leftMs: HOUR_MS,
      isLast: false,
    }))
  test('halfway has half the share and half the time', () =>
    expect(toGameProgress(game, at('20T05:00'))).toMatchObject({
      phase: 'ongoing',
      share: 0.5,
      leftMs: 5 * HOUR_MS,
      isLast: false,
    }))
  test('of a paused game stands still, also after its stored end', () => {
    const paused = { ...game, pausedAt: '2026-11-20T05:00:00+00:00' }
    const still = { phase: 'paused', share: 0.5, leftMs: 5 * HOUR_MS, isLast: false }
    expect(toGameProgress(paused, at('20T05:00'))).toMatchObject(still)
    expect(toGameProgress(paused, at('20T11:00'))).toMatchObject(still)
    // During a pause players get the end that results if the game went on now, and the stored end in
    // addition.
    const told = { ...paused, end: '2026-11-20T12:00:00+00:00', storedEnd: game.end }
    expect(toGameProgress(told, at('20T07:00'))).toMatchObject(still)
  })
  test('is not in the last tenth a millisecond before it', () =>
    expect(toGameProgress(game, at('20T09:00') - 1).isLast).toBe(false))
  test('is in the last tenth at its first millisecond', () =>
    expect(toGameProgress(game, at('20T09:00')).isLast).toBe(true))
  test('after the end has no time left', () =>
    expect(toGameProgress(game, at('20T10:01'))).toMatchObject({
      phase: 'ended',
      share: 1,
      leftMs: 0,
      isLast: false,
    }))
  test('after the end is practice, if the game has it', () =>
    expect(toGameProgress({ ...game, practiceMode: true }, at('20T10:01')).phase).toBe('practice'))
})
