import type { BloodBonus } from '../blood-bonus.ts'
import type { ChallengeState } from './board.ts'
import { pointsOf } from './points.ts'

/** One more than the number of teams with an earlier time. */
export function placingOf({ ats }: Pick<ChallengeState, 'ats'>, at: number): number {
  let [low, high] = [0, ats.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ats[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low + 1
}

export type PointsByTime = (at: number) => number

/**
 * Points by the time of a solve. Only the first three times matter, so 5,000 solves of one challenge stay
 * cheap.
 */
export function pointsByTime(
  { ats, score }: Pick<ChallengeState, 'ats' | 'score'>,
  bonus: BloodBonus,
): PointsByTime {
  const [first = Infinity, second = Infinity, third = Infinity] = ats
  const plain = pointsOf(score, Infinity, bonus)
  const best = [0, 1, 2, 3].map((placing) => pointsOf(score, placing, bonus))
  // Teams with the same time share the better placing, and the next placing is skipped.
  return (at) => (at > third ? plain : (best[placingAmong(at, first, second)] ?? plain))
}

const known = new WeakMap<ChallengeState, { bonus: BloodBonus; points: PointsByTime }>()

/** Keeps the points of each challenge, because a solve changes one challenge of a hundred. */
export function knownPoints(challenge: ChallengeState, bonus: BloodBonus): PointsByTime {
  const kept = known.get(challenge)
  if (kept?.bonus === bonus) return kept.points
  const points = pointsByTime(challenge, bonus)
  known.set(challenge, { bonus, points })
  return points
}

function placingAmong(at: number, first: number, second: number): number {
  if (at <= first) return 1
  return at <= second ? 2 : 3
}
