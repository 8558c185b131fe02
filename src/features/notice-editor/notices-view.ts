import type { GameNotice } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import type { Problem } from '#contract/problem.ts'
import type { Read } from '#src/api/use-read.ts'

export interface NoticeView {
  id: number
  content: string
  at: number
}
export type NoticesView =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'listed'; notices: readonly NoticeView[] }

/** The newest first, as players have them. */
export function toNoticesView(read: Read<readonly GameNotice[]>): NoticesView {
  switch (read.state) {
    case 'waiting':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', problem: read.problem, retry: read.refresh }
    case 'ready': {
      const notices = read.value.map(({ id, content, time }) => ({ id, content, at: instant(time) }))
      return notices.length === 0
        ? { kind: 'empty' }
        : { kind: 'listed', notices: notices.sort((one, other) => other.at - one.at || other.id - one.id) }
    }
    default:
      return read satisfies never
  }
}

/** By what a notice begins with it is told from others. */
export function excerptOf(content: string): string {
  const line = content.trim().replaceAll(/\s+/g, ' ')
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line
}
const EXCERPT = 60
