import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHALLENGE_TAGS } from '#contract/models/challenge-names.ts'
import { SUBMISSION_TYPES, type GameDetailModel } from '#contract/models/scoreboard.ts'
import { attachmentOf } from '#src/features/challenge/challenge-body.tsx'
import {
  bandsOf,
  countsOf,
  matching,
  nextUnsolved,
  progressOf,
  toChallengesView,
  type ChallengeNews,
  type ChallengeView,
} from '#src/features/challenge/challenges-view.ts'
import { UNSEEN_CHANGES, unseenChangesOf } from '#src/features/challenge/unseen-changes.ts'
import {
  LOOKS,
  ORDERS,
  printChallengeFilter,
  readChallengeFilter,
  SHOWN,
  type ChallengeFilter,
} from '#src/features/challenge/challenge-filter.ts'
import { aBlood, aBoardRow, aListedChallenge, aNotice, aPlay } from '../../../worlds/builders.ts'

const everything: ChallengeFilter = { text: '', tag: null, shown: 'all', order: 'score', look: 'board' }
const noNews: ChallengeNews = { news: new Map(), running: new Map() }
const challengesOf = (value: GameDetailModel): readonly ChallengeView[] => {
  const view = toChallengesView({ state: 'ready', value, problem: null, refresh: () => {} })
  return view.kind === 'listed' ? view.challenges : []
}

describe('a challenge', () => {
  test("that is missing in the team's row is not solved", () => {
    expect(challengesOf(aPlay({ rank: aBoardRow({ challenges: [] }) }))).toMatchObject([
      { isSolved: false, blood: null },
    ])
  })
  test.each(SUBMISSION_TYPES)("that is %s in the team's row is marked so", (type) => {
    const rank = aBoardRow({ challenges: [{ id: 7, score: 0, type, userName: null, time: null }] })
    const [challenge] = challengesOf(aPlay({ rank }))
    expect(challenge?.isSolved).toBe(type !== 'Unaccepted')
    expect(challenge?.blood).toBe(type.endsWith('Blood') ? type : null)
  })
  test('lists the first solvers in order, and whether one is the own team', () => {
    const bloods = [aBlood(), null, aBlood({ id: 1, name: 'Red Pandas' })]
    const [challenge] = challengesOf(aPlay({ challenges: { Misc: [aListedChallenge({ bloods })] } }))
    expect(challenge?.bloods).toMatchObject([
      { blood: 'FirstBlood', team: 'Night:Shift', isOwn: false },
      { blood: 'ThirdBlood', team: 'Red Pandas', isOwn: true },
    ])
  })
  test("is the same object until the server's data change", () => {
    const play = aPlay()
    expect(challengesOf(play)[0]).toBe(challengesOf(play)[0])
    expect(challengesOf(aPlay())[0]).not.toBe(challengesOf(play)[0])
  })
})

const challenge = fc.record({
  id: fc.nat(20),
  title: fc.constantFrom('Warm up', 'warm up', 'RSA', 'Heap', '日本'),
  tag: fc.constantFrom(...CHALLENGE_TAGS),
  score: fc.nat(1_000),
  solves: fc.nat(50),
  bloods: fc.constant([]),
  isSolved: fc.boolean(),
  blood: fc.constant(null),
  solver: fc.constant(null),
})
const sought = fc.record({
  text: fc.constantFrom('', 'WARM', 'rsa', ' heap ', 'pwn', 'empty'),
  tag: fc.option(fc.constantFrom(...CHALLENGE_TAGS)),
  shown: fc.constantFrom(...SHOWN),
  order: fc.constantFrom(...ORDERS),
  look: fc.constantFrom(...LOOKS),
})

const someNews = fc
  .array(fc.tuple(fc.nat(20), fc.constantFrom(...UNSEEN_CHANGES)))
  .map((news) => new Map(news))
const someRunning = fc.array(fc.tuple(fc.nat(20), fc.nat())).map((running) => new Map(running))
const allNews = fc.record({ news: someNews, running: someRunning })
function isShown(
  { id, isSolved }: ChallengeView,
  shown: ChallengeFilter['shown'],
  { news, running }: ChallengeNews,
): boolean {
  switch (shown) {
    case 'all':
      return true
    case 'running':
      return running.has(id)
    case 'unsolved':
      return !isSolved
    case 'new':
      return news.has(id)
    default:
      return shown satisfies never
  }
}

