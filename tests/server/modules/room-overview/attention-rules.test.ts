import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CAUSE_KINDS } from '#contract/models/attention-names.ts'
import {
  findCauses,
  holdCauses,
  QUIET_MS,
  SILENT_MS,
  type AttentionFacts,
  type FoundCause,
  type StoredCause,
  type WatchedChallenge,
} from '#server/modules/room-overview/attention-rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.parse('2026-11-22T10:00:00Z')
const ago = (minutes: number) => NOW - minutes * MINUTE
const none = { count: 0, since: 0 }
const aChallenge = (facts: Partial<WatchedChallenge> = {}): WatchedChallenge => ({
  id: 7,
  title: 'Gas golf',
  outSince: NOW - 40 * HOUR,
  opensAt: null,
  isClosed: false,
  ats: [],
  lastTryAt: NOW,
  failed: null,
  lastStartAt: null,
  waiting: 0,
  faults: 0,
  ...facts,
})
const theFacts = (facts: Partial<AttentionFacts> = {}): AttentionFacts => ({
  now: NOW,
  startsAt: NOW - 40 * HOUR,
  endsAt: NOW + 8 * HOUR,
  isPaused: false,
  challenges: [],
  sameWrong: [],
  pairs: none,
  pending: none,
  mail: none,
  freePercent: 50,
  ...facts,
})
const of = (challenge: Partial<WatchedChallenge>, up = false) =>
  findCauses(theFacts({ challenges: [aChallenge(challenge)] }), () => up).map(({ kind }) => kind)
const solves = (minutesAgo: readonly number[]) => minutesAgo.map(ago).toSorted((one, other) => one - other)

describe('a sudden wave', () => {
  test('is at least five solves in ten minutes, at five times the rate before', () => {
    expect(of({ ats: solves([1, 2, 3, 4, 5]) })).toEqual(['SuddenWave'])
    expect(of({ ats: solves([1, 2, 3, 4]) })).toEqual([])
    // 480 solves in 40 hours are two in ten minutes.
    const before = Array.from({ length: 478 }, (_, nth) => 11 + nth * 5)
    expect(of({ ats: solves([...before, 1, 2, 3, 4, 5, 6, 7, 8, 9]) })).toEqual([])
    expect(of({ ats: solves([...before, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9.5]) })).toEqual(['SuddenWave'])
  })
  test('is none in the first forty minutes of a challenge', () => {
    expect(of({ outSince: ago(39), ats: solves([1, 2, 3, 4, 5]) })).toEqual([])
    expect(of({ outSince: ago(40), ats: solves([1, 2, 3, 4, 5]) })).toEqual(['SuddenWave'])
  })
  test('goes on at a lower bound than it begins', () => {
    expect(of({ ats: solves([1, 2, 3]) }, true)).toEqual(['SuddenWave'])
    expect(of({ ats: solves([1, 2]) }, true)).toEqual([])
  })
  test('counts each solve once, whenever it was', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 * 60 }), { maxLength: 60 }), (minutes) => {
        const [found] = findCauses(
          theFacts({ challenges: [aChallenge({ ats: solves(minutes) })] }),
          () => false,
        )
        const late = minutes.filter((each) => each < 10).length
        const rate = (minutes.length - late) / (39 * 6 + 5)
        expect(found !== undefined).toBe(late >= 5 && late >= 5 * rate)
        if (found) expect([found.count, found.other]).toEqual([late, minutes.length - late])
      }),
    ))
})

describe('a silent challenge', () => {
  test('is out for three hours and not tried for three', () => {
    expect(of({ lastTryAt: null })).toEqual(['Silent'])
    expect(of({ lastTryAt: NOW - SILENT_MS })).toEqual(['Silent'])
    expect(of({ lastTryAt: NOW - SILENT_MS + 1 })).toEqual([])
    expect(of({ lastTryAt: null, outSince: NOW - SILENT_MS + 1 })).toEqual([])
    expect(of({ lastTryAt: null, outSince: null })).toEqual([])
    expect(of({ lastTryAt: null, isClosed: true })).toEqual([])
  })
  test('all of them are one cause', () => {
    const challenges = ['A', 'B', 'C', 'D', 'E', 'F'].map((title, id) =>
      aChallenge({ id, title, lastTryAt: null }),
    )
    const found = findCauses(theFacts({ challenges }), () => false)
    expect(found).toMatchObject([{ key: 'silent', count: 6, detail: 'A, B, C, D, E, …' }])
  })
})

describe('failing instances', () => {
  const failed = { teams: 2, firstAt: ago(22), lastAt: ago(3) }
  test('are two teams whose start failed, until a later start works', () => {
    expect(of({ failed })).toEqual(['InstancesFail'])
    expect(of({ failed: { ...failed, teams: 1 } })).toEqual([])
    expect(of({ failed: { ...failed, teams: 1 } }, true)).toEqual(['InstancesFail'])
    expect(of({ failed, lastStartAt: ago(4) })).toEqual(['InstancesFail'])
    expect(of({ failed, lastStartAt: ago(2) })).toEqual([])
  })
})

