import { strFromU8, unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'

/** The content of a workbook's only sheet as a program shows it, and the raw parts of the file. */
export async function readSheet(bytes: Uint8Array) {
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  const [sheet] = sheets
  if (!sheet || sheets.length !== 1) throw new Error(`a workbook with ${sheets.length} sheets`)
  const parts = unzipSync(bytes)
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  return {
    sheet,
    rows: sheet.rows,
    names: Object.keys(parts),
    xml: part('xl/worksheets/sheet1.xml'),
    styles: part('xl/styles.xml'),
  }
}
