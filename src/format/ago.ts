import { dateFormat } from './date-format.ts'

const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1_000, 60_000, 3_600_000]
/** The weekday and the time of day are clearer from this age on. */
const LONGEST_MS = 10 * HOUR_MS

/** Such as 14s, 5m, 2h 4m, and after ten hours Sat 14:03. */
export function formatAgo(at: number, now: number, locale: string): string {
  const pastMs = Math.max(0, now - at)
  return pastMs < LONGEST_MS
    ? formatSpan(pastMs, locale)
    : dateFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(at)
}

/** Seconds, minutes, or hours with minutes, such as 14s, 5m, 20h 3m. */
export function formatSpan(lengthMs: number, locale: string): string {
  if (lengthMs < MINUTE_MS) return unit(Math.floor(lengthMs / SECOND_MS), 'second', locale)
  const minutes = Math.floor(lengthMs / MINUTE_MS)
  if (minutes < 60) return unit(minutes, 'minute', locale)
  return `${unit(Math.floor(minutes / 60), 'hour', locale)} ${unit(minutes % 60, 'minute', locale)}`
}

function unit(value: number, name: 'second' | 'minute' | 'hour', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value)
}
