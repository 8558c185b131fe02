import { Readable } from 'node:stream'
import { writeXlsxStream, type CellStyle, type CellValue } from 'hucre/xlsx'

export interface Column {
  header: string
  /** In characters. */
  width: number
}
export interface Sheet {
  name: string
  columns: readonly Column[]
  rows: Iterable<Row> | AsyncIterable<Row>
}
export type Row = readonly (string | number)[]

const HEADER: CellStyle = {
  font: { bold: true },
  alignment: { horizontal: 'center' },
  border: { bottom: { style: 'medium' } },
}

/**
 * A workbook with one sheet. Rows are read only as fast as the bytes are sent, so that memory holds none of
 * them.
 */
export function workbookBytes({ name, columns, rows }: Sheet): Readable {
  // A column's style applies to all its cells. The header is written before the first row, and then the
  // styles are removed.
  const styled = columns.map(({ header, width }): { header: string; width: number; style?: CellStyle } => ({
    header: toCell(header),
    width,
    style: HEADER,
  }))
  async function* cells(): AsyncGenerator<CellValue[]> {
    for (const column of styled) delete column.style
    for await (const row of rows)
      yield row.map((value) => (typeof value === 'string' ? toCell(value) : value))
  }
  return Readable.from(writeXlsxStream(cells(), { name, columns: styled, freezePane: { rows: 1 } }), {
    objectMode: false,
  })
}

/** The limit of the format. Programs reject files with longer texts. */
const MAX_CELL_LENGTH = 32_767
/** XML cannot contain these characters, and the library does not remove them. */
const NOT_IN_XML = /[\p{Cs}\ufffe\uffff]/gu
/** The format reads these seven characters as one, so a team named `_x0041_` would be shown as `A`. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi

/** Needs no protection against formulas, because the writer creates none and escapes control characters. */
function toCell(text: string): string {
  return text.slice(0, MAX_CELL_LENGTH).replace(NOT_IN_XML, '\ufffd').replace(LOOKS_ESCAPED, '_x005F_')
}
