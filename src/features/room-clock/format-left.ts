const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Lengths under a minute count as one. Example: "7 hr 56 min". */
export function formatLeft(lengthMs: number, locale: string): string {
  const minutes = Math.max(1, Math.round(lengthMs / MINUTE_MS))
  const [hours, rest] = [Math.floor((minutes * MINUTE_MS) / HOUR_MS), minutes % 60]
  const unit = (count: number, of: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: of, unitDisplay: 'short' }).format(count)
  return [...(hours > 0 ? [unit(hours, 'hour')] : []), ...(rest > 0 ? [unit(rest, 'minute')] : [])].join(' ')
}
