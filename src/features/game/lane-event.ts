import type { GameNotice, NoticeType } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import { isBlood, type BloodType } from '#contract/rules/board/blood-notice.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { latestSolves, type RecentSolve } from '#contract/rules/board/latest-solves.ts'

export type LaneEvent =
  | ({ kind: 'solve' } & RecentSolve)
  | { kind: 'notice'; type: Exclude<NoticeType, BloodType>; content: string; at: number }

/**
 * The latest event that everyone may see. Bloods come from the board, where team and challenge are separate
 * fields.
 */
export function lastEvent(board: Board | null, notices: readonly GameNotice[]): LaneEvent | null {
  const solve = board && latestSolves(board, 1)[0]
  const events: LaneEvent[] = solve ? [{ kind: 'solve', ...solve }] : []
  for (const { type, content, time } of notices)
    if (!isBlood(type)) events.push({ kind: 'notice', type, content, at: instant(time) })
  return events.reduce<LaneEvent | null>(
    (last, event) => (last === null || event.at > last.at ? event : last),
    null,
  )
}
