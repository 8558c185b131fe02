export interface CsvRecord {
  /** Counts from 1. A quoted cell may span several lines, so the index of a record is not its line. */
  line: number
  cells: readonly string[]
  /** The unparsed text. */
  raw: string
}

const SEPARATORS = [',', ';', '\t'] as const

/**
 * Skips blank lines. The separator is the most frequent one in the first line, outside of quotes, because
 * spreadsheets use different ones. Only unquoted cells are trimmed.
 */
export function readCsv(text: string): readonly CsvRecord[] {
  const written = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(written)
  const records: CsvRecord[] = []
  let line = 1
  for (let at = 0; at < written.length;) {
    const { cells, end } = readRecord(written, at, separator)
    const raw = written.slice(at, end)
    if (raw.trim() !== '') records.push({ line, cells, raw })
    line += raw.split(NEWLINE).length
    at = end + (written.startsWith('\r\n', end) ? 2 : 1)
  }
  return records
}
const NEWLINE = /\r\n|\r|\n/

function separatorOf(text: string): string {
  const head =
    NEWLINE.exec(text.replace(/"[^"]*"/g, (quoted) => 'x'.repeat(quoted.length)))?.index ?? text.length
  const first = text.slice(0, head).replace(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((separator) => first.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Stops before the line break. */
function readRecord(text: string, from: number, separator: string): { cells: string[]; end: number } {
  const cells: string[] = []
  let at = from
  for (;;) {
    const cell = readCell(text, at, separator)
    cells.push(cell.value)
    at = cell.end
    if (text[at] !== separator) return { cells, end: at }
    at += 1
  }
}

function readCell(text: string, from: number, separator: string): { value: string; end: number } {
  const isEnd = (at: number) =>
    at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r'
  let at = from
  while (text[at] === ' ') at += 1
  if (text[at] !== '"') {
    while (!isEnd(at)) at += 1
    return { value: text.slice(from, at).trim(), end: at }
  }
  let value = ''
  for (at += 1; at < text.length; at += 1) {
    if (text[at] !== '"') value += text[at]
    else if (text[at + 1] === '"') {
      value += '"'
      at += 1
    } else break
  }
  // Keeps text between a closing quote and the separator, so that a typing error loses no characters.
  const after = (at += 1)
  while (!isEnd(at)) at += 1
  return { value: value + text.slice(after, at).trim(), end: Math.min(at, text.length) }
}

/** Starts with the byte order mark, because spreadsheets recognise UTF-8 by it. */
export const printCsv = (rows: readonly (readonly string[])[]): string => `\uFEFF${printRows(rows)}`

/** Prints more rows after those of `printCsv`, so that a large file can be streamed. */
export const printRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(printCell).join(',')}\r\n`).join('')

/**
 * Spreadsheets may run a cell as a formula if it starts with = + - @, a wide form of these, a tab or a line
 * end. Users choose their own names, so such a cell gets a leading apostrophe.
 */
function printCell(value: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
