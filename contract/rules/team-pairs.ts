import { closeSolves, longestOrder, ORDER_LEAST, type CloseSolve, type TimedSolve } from './solve-order.ts'
import { firstOfEach, grouped, inIdOrder, pairKey, type OfTeam } from './team-facts.ts'

/** A wrong flag that more teams sent is a likely guess, so it says nothing about two of them. */
export const ALIKE_MOST_TEAMS = 3
/** An address of more teams is a school, a dormitory or a hall. */
export const ADDRESS_MOST_TEAMS = 4

/** Times are milliseconds since 1970. */
export interface Sending {
  participationId: number
  at: number
  /** Null: the account was deleted. */
  userId: string | null
  user: string
}
interface AboutChallenge {
  challengeId: number
  challenge: string
}
/** The first time that a team sent this wrong flag. */
export interface WrongFlag extends Sending, AboutChallenge {
  answer: string
}
/** A team sent the flag of another team. */
export interface ForeignFlag extends WrongFlag {
  ownerId: number
}
/** A team submitted from this address between these times. */
export interface UsedAddress {
  ip: string
  participationId: number
  first: number
  last: number
}
export interface LinkFacts {
  wrongFlags: readonly WrongFlag[]
  addresses: readonly UsedAddress[]
  solves: readonly TimedSolve[]
}

export interface AlikeFlag extends AboutChallenge {
  answer: string
  /** The number of all teams that sent it. */
  teams: number
  by: readonly [Sending, Sending]
}
export interface SharedAddress {
  ip: string
  teams: number
  first: number
  last: number
}
/** What links two teams. In this and all pairs of values the team with the lower id comes first. */
export interface PairLinks {
  teams: readonly [number, number]
  alike: AlikeFlag[]
  addresses: SharedAddress[]
  /** Solves of both in the same order, each close to the other's. */
  order: readonly CloseSolve[]
}
export interface FoundPair extends PairLinks {
  foreign: ForeignFlag[]
  lastAt: number
}

/** Everything but foreign flags. Does not depend on the order of the facts. */
export function findLinks({ wrongFlags, addresses, solves }: LinkFacts): PairLinks[] {
  const found = new Map<string, PairLinks>()
  for (const sent of grouped(wrongFlags, ({ challengeId, answer }) => `${challengeId} ${answer}`)) {
    const firsts = firstOfEach(sent, ({ at }) => at)
    for (const [one, other] of pairsAmong(firsts, ALIKE_MOST_TEAMS)) {
      const { challengeId, challenge, answer } = one
      const by = [toSending(one), toSending(other)] as const
      linksIn(found, one, other).alike.push({ challengeId, challenge, answer, teams: firsts.length, by })
    }
  }
  for (const used of grouped(addresses, ({ ip }) => ip)) {
    const users = firstOfEach(used, ({ first }) => first)
    for (const [one, other] of pairsAmong(users, ADDRESS_MOST_TEAMS)) {
      const [first, last] = [Math.min(one.first, other.first), Math.max(one.last, other.last)]
      linksIn(found, one, other).addresses.push({ ip: one.ip, teams: users.length, first, last })
    }
  }
  for (const { one, other, close } of closeSolves(solves)) {
    const order = longestOrder(close)
    if (order.length >= ORDER_LEAST)
      linksIn(found, { participationId: one }, { participationId: other }).order = order
  }
  return [...found.values()]
}

/**
 * Adds foreign flags. The strongest pair comes first: each of them is a question, and not a verdict. The lists of
 * a pair have the newest first, but `order` the oldest.
 */
export function toPairs(foreign: readonly ForeignFlag[], links: readonly PairLinks[]): FoundPair[] {
  const found = new Map(
    links.map((link): [string, FoundPair] => [pairKey(...link.teams), { ...link, foreign: [], lastAt: 0 }]),
  )
  for (const flag of foreign) {
    if (flag.ownerId === flag.participationId) continue
    const [one, other] = [flag.participationId, flag.ownerId]
    const teams = [Math.min(one, other), Math.max(one, other)] as const
    const key = pairKey(...teams)
    const pair = found.get(key) ?? { teams, alike: [], addresses: [], order: [], foreign: [], lastAt: 0 }
    pair.foreign.push(flag)
    found.set(key, pair)
  }
  return [...found.values()]
    .map((pair) => ({
      ...pair,
      foreign: pair.foreign.toSorted((a, b) => b.at - a.at),
      alike: pair.alike.toSorted((a, b) => lastBy(b) - lastBy(a) || (a.answer < b.answer ? -1 : 1)),
      addresses: pair.addresses.toSorted((a, b) => b.last - a.last || (a.ip < b.ip ? -1 : 1)),
      lastAt: lastOf(pair),
    }))
    .sort((a, b) => {
      const [stronger, weaker] = [strengthOf(b), strengthOf(a)]
      const by = stronger.map((value, at) => value - (weaker[at] ?? 0)).find((difference) => difference !== 0)
      return by ?? (b.lastAt - a.lastAt || a.teams[0] - b.teams[0] || a.teams[1] - b.teams[1])
    })
}

/** A foreign flag first, then the number of kinds of links, then the number of links. */
function strengthOf({ foreign, alike, addresses, order }: FoundPair): readonly number[] {
  const counts = [foreign, alike, addresses, order].map((links) => links.length)
  return [
    Math.min(1, foreign.length),
    counts.filter((count) => count > 0).length,
    counts.reduce((sum, count) => sum + count, 0),
  ]
}

const lastBy = ({ by }: AlikeFlag) => Math.max(...by.map(({ at }) => at))

const lastOf = ({ foreign, alike, addresses, order }: FoundPair) =>
  [
    ...foreign.map(({ at }) => at),
    ...alike.map(lastBy),
    ...addresses.map(({ last }) => last),
    ...order.flatMap(({ ats }) => ats),
  ].reduce((last, at) => Math.max(last, at), 0)

function linksIn(found: Map<string, PairLinks>, one: OfTeam, other: OfTeam): PairLinks {
  const teams = [one.participationId, other.participationId] as const
  const known = found.get(pairKey(...teams)) ?? { teams, alike: [], addresses: [], order: [] }
  found.set(pairKey(...teams), known)
  return known
}

/** None if more teams than `most` have it in common. */
function pairsAmong<Fact extends OfTeam>(facts: readonly Fact[], most: number): [Fact, Fact][] {
  if (facts.length > most) return []
  return facts.flatMap((one, at) => facts.slice(at + 1).map((other) => inIdOrder(one, other)))
}

const toSending = ({ participationId, at, userId, user }: Sending): Sending => ({
  participationId,
  at,
  userId,
  user,
})
