import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterAct,
  CLOCK_ACTS,
  clockActsAt,
  clockBar,
  clockPlace,
  type ClockAct,
  type ClockState,
} from '#contract/rules/clock-acts.ts'
import { canPauseAt } from '#contract/rules/game-clock.ts'

const moment = fc.integer({ min: 1, max: 1_000 })
const orNull = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null })
const state: fc.Arbitrary<ClockState> = fc
  .record({
    startsAt: moment,
    length: moment,
    writeupsUntil: orNull(moment),
    freezeAt: orNull(moment),
    revealedAt: orNull(moment),
    pausedAt: orNull(moment),
    windows: fc.array(fc.record({ challengeId: moment, opensAt: orNull(moment), closesAt: orNull(moment) })),
  })
  .map(({ length, startsAt, pausedAt, ...rest }) => {
    const times = { startsAt, endsAt: startsAt + length }
    return { ...rest, ...times, pausedAt: pausedAt !== null && canPauseAt(times, pausedAt) ? pausedAt : null }
  })
const at = fc.integer({ min: 1, max: 3_000 })
const act: fc.Arbitrary<ClockAct> = fc
  .record({ kind: fc.constantFrom(...CLOCK_ACTS), byMs: moment })
  .map(({ kind, byMs }) => (kind === 'extend' || kind === 'reopen' ? { kind, byMs } : { kind }))

test('an act leads to its place, and a game always starts before it ends', () => {
  fc.assert(
    fc.property(state, act, at, (before, doing, now) => {
      fc.pre(clockBar(doing.kind, before, now) === null)
      fc.pre(before.pausedAt === null || before.pausedAt <= now)
      const after = afterAct(doing, before, now)
      expect(after.startsAt).toBeLessThan(after.endsAt)
      if (after === before) return
      const place = clockPlace(after, now + 1)
      if (doing.kind === 'pause') expect(place).toBe('paused')
      if (doing.kind === 'end') expect(place === 'over' || after.endsAt === before.startsAt + 1).toBe(true)
      if (doing.kind === 'reopen' || doing.kind === 'resume') expect(clockPlace(after, now)).toBe('running')
      if (doing.kind === 'start') expect(clockPlace(after, now)).toBe('running')
    }),
  )
})
test('whoever acts twice at once has acted once, but an extension adds up', () => {
  fc.assert(
    fc.property(state, act, at, (before, doing, now) => {
      fc.pre(doing.kind !== 'extend' && doing.kind !== 'resume')
      fc.pre(clockBar(doing.kind, before, now) === null)
      const once = afterAct(doing, before, now)
      // A game cannot end at its start, so this case has no effect to check.
      fc.pre(doing.kind !== 'end' || once.endsAt <= now)
      if (clockBar(doing.kind, once, now) === null) expect(afterAct(doing, once, now)).toBe(once)
    }),
  )
})
test('a start moves every moment by the same length', () => {
  fc.assert(
    fc.property(state, at, (before, now) => {
      fc.pre(clockPlace(before, now) === 'coming')
      const after = afterAct({ kind: 'start' }, before, now)
      const byMs = now - before.startsAt
      const lists = [before, after].map(({ windows, endsAt, freezeAt, writeupsUntil }) => [
        endsAt,
        freezeAt,
        writeupsUntil,
        ...windows.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]),
      ])
      expect(lists[1]).toEqual(lists[0]?.map((time) => (time === null ? null : time + byMs)))
    }),
  )
})
test('every act that is offered is possible', () => {
  fc.assert(
    fc.property(state, at, (now, time) => {
      for (const kind of clockActsAt(now, time))
        if (kind !== 'pause' && kind !== 'freeze') expect(clockBar(kind, now, time)).toBeNull()
    }),
  )
})
