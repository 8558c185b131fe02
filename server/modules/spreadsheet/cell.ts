/** The format's own bound; programs refuse a file with a longer text. */
const MAX_CELL_LENGTH = 32_767
/** XML has no room for them, and the writer lets them through. */
const NOT_IN_XML = /[\p{Cs}\ufffe\uffff]/gu
/**
 * In a text of the format these seven characters stand for one, so that the team named `_x0041_` would be
 * shown as `A`.
 */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi

/**
 * A text as it stands, whatever is in it: the writer makes no formula of any, and escapes control characters
 * by itself.
 */
export function toCell(text: string): string {
  return text.slice(0, MAX_CELL_LENGTH).replace(NOT_IN_XML, '\ufffd').replace(LOOKS_ESCAPED, '_x005F_')
}
