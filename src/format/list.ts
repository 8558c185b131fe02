const formats = new Map<string, Intl.ListFormat>()

/** "A, B and C", as the language joins them. */
export function formatList(items: readonly string[], locale: string): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale)
  formats.set(locale, format)
  return format.format(items)
}
