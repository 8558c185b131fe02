/** The limit of the format. Programs reject files with longer texts. */
const MAX_CELL_LENGTH = 32_767
/** XML cannot contain these characters, and the library does not remove them. */
const NOT_IN_XML = /[\p{Cs}\ufffe\uffff]/gu
/** The format reads these seven characters as one, so a team named `_x0041_` would be shown as `A`. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi

/** Returns the text unchanged otherwise: the writer creates no formulas and escapes control characters. */
export function toCell(text: string): string {
  return text.slice(0, MAX_CELL_LENGTH).replace(NOT_IN_XML, '\ufffd').replace(LOOKS_ESCAPED, '_x005F_')
}
