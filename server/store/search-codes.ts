/** The bits of a character. A pair has the first one above the second. */
const BITS = 21n

/**
 * The numbers by which an index finds a text: all its pairs of characters, because a row that has them nearly
 * always has the text. A single character is its own number. Must match the function `search_codes` of the
 * database, which has both.
 */
export function codesOf(text: string): string[] {
  const codes = [...text.trim().toLowerCase()].map((character) => BigInt(character.codePointAt(0) ?? 0))
  const pairs = codes.slice(1).map((code, at) => ((codes[at] ?? 0n) << BITS) | code)
  return [...new Set(codes.length === 1 ? codes : pairs)].map(String)
}
