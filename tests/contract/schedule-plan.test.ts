import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterAct, type ClockState } from '#contract/rules/clock-acts.ts'
import {
  isLocked,
  isPlanOf,
  plannedAt,
  planFlaws,
  planned,
  storedMoments,
  withMoment,
  type MomentChange,
} from '#contract/rules/schedule-plan.ts'

const moment = fc.integer({ min: 1, max: 1_000 })
const orNull = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null })
const state: fc.Arbitrary<ClockState> = fc
  .record({
    startsAt: moment,
    length: moment,
    writeupsUntil: orNull(moment),
    freezeAt: orNull(moment),
    revealedAt: fc.constant(null),
    pausedAt: fc.constant(null),
    windows: fc.array(fc.record({ challengeId: moment, opensAt: orNull(moment), closesAt: orNull(moment) })),
  })
  .map(({ length, startsAt, ...rest }) => ({ ...rest, startsAt, endsAt: startsAt + length }))
const now = fc.integer({ min: 0, max: 2_500 })
/** Chooses one of the schedule's times and the time to which it is moved. */
const moved = fc
  .record({ state, now, nth: fc.nat(), to: fc.integer({ min: 1, max: 4_000 }) })
  .map(({ nth, ...rest }) => {
    const refs = storedMoments(rest.state)
    const ref = refs[nth % refs.length] ?? { moment: 'end', from: rest.state.endsAt }
    const change: MomentChange = { ...ref, to: rest.to }
    return { ...rest, change }
  })

test('a moved moment is where it was put, and what has passed stays', () => {
  fc.assert(
    fc.property(moved, ({ state: before, now: at, change }) => {
      const plan = withMoment([], change, before, at)
      expect(plannedAt(plan, change)).toBe(change.to)
      expect(isPlanOf(plan, before)).toBe(true)
      for (const one of plan) if (one.moment !== change.moment) expect(isLocked(one, before, at)).toBe(false)
    }),
  )
})
test('to and fro leaves no change', () => {
  fc.assert(
    fc.property(moved, ({ state: before, now: at, change }) => {
      // A time that was empty before has no distance to others, so setting it moves nothing else.
      fc.pre(change.from !== null)
      const there = withMoment([], change, before, at)
      expect(withMoment(there, { ...change, to: change.from }, before, at)).toEqual([])
    }),
  )
})
test('a plan without a flaw leaves a game in order, and nothing in the past', () => {
  fc.assert(
    fc.property(moved, ({ state: before, now: at, change }) => {
      const plan = withMoment([], change, before, at)
      fc.pre(planFlaws(plan, before, at).length === 0)
      const after = planned(before, plan)
      expect(after.startsAt).toBeLessThan(after.endsAt)
      for (const { from, to } of plan) {
        if (from !== null) expect(from).toBeGreaterThan(at)
        if (to !== null) expect(to).toBeGreaterThan(at)
      }
      if (plan.length > 0 && after.freezeAt !== null && after.freezeAt > at) {
        expect(after.freezeAt).toBeGreaterThanOrEqual(after.startsAt)
        expect(after.freezeAt).toBeLessThan(after.endsAt)
      }
    }),
  )
})
test('a later end takes along what an extension takes along', () => {
  fc.assert(
    fc.property(state, now, moment, (before, at, byMs) => {
      const { startsAt, endsAt, freezeAt, writeupsUntil, windows } = before
      fc.pre(at >= startsAt && at < endsAt)
      // An extension may open a past writeup deadline again. This property is about schedules whose deadline
      // is ahead.
      fc.pre(writeupsUntil === null || writeupsUntil > at)
      fc.pre(freezeAt === null || freezeAt < endsAt)
      fc.pre(windows.every(({ closesAt }) => closesAt === null || closesAt > at))
      const plan = withMoment([], { moment: 'end', from: endsAt, to: endsAt + byMs }, before, at)
      expect(planned(before, plan)).toEqual(afterAct({ kind: 'extend', byMs }, before, at))
    }),
  )
})

describe('an example', () => {
  const game: ClockState = {
    startsAt: 100,
    endsAt: 200,
    freezeAt: 180,
    revealedAt: null,
    writeupsUntil: 250,
    pausedAt: null,
    windows: [
      { challengeId: 1, opensAt: 120, closesAt: null },
      { challengeId: 2, opensAt: 150, closesAt: 190 },
      { challengeId: 3, opensAt: 150, closesAt: 200 },
    ],
  }
  const of = (change: MomentChange, at: number) => planned(game, withMoment([], change, game, at))
  test('the start takes everything along', () =>
    expect(of({ moment: 'start', from: 100, to: 110 }, 50)).toMatchObject({
      startsAt: 110,
      endsAt: 210,
      freezeAt: 190,
      writeupsUntil: 260,
      windows: [{ opensAt: 130 }, { opensAt: 160, closesAt: 200 }, { opensAt: 160, closesAt: 210 }],
    }))
  test('a wave moves alone, with all of its challenges', () =>
    expect(of({ moment: 'opening', from: 150, to: 160 }, 130)).toEqual({
      ...game,
      windows: [game.windows[0], { ...game.windows[1], opensAt: 160 }, { ...game.windows[2], opensAt: 160 }],
    }))
  test.each([
    [{ moment: 'opening', from: 120, to: 140 }, 'locked'],
    [{ moment: 'opening', from: 150, to: 130 }, 'past'],
    [{ moment: 'opening', from: 150, to: 195 }, 'order'],
    [{ moment: 'freeze', from: 180, to: 200 }, 'order'],
    [{ moment: 'end', from: 200, to: null }, 'missing'],
  ] as const)('%j is refused: %s', (change, flaw) =>
    expect(planFlaws([change], game, 130)).toEqual([{ ...change, flaw }]),
  )
})
