import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ANSWER_RESULTS, type Submission } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import {
  CONTROL_ROOM_MINUTES,
  countLiveOverview,
  loadedOverview,
  storedOverview,
} from '#contract/rules/live-overview.ts'

const MINUTE_MS = 60_000
const NOW = Date.parse('2026-11-20T12:00:00Z')
const START = NOW - 240 * MINUTE_MS
const ago = (minutes: number) => NOW - minutes * MINUTE_MS
const sent = (challenge: string, status: Submission['status'], minutes: number): Submission => ({
  answer: 'flag{}',
  status,
  time: toIso(ago(minutes)),
  user: 'ada',
  team: 'Owls',
  challenge,
})
const room = (facts: Partial<Parameters<typeof loadedOverview>[0]>) =>
  loadedOverview({ now: NOW, startsAt: START, challenges: [], submissions: [], ...facts })

describe('solves of each minute', () => {
  test('the present minute is the last one, and the oldest has just begun to fade', () => {
    const { solves } = room({
      challenges: [{ id: 1, title: 'Warm up', ats: [ago(31), ago(30), ago(29.5), ago(0.5), ago(0)] }],
    })
    expect(solves).toHaveLength(CONTROL_ROOM_MINUTES)
    expect([solves?.[0], solves?.at(-1)]).toEqual([1, 2])
    expect(solves?.reduce((all, count) => all + count)).toBe(3)
  })
  test('of all challenges', () => {
    const { solves } = room({
      challenges: [
        { id: 1, title: 'Warm up', ats: [ago(0.2)] },
        { id: 2, title: 'Baby RSA', ats: [ago(0.1)] },
      ],
    })
    expect(solves?.at(-1)).toBe(2)
  })
  test('each solve of the last half hour is counted once, whenever it was made', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 * MINUTE_MS - 1 }), { maxLength: 60 }), (ages) => {
        const ats = ages.map((age) => NOW - age).toSorted((one, other) => one - other)
        const solves = room({ challenges: [{ id: 1, title: 'Warm up', ats }] }).solves ?? []
        const expected = Array.from({ length: CONTROL_ROOM_MINUTES }, (_, nth) => {
          const end = NOW - (CONTROL_ROOM_MINUTES - 1 - nth) * MINUTE_MS
          return ats.filter((at) => at > end - MINUTE_MS && at <= end).length
        })
        expect(solves).toEqual(expected)
      }),
    ))
  test('are empty without a board', () =>
    expect(room({ challenges: null })).toMatchObject({ solves: null, silent: null }))
})

describe('the share of wrong flags', () => {
  test('counts a cheat as wrong, and ignores flags without a verdict or an assigned challenge', () => {
    const submissions = ANSWER_RESULTS.map((status) => sent('Warm up', status, 5))
    expect(room({ submissions }).answers).toEqual({ judged: 3, wrong: 2, since: ago(5) })
  })
  test('only of the last half hour', () => {
    const submissions = [sent('Warm up', 'WrongAnswer', 40), sent('Warm up', 'Accepted', 10)]
    expect(room({ submissions }).answers).toEqual({ judged: 1, wrong: 0, since: ago(30) })
  })
  test('goes back only as far as the loaded rows', () => {
    expect(room({ submissions: [sent('Warm up', 'WrongAnswer', 4)] }).answers?.since).toBe(ago(4))
  })
  test('is empty before anything has loaded', () =>
    expect(room({ submissions: null })).toMatchObject({ answers: null, silent: null }))
})

describe('silent challenges', () => {
  const challenges = [
    { id: 1, title: 'Solved', ats: [ago(100)] },
    { id: 2, title: 'Tried', ats: [] },
    { id: 3, title: 'Silent', ats: [] },
  ]
  test('are those without solves and attempts', () => {
    const submissions = [sent('Tried', 'WrongAnswer', 90)]
    expect(room({ challenges, submissions }).silent).toEqual({ titles: ['Silent'], since: ago(90) })
  })
  test('before the first submission, count from the start', () => {
    expect(room({ challenges }).silent).toEqual({ titles: ['Tried', 'Silent'], since: START })
  })
  test('include one with an attempt of a team that was not assigned it', () => {
    const submissions = [sent('Tried', 'NotFound', 90)]
    expect(room({ challenges, submissions }).silent?.titles).toEqual(['Tried', 'Silent'])
  })
})

describe("the server's counts", () => {
  const challenges = [
    { id: 1, title: 'Alike', ats: [ago(2)] },
    { id: 2, title: 'Alike', ats: [] },
    { id: 3, title: 'Alike', ats: [] },
  ]
  const answers = [
    { minute: 0, judged: 4, wrong: 3 },
    { minute: 29, judged: 2, wrong: 0 },
  ]
  const counted = countLiveOverview({ now: NOW, challenges, answers, tried: new Set([2]) })
  test('have a number for each minute, and distinguish challenges with the same title', () => {
    expect(counted).toEqual({
      countedAt: toIso(NOW),
      solves: Array.from({ length: CONTROL_ROOM_MINUTES }, (_, minute) => (minute === 27 ? 1 : 0)),
      judged: [4, ...Array.from({ length: CONTROL_ROOM_MINUTES - 2 }, () => 0), 2],
      wrong: [3, ...Array.from({ length: CONTROL_ROOM_MINUTES - 1 }, () => 0)],
      silent: [{ id: 3, title: 'Alike' }],
    })
  })
  test('are shown as those of all teams since the start', () => {
    expect(storedOverview(counted)).toEqual({
      counted: 'stored',
      solves: counted.solves,
      answers: { judged: 6, wrong: 3, since: ago(30) },
      silent: { titles: ['Alike'], since: null },
    })
  })
})
