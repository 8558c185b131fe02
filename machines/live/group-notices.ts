import type { GameNotice } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'
import { isBlood, isBloodOf } from '#contract/rules/board/blood-notice.ts'

/** Players would not read more messages at the same time. */
export const MAX_AT_ONCE = 3
/** Older notices are not shown one by one, even if they arrive late. */
const NEWS_MS = 60_000

export interface NoticeToShow {
  notice: GameNotice
  /** True for a blood of the user's team. */
  isOwn: boolean
}
/** Each notice of a batch is in exactly one group. */
export interface NoticeGroups {
  /** Shown one by one, in the order of their times. */
  each: readonly NoticeToShow[]
  /** Shown as a number, because too many arrived at once. */
  more: readonly GameNotice[]
  /** Shown as a number, because they are too old to be news. */
  missed: readonly GameNotice[]
}

/** `room` is the number of messages that fit on the screen now, at least one. */
export function groupNotices(
  notices: readonly GameNotice[],
  { now, room, team }: { now: number; room: number; team: string | null },
): NoticeGroups {
  const inOrder = notices.toSorted(byTime)
  const missed = inOrder.filter((notice) => !isNews(notice, now))
  const news = inOrder
    .filter((notice) => isNews(notice, now))
    .map((notice) => ({ notice, isOwn: isOwnBlood(notice, team) }))
  const seats = room - (missed.length > 0 ? 1 : 0)
  if (news.length <= seats) return { each: news, more: [], missed }
  if (seats === 0) return { each: [], more: inOrder, missed: [] }
  // A blood of the user's team gets a place first, so that it is always shown.
  const chosen = new Set(
    news.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn)).slice(0, seats - 1),
  )
  return {
    each: news.filter((told) => chosen.has(told)),
    more: news.filter((told) => !chosen.has(told)).map(({ notice }) => notice),
    missed,
  }
}

export const byTime = (one: GameNotice, other: GameNotice) =>
  instant(one.time) - instant(other.time) || one.id - other.id
export const isNews = ({ time }: GameNotice, now: number) => !(now - instant(time) > NEWS_MS)

/** Only the text of a notice names the team. */
const isOwnBlood = ({ type, content }: GameNotice, team: string | null): boolean =>
  team !== null && isBlood(type) && isBloodOf(team, content)
