import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CLOSE_MOST_TEAMS,
  CLOSE_MS,
  longestOrder,
  ORDER_LEAST,
  type TimedSolve,
} from '#contract/rules/solve-order.ts'
import {
  ADDRESS_MOST_TEAMS,
  ALIKE_MOST_TEAMS,
  findLinks,
  toPairs,
  type ForeignFlag,
  type LinkFacts,
  type UsedAddress,
  type WrongFlag,
} from '#contract/rules/team-pairs.ts'

const MINUTE = 60_000
const NOTHING: LinkFacts = { wrongFlags: [], addresses: [], solves: [] }
const wrong = (participationId: number, answer = 'flag{x}', at = 0): WrongFlag => ({
  participationId,
  at,
  userId: `u${participationId}`,
  user: `user ${participationId}`,
  challengeId: 7,
  challenge: 'Warm up',
  answer,
})
const used = (participationId: number, ip = '192.0.2.7', first = 0): UsedAddress => ({
  participationId,
  ip,
  first,
  last: first + MINUTE,
})
const solve = (participationId: number, challengeId: number, at: number): TimedSolve => ({
  participationId,
  challengeId,
  challenge: `C${challengeId}`,
  at,
})
const foreign = (participationId: number, ownerId: number, at = 0): ForeignFlag => ({
  ...wrong(participationId, 'flag{theirs}', at),
  ownerId,
})
const teamsOf = (facts: Partial<LinkFacts>) => findLinks({ ...NOTHING, ...facts }).map(({ teams }) => teams)
const first = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1)
/** Both solve challenge 1, 2, … hour by hour, the second team `late` after the first. */
const following = (count: number, late: number) =>
  first(count).flatMap((id) => [solve(1, id, id * 60 * MINUTE), solve(2, id, id * 60 * MINUTE + late)])

describe('links', () => {
  test('a wrong flag of few teams links each two of them', () => {
    expect(teamsOf({ wrongFlags: [wrong(2), wrong(1)] })).toEqual([[1, 2]])
    expect(teamsOf({ wrongFlags: first(ALIKE_MOST_TEAMS).map((id) => wrong(id)) })).toHaveLength(3)
    expect(teamsOf({ wrongFlags: first(ALIKE_MOST_TEAMS + 1).map((id) => wrong(id)) })).toEqual([])
    expect(teamsOf({ wrongFlags: [wrong(1), wrong(1)] })).toEqual([])
    expect(teamsOf({ wrongFlags: [wrong(1), wrong(2, 'Flag{x}')] })).toEqual([])
    expect(teamsOf({ wrongFlags: [wrong(1), { ...wrong(2), challengeId: 8 }] })).toEqual([])
  })
  test('an address of few teams links each two of them', () => {
    expect(teamsOf({ addresses: [used(2), used(1)] })).toEqual([[1, 2]])
    expect(teamsOf({ addresses: first(ADDRESS_MOST_TEAMS).map((id) => used(id)) })).toHaveLength(6)
    expect(teamsOf({ addresses: first(ADDRESS_MOST_TEAMS + 1).map((id) => used(id)) })).toEqual([])
    expect(findLinks({ ...NOTHING, addresses: [used(2, 'a', 5), used(1, 'a', 9)] })[0]?.addresses).toEqual([
      { ip: 'a', teams: 2, first: 5, last: 9 + MINUTE },
    ])
  })
  test('enough solves in the same order, each close to the other', () => {
    const [link] = findLinks({ ...NOTHING, solves: following(ORDER_LEAST, CLOSE_MS) })
    expect(link?.order.map(({ challengeId }) => challengeId)).toEqual(first(ORDER_LEAST))
    expect(link?.order[0]?.ats).toEqual([60 * MINUTE, 60 * MINUTE + CLOSE_MS])
    expect(teamsOf({ solves: following(ORDER_LEAST - 1, CLOSE_MS) })).toEqual([])
    expect(teamsOf({ solves: following(ORDER_LEAST, CLOSE_MS + 1) })).toEqual([])
  })
  test('solves within minutes in the opposite order do not count', () => {
    const solves = first(ORDER_LEAST).flatMap((id) => [
      solve(1, id, id * 1000),
      solve(2, id, 99_000 - id * 1000),
    ])
    expect(teamsOf({ solves })).toEqual([])
  })
  test('a challenge that many solve at once does not count', () => {
    const crowd = first(CLOSE_MOST_TEAMS - 1).map((id) => solve(100 + id, 1, 60 * MINUTE))
    const solves = following(ORDER_LEAST, MINUTE)
    expect(teamsOf({ solves: [...solves, ...crowd] })).toEqual([])
    expect(teamsOf({ solves: [...solves, ...crowd.slice(1)] })).toEqual([[1, 2]])
  })
})

describe('pairs', () => {
  test('who sent whose flag, in both directions', () => {
    const [pair, ...others] = toPairs([foreign(1, 2, 5), foreign(2, 1, 9)], [])
    expect(others).toEqual([])
    expect([pair?.teams, pair?.lastAt]).toEqual([[1, 2], 9])
    expect(pair?.foreign.map(({ at, participationId }) => [at, participationId])).toEqual([
      [9, 2],
      [5, 1],
    ])
  })
  test('a foreign flag is stronger than all else, and two kinds of links than many of one', () => {
    const links = findLinks({
      ...NOTHING,
      wrongFlags: [
        ...['a', 'b', 'c', 'd'].flatMap((flag) => [wrong(3, flag), wrong(4, flag)]),
        wrong(5, 'e'),
        wrong(6, 'e'),
      ],
      addresses: [used(5), used(6)],
    })
    expect(toPairs([foreign(1, 2)], links).map(({ teams }) => teams)).toEqual([
      [1, 2],
      [5, 6],
      [3, 4],
    ])
  })
})

