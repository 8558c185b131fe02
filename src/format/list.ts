const formats = new Map<string, Intl.ListFormat>()

/** Such as "A, B and C", joined as in the language. */
export function formatList(items: readonly string[], locale: string): string {
  const format = formats.get(locale) ?? new Intl.ListFormat(locale)
  formats.set(locale, format)
  return format.format(items)
}
