import { firstOfEach, grouped, inIdOrder, pairKey } from './team-facts.ts'

/** Two solves of a challenge are close if they are at most this far apart. */
export const CLOSE_MS = 5 * 60_000
/** More solves of one challenge that are this close are a wave, such as at its release or after a hint. */
export const CLOSE_MOST_TEAMS = 8
/** Fewer close solves in the same order may be chance. */
export const ORDER_LEAST = 5

export interface TimedSolve {
  challengeId: number
  challenge: string
  participationId: number
  at: number
}
export interface CloseSolve {
  challengeId: number
  challenge: string
  ats: readonly [number, number]
}
interface ClosePair {
  one: number
  other: number
  close: CloseSolve[]
}

/** Solves in a wave are left out, which also bounds how many pairs one solve can be in. */
export function closeSolves(solves: readonly TimedSolve[]): Iterable<ClosePair> {
  const pairs = new Map<string, ClosePair>()
  for (const ofChallenge of grouped(solves, ({ challengeId }) => String(challengeId))) {
    const all = firstOfEach(ofChallenge, ({ at }) => at).sort((a, b) => a.at - b.at)
    const isInWave = inWaves(all)
    for (const [nth, early] of all.entries()) {
      if (isInWave[nth]) continue
      for (let next = nth + 1; next < all.length; next += 1) {
        const late = all[next]
        if (late === undefined || late.at - early.at > CLOSE_MS) break
        if (isInWave[next]) continue
        const [one, other] = inIdOrder(early, late)
        const key = pairKey(one.participationId, other.participationId)
        const pair = pairs.get(key) ?? { one: one.participationId, other: other.participationId, close: [] }
        const { challengeId, challenge } = one
        pair.close.push({ challengeId, challenge, ats: [one.at, other.at] })
        pairs.set(key, pair)
      }
    }
  }
  return pairs.values()
}

/** For each solve, in order of time: whether too many others are close to it. */
function inWaves(solves: readonly TimedSolve[]): boolean[] {
  let from = 0
  let to = 0
  return solves.map(({ at }) => {
    while (at - (solves[from]?.at ?? at) > CLOSE_MS) from += 1
    while (to < solves.length && (solves[to]?.at ?? 0) - at <= CLOSE_MS) to += 1
    return to - from > CLOSE_MOST_TEAMS
  })
}

/** The longest list in which the times of neither team go back. */
export function longestOrder(close: readonly CloseSolve[]): CloseSolve[] {
  const sorted = close.toSorted(
    (a, b) => a.ats[0] - b.ats[0] || a.ats[1] - b.ats[1] || a.challengeId - b.challengeId,
  )
  // The end of the best list of each length, and the solve before each.
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [nth, { ats }] of sorted.entries()) {
    let length = ends.length
    while (length > 0 && (sorted[ends[length - 1] ?? 0]?.ats[1] ?? 0) > ats[1]) length -= 1
    before.push(length === 0 ? undefined : ends[length - 1])
    ends[length] = nth
  }
  const order: CloseSolve[] = []
  for (let at = ends.at(-1); at !== undefined; at = before[at]) {
    const solve = sorted[at]
    if (solve) order.push(solve)
  }
  return order.reverse()
}
