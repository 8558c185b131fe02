/** Reads the number in an address; null when it is none. */
export function pathId(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
