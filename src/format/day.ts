const formats = new Map<string, Intl.DateTimeFormat>()

/** In the zone of the device, as moments are. */
export function formatDay(at: number, locale: string): string {
  const known = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  formats.set(locale, known)
  return known.format(at)
}

/** The start of the day of an instant, in the zone of the device. */
export const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)
