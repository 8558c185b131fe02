import type { GameNotice, NoticeType } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import type { Problem } from '#contract/problem.ts'
import type { Read } from '#src/api/use-read.ts'

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
  | { kind: 'listed'; notices: readonly NoticeView[] }

export function toNoticesView(read: Read<readonly GameNotice[]>, kind: NoticeKind): NoticesView {
  switch (read.state) {
    case 'waiting':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', problem: read.problem, retry: read.refresh }
    case 'ready':
      return {
        kind: 'listed',
        notices: read.value
          .filter(({ type }) => kind === 'all' || KINDS[type] === kind)
          .map(({ id, type, content, time }) => ({
            id,
            type,
            content: KINDS[type] === 'bloods' ? withoutMedal(content) : content,
            at: instant(time),
          }))
          .toSorted((one, other) => Number(other.type === 'Normal') - Number(one.type === 'Normal') || other.at - one.at),
      }
    default:
      return read satisfies never
  }
}

/** The mark beside it says the place already, and not every system can draw the medal. */
const withoutMedal = (content: string) => content.replace(/^[\u{1F947}-\u{1F949}]\s*/u, '')
