import type { GameNotice, NoticeType } from '#contract/models/notice.ts'
import type { Announcement } from '#machines/app/announcement.ts'
import { byTime, type NoticeGroups } from '#machines/live/group-notices.ts'
import type { Tune } from '#src/browser/chime.ts'
import type { DesktopNotification } from '#src/browser/desktop-notifications.ts'

/** What happened long before comes first. */
export function toAnnouncements({ each, more, missed }: NoticeGroups): Announcement[] {
  return [
    ...summary('notices-missed', missed),
    ...each.map(({ notice: { type, content }, isOwn }) => ({
      kind: 'notice-came' as const,
      type,
      content,
      isOwn,
    })),
    ...summary('notices-came', more),
  ]
}

function summary(kind: 'notices-came' | 'notices-missed', notices: readonly GameNotice[]): Announcement[] {
  const latest = notices.at(-1)
  return latest ? [{ kind, count: notices.length, latest: latest.content }] : []
}

export function tuneOf({ each }: NoticeGroups): Tune {
  if (each.some(({ isOwn }) => isOwn)) return 'own'
  return each.some(({ notice }) => notice.type.endsWith('Blood')) ? 'blood' : 'notice'
}

export interface NoteWords {
  came: Readonly<Record<NoticeType, string>>
  waiting: (count: number) => string
}
/** One note for all that wait: a heap of them is what people turn notes off for. Null for none. */
export function noteOf(
  notices: readonly GameNotice[],
  game: number,
  words: NoteWords,
): DesktopNotification | null {
  const latest = notices.toSorted(byTime).at(-1)
  if (!latest) return null
  const title = notices.length === 1 ? words.came[latest.type] : words.waiting(notices.length)
  return { title, text: latest.content, tag: `game ${game} notice ${latest.id}` }
}
