/** A date-time as wire text: ISO 8601 with offset, up to seven fractional digits. */
export type Iso = string

/** Base clients read it as "never" in times of users, and as "not set" in times of games. */
export const EPOCH: Iso = '1970-01-01T00:00:00+00:00'
/** The last submission of a team that is not on the board, as the base server sends it. */
export const BEGINNING: Iso = '0001-01-01T00:00:00+00:00'

/** Servers have no other way to say that they never noted a time. */
export const isNoted = (iso: Iso): boolean => instant(iso) > instant(EPOCH)

/** Milliseconds since 1970. A date has no finer parts, so those of the text are cut off. */
export function instant(iso: Iso): number {
  return Date.parse(iso)
}

export const toIsoOrNull = (at: number | null): Iso | null => (at === null ? null : toIso(at))

/** The base server's form: no fraction when it is zero, no trailing zeros, offset `+00:00`. */
export function toIso(at: number): Iso {
  const text = new Date(at).toISOString()
  // No pattern: a long list has ten thousand of them, and a pattern would be tried at every character.
  let end = text.length - 1
  while (text[end - 1] === '0') end--
  return `${text.slice(0, text[end - 1] === '.' ? end - 1 : end)}+00:00`
}
