import { dateFormat } from '#src/format/date-format.ts'

export interface AgoWords {
  seconds: (count: number) => string
  minutes: (count: number) => string
  /** Includes the minutes of the current hour. */
  hours: (count: number, minutes: number) => string
}

const MINUTE_MS = 60_000
const MINUTES = 60
/** From this age on the time of day is clearer. */
const RELATIVE_HOURS = 10

/** The time since an event in its shortest form. After some hours, day and time. */
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
