import type { GameNotice, NoticeType } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import type { Problem } from '#contract/problem.ts'
import { withoutMedal } from '#contract/rules/board/blood-notice.ts'
import type { LiveState } from '#src/live/feed-atoms.ts'

export const NOTICE_KINDS = ['all', 'notices', 'bloods', 'challenges'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
const KINDS: Readonly<Record<NoticeType, NoticeKind>> = {
  Normal: 'notices',
  FirstBlood: 'bloods',
  SecondBlood: 'bloods',
  ThirdBlood: 'bloods',
  NewHint: 'challenges',
  NewChallenge: 'challenges',
}
export interface NoticeView {
  id: number
  type: NoticeType
  content: string
  at: number
}
export type NoticesView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | {
      kind: 'listed'
      notices: readonly NoticeView[]
      /** The time since which the list may be out of date. Null if it is current. */
      staleAt: number | null
    }

export function toNoticesView(
  { live, staleAt, retry }: LiveState<readonly GameNotice[]>,
  kind: NoticeKind,
): NoticesView {
  if (live.state === 'waiting')
    return live.problem ? { kind: 'failed', problem: live.problem, retry } : { kind: 'loading' }
  return {
    kind: 'listed',
    notices: live.value
      .filter(({ type }) => kind === 'all' || KINDS[type] === kind)
      .map(({ id, type, content, time }) => ({
        id,
        type,
        content: KINDS[type] === 'bloods' ? withoutMedal(content) : content,
        at: instant(time),
      }))
      .toSorted(
        (one, other) => Number(other.type === 'Normal') - Number(one.type === 'Normal') || other.at - one.at,
      ),
    staleAt,
  }
}
