import type { ScoreboardItem, SubmissionType } from '../../models/scoreboard.ts'

/** The parts of a team's own row that a solve changes. */
export type OwnRow = Pick<ScoreboardItem, 'rank' | 'solvedCount' | 'challenges'>

export interface SolveMoment {
  /** Includes the bonus. Null: the server does not send it, as in a freeze. */
  points: number | null
  blood: Extract<SubmissionType, `${string}Blood`> | null
  /** Null: the team was not on the board, or the server does not send it. */
  rankBefore: number | null
  rankAfter: number | null
}

/**
 * Compares the team's row before and after a solve. The server decides what the row holds: in a freeze it is
 * what the team may know. Null: the later row does not have the solve yet.
 */
export function solveMoment(before: OwnRow | null, after: OwnRow, challenge: number): SolveMoment | null {
  const item = after.challenges.find(({ id }) => id === challenge)
  if (item === undefined || item.type === 'Unaccepted') return null
  // In a freeze the row has the team's hidden solves, but counts neither them nor their points.
  const isTold = after.solvedCount >= after.challenges.filter(({ type }) => type !== 'Unaccepted').length
  return {
    points: isTold ? item.score : null,
    blood: item.type === 'Normal' ? null : item.type,
    rankBefore: isTold ? rankIn(before) : null,
    rankAfter: isTold ? rankIn(after) : null,
  }
}

/** Zero: the team is not on the board. */
const rankIn = (row: OwnRow | null): number | null => (row === null || row.rank === 0 ? null : row.rank)
