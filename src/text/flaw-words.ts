/** The error of a field in words. Null: there is none. */
export function flawWords<Flaw extends string>(
  flaw: Flaw | null,
  words: Readonly<Record<Flaw, string>>,
): string | null {
  return flaw === null ? null : words[flaw]
}