test('what comes out within two hours and must be mended', () => {
  const coming = { outSince: null, lastTryAt: null, faults: 1 }
  expect(of({ ...coming, opensAt: NOW + 2 * HOUR })).toEqual(['Soon'])
  expect(of({ ...coming, opensAt: NOW + 2 * HOUR + 1 })).toEqual([])
  expect(of({ ...coming, opensAt: NOW })).toEqual([])
  expect(of({ ...coming, opensAt: NOW + HOUR, faults: 0 })).toEqual([])
})

test('a full disk goes on until there is more room than where it began', () => {
  const disk = (freePercent: number | null, up: boolean) =>
    findCauses(theFacts({ freePercent }), () => up).length
  expect([disk(4.9, false), disk(5, false), disk(7.9, true), disk(8, true), disk(null, true)]).toEqual([
    1, 0, 1, 0, 0,
  ])
})

test('in a pause nothing is silent and nothing is a wave, and after the end only what can still be done', () => {
  const challenges = [aChallenge({ lastTryAt: null }), aChallenge({ id: 8, ats: solves([1, 2, 3, 4, 5]) })]
  const crowds = { pairs: { count: 3, since: ago(2) }, pending: { count: 12, since: ago(41) } }
  const kinds = (facts: Partial<AttentionFacts>) =>
    findCauses(theFacts({ challenges, ...crowds, ...facts }), () => false).map(({ kind }) => kind)
  expect(kinds({})).toEqual(['Pairs', 'SuddenWave', 'TeamsWaiting', 'Silent'])
  expect(kinds({ isPaused: true })).toEqual(['Pairs', 'TeamsWaiting'])
  expect(kinds({ endsAt: NOW })).toEqual(['Pairs'])
})

const found = (facts: Partial<FoundCause> = {}): FoundCause => ({
  key: 'wave:7',
  kind: 'SuddenWave',
  challenges: [7],
  count: 5,
  other: 0,
  detail: '',
  since: ago(9),
  ...facts,
})
const stored = (facts: Partial<StoredCause> = {}): StoredCause => ({ ...found(), seenAt: ago(1), ...facts })
const watching = { now: NOW, openedAt: 0 }

describe('held causes', () => {
  test('keep the time at which they began', () => {
    const held = holdCauses([found()], [stored({ since: ago(25) })], watching)
    expect(held).toEqual([stored({ since: ago(25), seenAt: NOW })])
  })
  test('a wave stays for half an hour, teams that wait do not', () => {
    expect(holdCauses([], [stored({ seenAt: ago(29) })], watching)).toHaveLength(1)
    expect(holdCauses([], [stored({ seenAt: ago(30) })], watching)).toEqual([])
    expect(holdCauses([], [stored({ kind: 'TeamsWaiting', seenAt: ago(0.1) })], watching)).toEqual([])
  })
  test('what is in doubt begins ten minutes after a start of the server, and what is known goes on', () => {
    const quiet = { now: NOW, openedAt: NOW - QUIET_MS + 1 }
    expect(holdCauses([found()], [], quiet)).toEqual([])
    expect(holdCauses([found()], [stored()], quiet)).toHaveLength(1)
    expect(holdCauses([found({ key: 'Pairs', kind: 'Pairs' })], [], quiet)).toHaveLength(1)
    expect(holdCauses([found()], [], { now: NOW, openedAt: NOW - QUIET_MS })).toHaveLength(1)
  })

  const causes = fc.uniqueArray(
    fc.record({ kind: fc.constantFrom(...CAUSE_KINDS), id: fc.nat(5), age: fc.nat(100) }),
    { selector: ({ kind, id }) => `${kind}:${id}`, maxLength: 20 },
  )
  test('each is there once, the gravest first, then the oldest, and a second count changes nothing', () =>
    fc.assert(
      fc.property(causes, causes, (now, before) => {
        const rows = before.map(({ kind, id, age }) =>
          stored({ key: `${kind}:${id}`, kind, since: ago(age), seenAt: ago(1) }),
        )
        const all = now.map(({ kind, id, age }) => found({ key: `${kind}:${id}`, kind, since: ago(age) }))
        const held = holdCauses(all, rows, watching)
        expect(new Set(held.map(({ key }) => key)).size).toBe(held.length)
        for (const { key } of all) expect(held.some((each) => each.key === key)).toBe(true)
        const grades = held.map(({ kind, since }) => CAUSE_KINDS.indexOf(kind) * 1e15 + since)
        expect(grades).toEqual(grades.toSorted((one, other) => one - other))
        expect(holdCauses(all, held, watching)).toEqual(held)
      }),
    ))
})