describe('filtered challenges', () => {
  test('are found in every order, and no others are', () => {
    fc.assert(
      fc.property(fc.array(challenge), sought, allNews, (challenges, asked, news) => {
        const found = matching(challenges, asked, news)
        const wanted = asked.text.trim().toLowerCase()
        const expected = challenges.filter(
          (each) =>
            (each.title.toLowerCase().includes(wanted) || each.tag.toLowerCase().includes(wanted)) &&
            (asked.tag === null || each.tag === asked.tag) &&
            isShown(each, asked.shown, news),
        )
        expect(new Set(found)).toEqual(new Set(expected))
        expect(found).toHaveLength(expected.length)
      }),
    )
  })
  test('are sorted by category, and within it by fewest points, most solves, or name', () => {
    fc.assert(
      fc.property(fc.array(challenge), (challenges) => {
        const neighbours = (order: ChallengeFilter['order']) => {
          const found = matching(challenges, { ...everything, order }, noNews)
          const tags = found.map(({ tag }) => CHALLENGE_TAGS.indexOf(tag))
          expect(tags).toEqual(tags.toSorted((one, other) => one - other))
          return found
            .slice(1)
            .map((each, at) => [found[at], each] as const)
            .filter(([one, other]) => one?.tag === other.tag)
        }
        for (const [one, other] of neighbours('score')) expect(one?.score).toBeLessThanOrEqual(other.score)
        for (const [one, other] of neighbours('solves'))
          expect(one?.solves).toBeGreaterThanOrEqual(other.solves)
        for (const [one, other] of neighbours('name'))
          expect(one?.title.localeCompare(other.title)).toBeLessThanOrEqual(0)
      }),
    )
  })
  test('have a count for each filter that equals its matches', () => {
    fc.assert(
      fc.property(fc.array(challenge), allNews, (challenges, news) => {
        const counts = countsOf(challenges, news)
        for (const shown of SHOWN)
          expect(counts[shown]).toBe(matching(challenges, { ...everything, shown }, news).length)
      }),
    )
  })
  test('are in bands: each category once, and small neighbours share a row', () => {
    fc.assert(
      fc.property(fc.array(challenge), (challenges) => {
        const bands = bandsOf(matching(challenges, everything, noNews), progressOf(challenges))
        expect(bands.flatMap((band) => band.challenges)).toEqual(matching(challenges, everything, noNews))
        let half = 0
        for (const band of bands) {
          if (!band.isHalf) expect(half % 2).toBe(0)
          half = band.isHalf ? half + 1 : 0
          if (band.isHalf) expect(band.challenges.length).toBeLessThanOrEqual(2)
        }
        expect(half % 2).toBe(0)
      }),
    )
  })
  test('are restored from the URL, and an invalid URL has no filter', () => {
    fc.assert(
      fc.property(sought, ({ tag, shown, order, look }) => {
        const filter = { tag, shown, order, look }
        expect(readChallengeFilter(new URLSearchParams(printChallengeFilter(filter)))).toEqual(filter)
      }),
    )
    expect(readChallengeFilter(new URLSearchParams('category=Cooking&show=some&order=up'))).toEqual({
      tag: null,
      shown: 'all',
      order: 'score',
      look: 'board',
    })
  })
})

describe('the next unsolved one', () => {
  const listed = (id: number, tag: ChallengeView['tag'], isSolved: boolean): ChallengeView => ({
    id,
    title: `${id}`,
    tag,
    score: id,
    solves: 0,
    bloods: [],
    isSolved,
    blood: null,
    solver: null,
  })
  const all = [
    listed(1, 'Web', false),
    listed(2, 'Web', true),
    listed(3, 'Web', false),
    listed(4, 'Pwn', false),
  ]
  test.each([
    ['after it in its category', all, 2, 3],
    ['the first there if none is after it', all, 3, 1],
    [
      'of another category if there is none in its own',
      [listed(2, 'Web', true), listed(4, 'Pwn', false)],
      2,
      4,
    ],
    ['none if all are solved', [listed(2, 'Web', true)], 2, undefined],
  ])('is %s', (_, challenges, id, next) => {
    expect(nextUnsolved(challenges, { id, tag: 'Web' })?.id).toBe(next)
  })
})

test('progress adds up to all challenges, and has no category without any', () => {
  fc.assert(
    fc.property(fc.array(challenge), (challenges) => {
      const progress = progressOf(challenges)
      expect(progress.every(({ all }) => all > 0)).toBe(true)
      expect(progress.reduce((sum, { all }) => sum + all, 0)).toBe(challenges.length)
      expect(progress.reduce((sum, { solved }) => sum + solved, 0)).toBe(
        challenges.filter(({ isSolved }) => isSolved).length,
      )
    }),
  )
})

test.each([
  [null, null],
  ['/assets/aa/old%20news.zip', { kind: 'local', name: 'old news.zip', bytes: 9 }],
  ['/assets/aa/%E0%A4%A', { kind: 'local', name: '%E0%A4%A' }],
  ['https://files.example.org/a.zip', { kind: 'elsewhere', name: 'files.example.org' }],
  ['not an address', { kind: 'elsewhere', name: 'not an address' }],
])('the attachment %s', (url, seen) => {
  const view = attachmentOf({ closeTime: null, instanceEntry: null, url, fileSize: 9 })
  if (seen === null) expect(view).toBeNull()
  else expect(view).toMatchObject(seen)
})

describe('news', () => {
  const at = Date.parse('2026-11-20T09:00:00Z')
  const one = { id: 7, title: 'Warm up', isSolved: false }
  const hint = aNotice({ type: 'NewHint', content: 'Warm up', time: '2026-11-20T09:00:00+00:00' })
  test.each([
    ['nothing on a first visit', one, [hint], null, undefined],
    ['nothing if it was opened since', one, [], new Map([[7, at]]), undefined],
    ['a challenge that was never opened', one, [hint], new Map([[8, at]]), 'challenge'],
    ['a hint that came after the last look', one, [hint], new Map([[7, at - 1]]), 'hint'],
    ['no hint that was seen', one, [hint], new Map([[7, at]]), undefined],
    ['no hint of another challenge', one, [{ ...hint, content: 'Warm' }], new Map([[7, at - 1]]), undefined],
    [
      'no other notice about it',
      one,
      [{ ...hint, type: 'FirstBlood' as const }],
      new Map([[7, at - 1]]),
      undefined,
    ],
    ['nothing about a solved challenge', { ...one, isSolved: true }, [hint], new Map(), undefined],
  ] as const)('is %s', (_, challenge, notices, seen, news) =>
    expect(unseenChangesOf([challenge], notices, seen).get(7)).toBe(news),
  )
  test('is marked by its latest hint', () => {
    const older = { ...hint, id: 2, time: '2026-11-20T08:00:00+00:00' }
    for (const notices of [
      [hint, older],
      [older, hint],
    ])
      expect(unseenChangesOf([one], notices, new Map([[7, at - 1]])).get(7)).toBe('hint')
  })
})
