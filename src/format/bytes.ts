const UNITS = ['B', 'kB', 'MB', 'GB'] as const

/** The largest unit that fits, such as 2.1 MB. All three languages write units in the same way. */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1_000 ** step)
  return `${number} ${UNITS[step] ?? 'B'}`
}
