import type { ScoreboardItem, SubmissionType } from '../../models/scoreboard.ts'

/** The parts of the own row that a solve changes. */
export type OwnRow = Pick<ScoreboardItem, 'rank' | 'solvedCount' | 'challenges'>

export interface SolveMoment {
  /** Includes the bonus. Null: the server does not send it, for example during a freeze. */
  points: number | null
  blood: Extract<SubmissionType, `${string}Blood`> | null
  /** Null: the team was not on the board, or the server does not send it. */
  rankBefore: number | null
  rankAfter: number | null
}

/**
 * Compares the own row before and after a solve. During a freeze the server sends only what the team may
 * know. Null: the later row does not contain the solve yet.
 */
export function solveMoment(before: OwnRow | null, after: OwnRow, challenge: number): SolveMoment | null {
  const item = after.challenges.find(({ id }) => id === challenge)
  if (item === undefined || item.type === 'Unaccepted') return null
  // During a freeze the row contains hidden solves, but its totals leave them and their points out.
  const isTold = after.solvedCount >= after.challenges.filter(({ type }) => type !== 'Unaccepted').length
  return {
    points: isTold ? item.score : null,
    blood: item.type === 'Normal' ? null : item.type,
    rankBefore: isTold ? rankIn(before) : null,
    rankAfter: isTold ? rankIn(after) : null,
  }
}

/** On the wire, 0 is a team that is not on the board. */
const rankIn = (row: OwnRow | null): number | null => (row === null || row.rank === 0 ? null : row.rank)
