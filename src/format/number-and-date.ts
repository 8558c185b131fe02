import { dateFormat } from './date-format.ts'

// Dates and numbers as the language of the screen writes them, in the zone of the device. `locale` is the
// catalogue's.

/**
 * To make one takes a hundred times as long as to use it, and a board writes hundreds of numbers in each
 * frame that scrolls.
 */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** 2026/11/20 16:34 and the like: the moment, to the minute. */
export function formatMoment(at: number, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** The device's zone, as people of that language call it: "GMT+8", "JST". */
export function formatZone(locale: string, at: number): string {
  const part = dateFormat(locale, { timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
  return part?.value ?? 'UTC'
}

export function formatNumber(value: number, locale: string): string {
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale)
  numberFormats.set(locale, format)
  return format.format(value)
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** "in 3 hours", "2 days ago": the largest unit that fills. */
export function formatRelative(at: number, now: number, locale: string): string {
  const leftMs = at - now
  const [unit, unitMs] = STEPS.find(([, stepMs]) => Math.abs(leftMs) >= stepMs) ?? STEPS[3]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(leftMs / unitMs), unit)
}

/** 123:04:09, hours unbounded; never below zero. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.floor(leftMs / 1_000))
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
