/** One line on every page. Longer news are a post. */
export const PLATFORM_NOTICE_MAX = 200
/** So long a notice is shown to anyone who has not closed it, unless it is withdrawn or a newer one follows. */
export const PLATFORM_NOTICE_SHOWN_MS = 24 * 3_600_000
/** Notices that can be planned at the same time. */
export const PLATFORM_NOTICE_PLANS = 20

interface Timed {
  at: number
}
interface Numbered extends Timed {
  id: number
}

/** The newest one that has come out, while it is shown. Null: none. */
export function shownNotice<Notice extends Numbered>(notices: readonly Notice[], now: number): Notice | null {
  const out = notices.filter(({ at }) => at <= now)
  const newest = out.reduce<Notice | null>(
    (last, one) => (last === null || isNewer(one, last) ? one : last),
    null,
  )
  return newest !== null && now < newest.at + PLATFORM_NOTICE_SHOWN_MS ? newest : null
}

/** The next time after which the shown notice may be another one. Null: there is none. */
export function nextNoticeTime(notices: readonly Timed[], now: number): number | null {
  const times = notices.flatMap(({ at }) => [at, at + PLATFORM_NOTICE_SHOWN_MS]).filter((time) => time > now)
  return times.length === 0 ? null : Math.min(...times)
}

const isNewer = (one: Numbered, other: Numbered) => (one.at - other.at || one.id - other.id) > 0
