import { dateFormat } from './date-format.ts'

/** In the time zone of the device, like all times. */
export function formatDay(at: number, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium' }).format(at)
}

/** The start of the day, in the time zone of the device. */
export const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)
