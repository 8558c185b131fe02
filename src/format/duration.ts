import { formatCountdown } from './number-and-date.ts'

const HOUR_MS = 3_600_000

/** For example "48 hours", or 01:30:00 if it is no whole number of hours. */
export function formatDuration(lengthMs: number, hours: (count: number) => string): string {
  return lengthMs % HOUR_MS === 0 ? hours(lengthMs / HOUR_MS) : formatCountdown(lengthMs)
}
