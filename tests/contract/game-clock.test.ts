import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canPauseAt,
  extended,
  gameNow,
  isPaused,
  movedByPause,
  resumed,
  type Moments,
} from '#contract/rules/game-clock.ts'
import { isClosed, isOut } from '#contract/rules/challenge-window.ts'
import { isHiding } from '#contract/rules/freeze.ts'
import { gamePhase } from '#contract/rules/game-phase.ts'

const at = fc.integer({ min: 0, max: 60 })
const moment = fc.option(at)
const moments: fc.Arbitrary<Moments> = fc.record({
  endsAt: fc.integer({ min: 20, max: 80 }),
  freezeAt: moment,
  writeupsUntil: moment,
  windows: fc.array(fc.record({ challengeId: fc.nat(9), opensAt: moment, closesAt: moment }), {
    maxLength: 4,
  }),
})
const listed = ({ endsAt, freezeAt, writeupsUntil, windows }: Moments) => [
  endsAt,
  freezeAt,
  writeupsUntil,
  ...windows.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt]),
]

test('the time in a game stands still while it is paused, and is the time otherwise', () => {
  fc.assert(
    fc.property(moment, at, at, (pausedAt, now, later) => {
      expect(gameNow({ pausedAt: null }, now)).toBe(now)
      expect(isPaused({ pausedAt }, now)).toBe(pausedAt !== null && pausedAt <= now)
      if (isPaused({ pausedAt }, now))
        expect(gameNow({ pausedAt }, now + later)).toBe(gameNow({ pausedAt }, now))
    }),
  )
})

test('a game can be paused from its start until just before its end', () => {
  const times = { startsAt: 10, endsAt: 20 }
  expect([9, 10, 19, 20, 21].map((time) => canPauseAt(times, time))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

test('what has come does not change while a game is paused, nor when it goes on', () => {
  fc.assert(
    fc.property(at, at, at, (pausedAt, lengthMs, one) => {
      const now = pausedAt + lengthMs
      const hasCome = one <= gameNow({ pausedAt }, now)
      expect(hasCome).toBe(one <= pausedAt)
      expect(movedByPause(one, { pausedAt }, now) <= now).toBe(hasCome)
    }),
  )
})

test('after a pause all that was ahead is as far ahead as before, and the order stays', () => {
  fc.assert(
    fc.property(moments, at, at, (before, pausedAt, lengthMs) => {
      const now = pausedAt + lengthMs
      const after = listed(resumed(before, { pausedAt }, now))
      listed(before).forEach((was, index) => {
        const is = after[index] ?? null
        if (was === null) return expect(is).toBeNull()
        expect(was > pausedAt ? (is ?? 0) - now : is).toBe(was > pausedAt ? was - pausedAt : was)
      })
      const sorted = (all: readonly (number | null)[]) =>
        all
          .flatMap((one, index) => (one === null ? [] : [{ one, index }]))
          .toSorted((a, b) => a.one - b.one || a.index - b.index)
          .map(({ index }) => index)
      expect(sorted(after)).toEqual(sorted(listed(before)))
    }),
  )
})

test('phase, freeze and windows are the same just before and just after a game goes on', () => {
  fc.assert(
    fc.property(moments, at, at, fc.boolean(), (before, pausedAt, lengthMs, practiceMode) => {
      fc.pre(canPauseAt({ startsAt: 0, endsAt: before.endsAt }, pausedAt))
      const now = pausedAt + lengthMs
      const after = resumed(before, { pausedAt }, now)
      const inGame = gameNow({ pausedAt }, now)
      const stateOf = ({ endsAt, freezeAt, windows }: Moments, time: number) => {
        const times = { startsAt: 0, endsAt, practiceMode }
        return [
          gamePhase(times, time),
          isHiding({ freezeAt, revealedAt: null }, time),
          windows.map(({ opensAt, closesAt }) => [
            isOut({ isEnabled: true, opensAt }, time),
            isClosed({ closesAt }, times, time),
          ]),
        ]
      }
      expect(stateOf(after, now)).toEqual(stateOf(before, inGame))
    }),
  )
})

test('an extension moves the end and what hangs on it, and hides or shows nothing at once', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 40 }), at, (before, byMs, now) => {
      const after = extended(before, byMs, now)
      expect(after.endsAt).toBe(before.endsAt + byMs)
      expect(isHiding({ freezeAt: after.freezeAt, revealedAt: null }, now)).toBe(
        isHiding({ freezeAt: before.freezeAt, revealedAt: null }, now),
      )
      if (before.writeupsUntil !== null)
        expect((after.writeupsUntil ?? 0) - after.endsAt).toBe(before.writeupsUntil - before.endsAt)
      expect(after.windows.map(({ opensAt }) => opensAt)).toEqual(
        before.windows.map(({ opensAt }) => opensAt),
      )
      before.windows.forEach(({ closesAt }, index) => {
        const closesWith = closesAt !== null && closesAt >= before.endsAt
        expect(after.windows[index]?.closesAt).toBe(closesWith ? closesAt + byMs : closesAt)
      })
    }),
  )
})
