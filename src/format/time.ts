import { dayOf } from './day.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** 2026/11/20 16:34:05 and the like: the moment, to the second. */
export function formatTime(at: number, locale: string): string {
  return formatOf(locale, { dateStyle: 'short', timeStyle: 'medium' }).format(at)
}

/** 16:34:05 of today, with the day of any other. */
export function formatRecent(at: number, today: number, locale: string): string {
  return dayOf(at) === today ? formatOf(locale, { timeStyle: 'medium' }).format(at) : formatTime(at, locale)
}

/** 16:34: of a day that needs no name. */
export function formatHour(at: number, locale: string): string {
  return formatOf(locale, { timeStyle: 'short' }).format(at)
}

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
