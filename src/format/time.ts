import { dateFormat } from './date-format.ts'
import { dayOf } from './day.ts'
import { formatMoment } from './number-and-date.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const RECENT_MS = 10 * HOUR_MS
/** Within this time a weekday names a single day. */
const WEEK_MS = 6 * 24 * HOUR_MS
/**
 * Cached, because creating a format takes a hundred times as long as using it, and lists use one each second.
 */
const agoFormats = new Map<string, Intl.RelativeTimeFormat>()

/** To the second, for example 2026/11/20 16:34:05. */
export function formatTime(at: number, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at)
}

/** 16:34:05 for today, other days with the date. */
export function formatRecent(at: number, today: number, locale: string): string {
  return dayOf(at) === today ? dateFormat(locale, { timeStyle: 'medium' }).format(at) : formatTime(at, locale)
}

/** Such as 16:34, for a day that is clear from the context. */
export function formatHour(at: number, locale: string): string {
  return dateFormat(locale, { timeStyle: 'short' }).format(at)
}

/** Without a year, for example 20 Nov, 16:34, for times that are a few days apart. */
export function formatDayHour(at: number, locale: string): string {
  return dateFormat(locale, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' }).format(at)
}

/** 16:34 for today, other days with the date. */
export function formatMinute(at: number, today: number, locale: string): string {
  return dayOf(at) === today ? formatHour(at, locale) : formatMoment(at, locale)
}

/**
 * Such as "just now", "12 min ago" or "2 hr ago". After ten hours "Sat 16:34", and the date after six days. A
 * future time is written as a time of day, with the date unless it is today.
 */
export function formatAgo(at: number, now: number, locale: string, justNow: string): string {
  const ageMs = now - at
  if (Math.abs(ageMs) < MINUTE_MS) return justNow
  if (ageMs < 0) return formatMinute(at, dayOf(now), locale)
  if (ageMs >= WEEK_MS) return formatDayHour(at, locale)
  if (ageMs >= RECENT_MS)
    return dateFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(at)
  const format = agoFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { style: 'narrow' })
  agoFormats.set(locale, format)
  const [unit, unitMs] = ageMs < HOUR_MS ? (['minute', MINUTE_MS] as const) : (['hour', HOUR_MS] as const)
  return format.format(-Math.floor(ageMs / unitMs), unit)
}
