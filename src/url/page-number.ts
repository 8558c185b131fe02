/** The page number of a URL, from 1. Invalid numbers count as 1. */
export function pageNumberIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}
