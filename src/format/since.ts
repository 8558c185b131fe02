import { dateFormat } from './date-format.ts'
import { formatDayHour } from './time.ts'

const HOUR_MS = 3_600_000
const RECENT_MS = 10 * HOUR_MS
const WEEK_MS = 6 * 24 * HOUR_MS
const STEPS = [
  ['hour', HOUR_MS],
  ['minute', 60_000],
  ['second', 1_000],
] as const
/** To make one takes a hundred times as long as to use it, and lists ask each second. */
const agoFormats = new Map<string, Intl.RelativeTimeFormat>()

/** "2h ago" of the last ten hours, "Sat 14:03" of the last days, and the date of what is older. */
export function formatSince(at: number, now: number, locale: string): string {
  const age = Math.max(0, now - at)
  if (age >= WEEK_MS) return formatDayHour(at, locale)
  if (age >= RECENT_MS)
    return dateFormat(locale, {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(at)
  const format =
    agoFormats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { style: 'narrow', numeric: 'auto' })
  agoFormats.set(locale, format)
  const [unit, unitMs] = STEPS.find(([, stepMs]) => age >= stepMs) ?? STEPS[2]
  return format.format(-Math.floor(age / unitMs), unit)
}
