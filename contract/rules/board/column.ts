import type { BloodBonus } from '../blood-bonus.ts'
import type { ChallengeStanding } from './board.ts'
import { pointsOf } from './points.ts'

/** From 1: one more than the teams that were earlier. */
export function placeOf({ ats }: Pick<ChallengeStanding, 'ats'>, at: number): number {
  let [low, high] = [0, ats.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ats[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low + 1
}

export type PointsByPlace = (at: number) => number

/** What who solved it then gets. Told from the first three times, so that five thousand are counted in no time. */
export function pointsByPlace({ ats, score }: Pick<ChallengeStanding, 'ats' | 'score'>, bonus: BloodBonus): PointsByPlace {
  const [first = Infinity, second = Infinity, third = Infinity] = ats
  const plain = pointsOf(score, Infinity, bonus)
  const best = [0, 1, 2, 3].map((place) => pointsOf(score, place, bonus))
  // Whoever shares a time shares the better place, so the next one is as many places behind.
  return (at) => (at > third ? plain : (best[placeAmong(at, first, second)] ?? plain))
}

function placeAmong(at: number, first: number, second: number): number {
  if (at <= first) return 1
  return at <= second ? 2 : 3
}
