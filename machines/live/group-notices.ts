import type { GameNotice } from '#contract/models/notice.ts'
import { instant } from '#contract/models/time.ts'

/** Nobody reads more than so many at once. */
export const MAX_AT_ONCE = 3
/** What happened longer ago is no news, however lately it was heard of. */
const NEWS_MS = 60_000

export interface NoticeToShow {
  notice: GameNotice
  /** A blood of one's own team. */
  isOwn: boolean
}
/** How notices are told that are told together; each of them is in it once. */
export interface NoticeGroups {
  /** In their own words, in the order in which they happened. */
  each: readonly NoticeToShow[]
  /** Summed up: they came with the others and were too many. */
  more: readonly GameNotice[]
  /** Summed up: they happened while nobody looked. */
  missed: readonly GameNotice[]
}

/** `room` is for how many messages there is place at the moment, at least one. */
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
  // One's own is told by itself, whatever comes with it.
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

/** A notice does not say whose it is but in its words: the medal, the team, a dash, the challenge. */
function isOwnBlood({ type, content }: GameNotice, team: string | null): boolean {
  return (
    team !== null &&
    type.endsWith('Blood') &&
    content.replace(/^[\u{1F947}-\u{1F949}]\s*/u, '').startsWith(`${team} – `)
  )
}
