/** The page that an address names, counted from 1; whatever else stands there is the first. */
export function pageNumberIn(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}
