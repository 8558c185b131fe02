import { dateFormat } from './date-format.ts'

// Formats dates and numbers in the language of the screen and the time zone of the device. `locale` is that
// of the catalogue.

/**
 * Cached, because creating a format takes a hundred times as long as using it, and a board writes hundreds of
 * numbers in each frame while scrolling.
 */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** To the minute, for example 2026/11/20 16:34. */
export function formatMoment(at: number, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** The time zone of the device, as users of the language know it, such as "GMT+8" or "JST". */
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

const shareFormats = new Map<string, Intl.NumberFormat>()

/** Such as "1.5%". */
export function formatShare(share: number, locale: string): string {
  const format =
    shareFormats.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  shareFormats.set(locale, format)
  return format.format(share)
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** The largest unit that fits, such as "in 3 hours" or "2 days ago". */
export function formatRelative(at: number, now: number, locale: string): string {
  const leftMs = at - now
  const [unit, unitMs] = STEPS.find(([, stepMs]) => Math.abs(leftMs) >= stepMs) ?? STEPS[3]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(leftMs / unitMs), unit)
}

/** Such as 123:04:09. Hours are unbounded, and the result is never negative. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.floor(leftMs / 1_000))
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
