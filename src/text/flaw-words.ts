/** What is to be said at a field; null where nothing is. */
export function flawWords<Flaw extends string>(
  flaw: Flaw | null,
  words: Readonly<Record<Flaw, string>>,
): string | null {
  return flaw === null ? null : words[flaw]
}
