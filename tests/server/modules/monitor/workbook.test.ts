import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { toTimeMark, toTimeText } from '#server/modules/spreadsheet/time-text.ts'
import { SHEET_WORDS } from '#server/modules/spreadsheet/sheet-words.ts'
import { workbookBytes, type Row } from '#server/modules/spreadsheet/workbook.ts'
import { readSheet } from './read-sheet.ts'

/** Characters that make a file unreadable at any position. */
const NOT_IN_XML = /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\ufffe\uffff]/u
const COLUMNS = [
  { header: 'What', width: 20 },
  { header: 'Count', width: 10 },
]
const written = async (rows: readonly Row[], name = 'Sheet') =>
  readSheet(await buffer(workbookBytes({ name, columns: COLUMNS, rows })))

test('texts and numbers are read as they were written', async () => {
  expect(
    (
      await written([
        ['one', 1],
        ['', -0.5],
      ])
    ).rows,
  ).toEqual([
    ['What', 'Count'],
    ['one', 1],
    ['', -0.5],
  ])
})
test('without rows there is still the header', async () => {
  expect((await written([])).rows).toEqual([['What', 'Count']])
})

test('only the header is styled: bold, centred, with a line below', async () => {
  const { xml, styles } = await written([
    ['one', 1],
    ['two', 2],
  ])
  const styleOf = (cell: string) =>
    new RegExp(`<c r="${cell}"[^>]*?(?: s="(\\d+)")?[^>]*>`).exec(xml)?.[0].match(/ s="(\d+)"/)?.[1] ?? '0'
  expect([styleOf('A1'), styleOf('B1'), styleOf('A2'), styleOf('B3')]).toEqual(['1', '1', '0', '0'])
  const header = /<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0].match(/<xf .*?(?:\/>|<\/xf>)/gs)?.[1] ?? ''
  expect(header).toContain('horizontal="center"')
  expect(styles).toMatch(/<b\/>|<b [^>]*\/>/)
  expect(styles).toMatch(/<bottom style="medium"/)
})

describe('input of users stays as it was', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("http://evil.example","click")',
    '\t=1',
    '=cmd|/c calc!A1',
  ])('%j is no formula', async (text) => {
    const { rows, xml } = await written([[text, 1]])
    expect(rows[1]?.[0]).toBe(text)
    expect(xml).not.toContain('<f')
    expect(xml).toMatch(/<c r="A2" t="inlineStr">/)
  })
  test.each([
    ['markup', '</t></is></c><c><f>1</f></c>&amp;<![CDATA['],
    ['control characters', 'a\u0001b\u0008c\u000bd\u001fe\u007ff'],
    ['lines and edges', ' a\r\nb\tc\n '],
    ['escapes of the format', '_x0041_ _x000D_ __x005F_ _X0041_'],
    ['other planes', '旗🚩\u202e'],
  ])('%s', async (_, text) => {
    const { rows, xml } = await written([[text, 1]])
    expect(rows[1]?.[0]).toBe(text)
    expect(xml).not.toMatch(NOT_IN_XML)
  })
  test('characters that XML cannot hold are replaced by the replacement character', async () => {
    const { rows, xml } = await written([['a\ufffeb\uffffc\ud800d\udc00', 1]])
    expect(rows[1]?.[0]).toBe('a\ufffdb\ufffdc\ufffdd\ufffd')
    expect(xml).not.toMatch(NOT_IN_XML)
  })
  test('a longer text than the format allows is cut', async () => {
    expect((await written([['x'.repeat(40_000), 1]])).rows[1]?.[0]).toBe('x'.repeat(32_767))
  })
  test('any text', async () => {
    const texts = fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(texts, async (all) => {
        const { rows, xml } = await written(all.map((text) => [text, 1]))
        // Of all complete code points, XML excludes only these two.
        expect(rows.slice(1).map(([text]) => text)).toEqual(
          all.map((text) => text.replace(/[\ufffe\uffff]/g, '\ufffd')),
        )
        expect(xml).not.toMatch(NOT_IN_XML)
      }),
      { numRuns: 50 },
    )
  })
})

test('a reader that stops ends the rows, too', async () => {
  let asked = 0
  let isOver = false
  async function* endless(): AsyncGenerator<Row> {
    try {
      for (;;) yield [`row ${(asked += 1)} ${'x'.repeat(1000)}`, asked]
    } finally {
      isOver = true
    }
  }
  const bytes = workbookBytes({ name: 'Sheet', columns: COLUMNS, rows: endless() })
  for await (const _ of bytes) break
  await expect.poll(() => isOver).toBe(true)
  const before = asked
  await new Promise((settle) => setTimeout(settle, 20))
  expect(asked).toBe(before)
})

test('times are in UTC, to the second', () => {
  const at = Date.UTC(2026, 0, 31, 9, 4, 3, 999)
  expect([toTimeText(at), toTimeMark(at)]).toEqual(['2026-01-31 09:04:03Z', '20260131090403'])
})
test.each(Object.entries(SHEET_WORDS))(
  'the tabs of %s have names that are allowed',
  async (_, { scoreboard, submissions }) => {
    for (const { name } of [scoreboard, submissions]) expect((await written([], name)).sheet.name).toBe(name)
  },
)
