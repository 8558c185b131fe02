import type { ChallengeTag } from '#contract/models/challenge-names.ts'
import type { Board } from '#contract/rules/board/board.ts'

export interface Strength {
  tag: ChallengeTag
  solved: number
  all: number
  /** The team's share of the category's present value, from 0 to 1. Without value, the share of solves. */
  share: number
}

/** One for each category, in the order of the board's challenges. */
export function strengthsOf(board: Board, team: number): readonly Strength[] {
  const sums = new Map<ChallengeTag, { solved: number; all: number; points: number; worth: number }>()
  board.challenges.forEach(({ tag, score }, place) => {
    const sum = sums.get(tag) ?? { solved: 0, all: 0, points: 0, worth: 0 }
    const isSolved = !Number.isNaN(board.times[team]?.[place] ?? Number.NaN)
    sums.set(tag, {
      solved: sum.solved + (isSolved ? 1 : 0),
      all: sum.all + 1,
      points: sum.points + (isSolved ? score : 0),
      worth: sum.worth + score,
    })
  })
  return [...sums].map(([tag, { solved, all, points, worth }]) => ({
    tag,
    solved,
    all,
    share: worth === 0 ? solved / all : points / worth,
  }))
}

/** With fewer corners the shape has no area, so only the list is shown. */
export const MIN_CORNERS = 3
export const RADAR = { size: 200, radius: 72, icon: 90 }

/** The corner of an axis at a distance from the centre. The first axis points up. */
export function cornerOf(axis: number, axes: number, distance: number): { x: number; y: number } {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2
  return { x: RADAR.size / 2 + Math.cos(angle) * distance, y: RADAR.size / 2 + Math.sin(angle) * distance }
}

export function outlineOf(shares: readonly number[]): string {
  return shares
    .map((share, axis) => cornerOf(axis, shares.length, share * RADAR.radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}
