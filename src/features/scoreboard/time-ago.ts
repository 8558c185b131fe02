import { dateFormat } from '#src/format/date-format.ts'

export interface AgoWords {
  seconds: (count: number) => string
  minutes: (count: number) => string
  /** `minutes` are those beyond the whole hours. */
  hours: (count: number, minutes: number) => string
}

const MINUTE_MS = 60_000
const MINUTES = 60
/** The time of day is clearer from this age on. */
const RELATIVE_HOURS = 10

/** The time since an event in its shortest form. After `RELATIVE_HOURS`, the weekday and the time. */
export function timeAgo(at: number, now: number, locale: string, words: AgoWords): string {
  const pastMs = Math.max(0, now - at)
  const minutes = Math.floor(pastMs / MINUTE_MS)
  if (minutes < 1) return words.seconds(Math.floor(pastMs / 1_000))
  if (minutes < MINUTES) return words.minutes(minutes)
  const hours = Math.floor(minutes / MINUTES)
  return hours < RELATIVE_HOURS
    ? words.hours(hours, minutes % MINUTES)
    : dateFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit', hour12: false }).format(at)
}
