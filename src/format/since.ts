import { formatRelative } from './number-and-date.ts'
import { formatDayHour } from './time.ts'

const RECENT_MS = 10 * 3_600_000

/** "2 hours ago" of the last ten hours, and the moment of what is older. */
export const formatSince = (at: number, now: number, locale: string): string =>
  now - at < RECENT_MS ? formatRelative(Math.min(at, now), now, locale) : formatDayHour(at, locale)
