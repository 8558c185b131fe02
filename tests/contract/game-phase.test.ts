import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gamePhase, shareOfTime } from '#contract/rules/game-phase.ts'

const START = 1000
const END = 2000

test.each([
  [START - 1, 'coming', 'coming'],
  [START, 'ongoing', 'ongoing'],
  [END, 'ongoing', 'ongoing'],
  [END + 1, 'ended', 'practice'],
])('at %d a game is %s, and with practice %s', (now, phase, phaseOfPractice) => {
  expect(gamePhase({ startsAt: START, endsAt: END, practiceMode: false }, now)).toBe(phase)
  expect(gamePhase({ startsAt: START, endsAt: END, practiceMode: true }, now)).toBe(phaseOfPractice)
})

test('a paused game is paused at every time, and stays so although its end passes', () => {
  for (const now of [START, END, END + 1, END * 9])
    for (const practiceMode of [false, true])
      expect(gamePhase({ startsAt: START, endsAt: END, practiceMode, pausedAt: 1500 }, now)).toBe('paused')
  expect(gamePhase({ startsAt: START, endsAt: END, practiceMode: false, pausedAt: null }, START)).toBe(
    'ongoing',
  )
})

test('a later time never has an earlier phase', () => {
  const order = ['coming', 'ongoing', 'ended', 'practice']
  const instants = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(
      instants,
      instants,
      instants,
      instants,
      fc.boolean(),
      (startsAt, endsAt, a, b, practiceMode) => {
        const phaseAt = (now: number) => order.indexOf(gamePhase({ startsAt, endsAt, practiceMode }, now))
        expect(phaseAt(Math.min(a, b))).toBeLessThanOrEqual(phaseAt(Math.max(a, b)))
      },
    ),
  )
})

test('the share of the time is 0 before the start, 1 after the end, and grows between', () => {
  const span = { startsAt: START, endsAt: END }
  expect([START - 1, START, (START + END) / 2, END, END + 1].map((at) => shareOfTime(span, at))).toEqual([
    0, 0, 0.5, 1, 1,
  ])
  expect(shareOfTime({ startsAt: START, endsAt: START }, START)).toBe(0)
})
