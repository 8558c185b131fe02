const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** 2.1 MB and the like: the largest unit that fills. */
export function formatBytes(bytes: number, locale: string): string {
  const step = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** step)
}
