import type { GameNotice } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'

export interface NoticeView {
  id: number
  content: string
  at: number
}
export type NoticesView = ListState<{ notices: readonly NoticeView[] }>

/** Newest first, as on players' screens. */
export function toNoticesView(read: Read<readonly GameNotice[]>): NoticesView {
  return toListState(read, (told) => {
    const notices = told.map(({ id, content, time }) => ({ id, content, at: instant(time) }))
    return notices.length === 0
      ? null
      : { notices: notices.sort((one, other) => other.at - one.at || other.id - one.id) }
  })
}

/** The beginning of a notice is enough to recognise it. */
export function excerptOf(content: string): string {
  const line = content.trim().replaceAll(/\s+/g, ' ')
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line
}
const EXCERPT = 60
