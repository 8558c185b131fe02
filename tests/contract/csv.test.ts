import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printCsv, readCsv } from '#contract/rules/csv.ts'

const cells = (text: string) => readCsv(text).map((record) => record.cells)

describe('parsing comma-separated values', () => {
  test.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a;b,c;d', [['a', 'b,c', 'd']]],
    ['a\tb c\td', [['a', 'b c', 'd']]],
    [
      '\uFEFFa,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [' a , b ', [['a', 'b']]],
    ['"a, b" , "c ""d"""', [['a, b', 'c "d"']]],
    [
      '"two\nlines",b\nc,d',
      [
        ['two\nlines', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a;b;c",d', [['a;b;c', 'd']]],
    ['a,', [['a', '']]],
    ['"open', [['open']]],
    ['"a"b,c', [['ab', 'c']]],
    ['a\n\n \nb', [['a'], ['b']]],
    ['', []],
  ])('%j', (text, expected) => expect(cells(text)).toEqual(expected))
  test('gives the line and the text of each record', () => {
    expect(readCsv('a\r\n\r\n"b\nb",c\nd')).toMatchObject([
      { line: 1, raw: 'a' },
      { line: 3, raw: '"b\nb",c' },
      { line: 5, raw: 'd' },
    ])
  })
})

describe('writing comma-separated values', () => {
  test('gives a text that is read as the same cells', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', '\r', ' ', 'é', '用') })
      .map((text) => `x${text}`)
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(rows, (written) => {
        expect(cells(printCsv(written))).toEqual(written)
      }),
    )
  })
  test.each(['=1+1', '+1', '-1', '@a', '\t=1'])('%j is no formula in a spreadsheet', (text) => {
    expect(cells(printCsv([['a', text]]))[0]?.[1]).toBe(`'${text}`)
  })
})
