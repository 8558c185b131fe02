import type { ChallengeTag } from '../../models/challenge-names.ts'
import type { Board } from './board.ts'
import { pointsByTime } from './solve-column.ts'

export interface CategoryShare {
  tag: ChallengeTag
  points: number
  solved: number
  challenges: number
}

/** Categories keep the order of the board. */
export function categoryShares(board: Board, team: number): readonly CategoryShare[] {
  const shares = new Map<ChallengeTag, CategoryShare>()
  board.challenges.forEach((challenge, place) => {
    const share = shares.get(challenge.tag) ?? { tag: challenge.tag, points: 0, solved: 0, challenges: 0 }
    const at = board.times[team]?.[place] ?? Number.NaN
    const isSolved = !Number.isNaN(at)
    shares.set(challenge.tag, {
      ...share,
      points: share.points + (isSolved ? pointsByTime(challenge, board.bonus)(at) : 0),
      solved: share.solved + Number(isSolved),
      challenges: share.challenges + 1,
    })
  })
  return [...shares.values()]
}

export interface CategoryCount {
  tag: ChallengeTag
  challenges: number
  /** The solves of all teams. */
  flags: number
}

/** Totals of all teams. Categories keep the order of the board. */
export function categoryCounts(board: Board): readonly CategoryCount[] {
  const counts = new Map<ChallengeTag, CategoryCount>()
  for (const { tag, solved } of board.challenges) {
    const { challenges, flags } = counts.get(tag) ?? { challenges: 0, flags: 0 }
    counts.set(tag, { tag, challenges: challenges + 1, flags: flags + solved })
  }
  return [...counts.values()]
}

export const flagsOf = (board: Board): number => board.challenges.reduce((sum, { solved }) => sum + solved, 0)
