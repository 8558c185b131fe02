import { formatCountdown } from './number-and-date.ts'

const [HOUR_MS, MINUTE_MS] = [3_600_000, 60_000]

/** Such as "48 hours" or "1 hour 30 minutes", or 01:30:15 if it is no whole number of minutes. */
export function formatDuration(lengthMs: number, hours: (count: number) => string, locale: string): string {
  if (lengthMs % MINUTE_MS !== 0) return formatCountdown(lengthMs)
  const whole = Math.floor(lengthMs / HOUR_MS)
  const rest = (lengthMs % HOUR_MS) / MINUTE_MS
  if (rest === 0) return hours(whole)
  const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return [...(whole === 0 ? [] : [hours(whole)]), minutes.format(rest)].join(' ')
}