const team = fc.integer({ min: 1, max: 6 })
const at = fc.integer({ min: 0, max: 40 }).map((tens) => tens * 10_000)
const facts = fc.record({
  wrongFlags: fc.uniqueArray(
    fc.tuple(team, fc.constantFrom('a', 'b', 'c'), at).map((one) => wrong(...one)),
    { selector: ({ participationId, answer }) => `${participationId} ${answer}` },
  ),
  addresses: fc.uniqueArray(
    fc.tuple(team, fc.constantFrom('1.1.1.1', '2.2.2.2'), at).map((one) => used(...one)),
    {
      selector: ({ participationId, ip }) => `${participationId} ${ip}`,
    },
  ),
  solves: fc.uniqueArray(
    fc.tuple(team, fc.integer({ min: 1, max: 9 }), at).map((one) => solve(...one)),
    {
      selector: ({ participationId, challengeId }) => `${participationId} ${challengeId}`,
      maxLength: 54,
    },
  ),
})
const sent = fc.array(
  fc
    .tuple(team, team, at)
    .filter(([one, other]) => one !== other)
    .map((one) => foreign(...one)),
  { maxLength: 4 },
)

test('each pair is two teams, is there once, has a reason, and its reasons are its own', () => {
  fc.assert(
    fc.property(facts, sent, (given, flags) => {
      const pairs = toPairs(flags, findLinks(given))
      expect(new Set(pairs.map(({ teams }) => teams.join())).size).toBe(pairs.length)
      for (const { teams, foreign: theirs, alike, addresses, order, lastAt } of pairs) {
        const [one, other] = teams
        expect(one).toBeLessThan(other)
        expect(theirs.length + alike.length + addresses.length + order.length).toBeGreaterThan(0)
        for (const flag of theirs)
          expect(new Set([flag.participationId, flag.ownerId])).toEqual(new Set(teams))
        for (const { by, answer } of alike) {
          expect(by.map(({ participationId }) => participationId)).toEqual(teams)
          for (const { participationId, at: time } of by)
            expect(given.wrongFlags).toContainEqual(wrong(participationId, answer, time))
        }
        for (const { ats, challengeId } of order) {
          expect(Math.abs(ats[0] - ats[1])).toBeLessThanOrEqual(CLOSE_MS)
          for (const [nth, id] of teams.entries())
            expect(given.solves).toContainEqual(solve(id, challengeId, ats[nth] ?? -1))
        }
        expect(lastAt).toBeGreaterThanOrEqual(Math.max(0, ...order.flatMap(({ ats }) => ats)))
      }
    }),
  )
})

test('neither the order of the facts nor the numbers of the teams change what is found', () => {
  const shuffled = fc.tuple(facts, fc.array(fc.nat(), { minLength: 60, maxLength: 60 }))
  fc.assert(
    fc.property(shuffled, ([given, draws]) => {
      const mix = <Fact>(list: readonly Fact[]) =>
        list
          .map((fact, nth) => ({ fact, by: draws[nth] ?? 0 }))
          .toSorted((a, b) => a.by - b.by)
          .map(({ fact }) => fact)
      const mixed = {
        wrongFlags: mix(given.wrongFlags),
        addresses: mix(given.addresses),
        solves: mix(given.solves),
      }
      expect(toPairs([], findLinks(mixed))).toEqual(toPairs([], findLinks(given)))
      const turned = <Fact extends { participationId: number }>(list: readonly Fact[]) =>
        list.map((fact) => ({ ...fact, participationId: 7 - fact.participationId }))
      const other = findLinks({
        wrongFlags: turned(given.wrongFlags),
        addresses: turned(given.addresses),
        solves: turned(given.solves),
      })
      const shapes = (links: ReturnType<typeof findLinks>, of: (id: number) => number) =>
        links
          .map(({ teams, alike, addresses, order }) =>
            [teams.map(of).toSorted((a, b) => a - b), alike.length, addresses.length, order.length].join(),
          )
          .toSorted()
      expect(shapes(other, (id) => 7 - id)).toEqual(shapes(findLinks(given), (id) => id))
    }),
  )
})

test('the order is as long as the best of all possible ones', () => {
  const close = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 9 }), at, at).map(([challengeId, one, other]) => ({
      challengeId,
      challenge: `C${challengeId}`,
      ats: [one, other] as const,
    })),
    { selector: ({ challengeId }) => challengeId, maxLength: 9 },
  )
  fc.assert(
    fc.property(close, (solves) => {
      const isInOrder = (chosen: typeof solves) =>
        chosen.every(({ ats }) =>
          chosen.every((next) => (ats[0] - next.ats[0]) * (ats[1] - next.ats[1]) >= 0),
        )
      let best = 0
      for (let set = 0; set < 2 ** solves.length; set += 1) {
        const chosen = solves.filter((_, nth) => Math.floor(set / 2 ** nth) % 2 === 1)
        if (chosen.length > best && isInOrder(chosen)) best = chosen.length
      }
      const order = longestOrder(solves)
      expect(order).toHaveLength(best)
      expect(isInOrder(order)).toBe(true)
    }),
  )
})
