import { dateFormat } from './date-format.ts'
import { dayOf } from './day.ts'

/** 2026/11/20 16:34:05 and the like: the moment, to the second. */
export function formatTime(at: number, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at)
}

/** 16:34:05 of today, with the day of any other. */
export function formatRecent(at: number, today: number, locale: string): string {
  return dayOf(at) === today ? dateFormat(locale, { timeStyle: 'medium' }).format(at) : formatTime(at, locale)
}

/** 16:34: of a day that needs no name. */
export function formatHour(at: number, locale: string): string {
  return dateFormat(locale, { timeStyle: 'short' }).format(at)
}

/** 20 Nov, 16:34 and the like: within a few days that have the year in common. */
export function formatDayHour(at: number, locale: string): string {
  return dateFormat(locale, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' }).format(at)
}
