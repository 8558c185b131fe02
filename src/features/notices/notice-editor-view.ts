import type { AddressedNotice } from '#contract/models/addressed-notice.ts'
import type { GameNotice } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import { toListState, type ListState } from '#src/api/list-state.ts'
import type { Read } from '#src/api/use-read.ts'

export interface NoticeView {
  id: number
  content: string
  at: number
  /** False: it is planned, and no player can see it. */
  isOut: boolean
  /** Names of teams. Null: all. */
  teams: readonly string[] | null
  /** Whether the extension `addressed-notices` has it. Otherwise it is a notice of the base wire. */
  isAddressed: boolean
}
interface Shown {
  notices: readonly NoticeView[]
}
export type NoticesView = ListState<Shown>

/**
 * Newest first, as on players' screens. Planned ones come before all others, because their times are ahead.
 * `addressed` is null if the server has no such notices. A list without those that did not load would seem whole.
 */
export function toNoticesView(
  read: Read<readonly GameNotice[]>,
  addressed: Read<readonly AddressedNotice[]> | null,
): NoticesView {
  if (addressed !== null && addressed.state !== 'ready')
    return toListState<unknown, Shown>(addressed, () => null)
  return toListState(read, (told) => {
    const notices: NoticeView[] = [
      ...told.map(({ id, content, time }) => ({
        id,
        content,
        at: instant(time),
        isOut: true,
        teams: null,
        isAddressed: false,
      })),
      ...(addressed?.value ?? []).map(({ id, content, time, isOut, teams }) => ({
        id,
        content,
        at: instant(time),
        isOut,
        teams: teams?.map(({ name }) => name) ?? null,
        isAddressed: true,
      })),
    ]
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
