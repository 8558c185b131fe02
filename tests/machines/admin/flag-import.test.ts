import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FLAG_MAX } from '#contract/rules/challenge.ts'
import { MAX_FLAGS_AT_ONCE } from '#contract/rules/edit-limits.ts'
import { flagsIn, mayAdd, readFlagLines } from '#machines/admin/flag-import.ts'

describe('lines of flags', () => {
  test('are listed one by one with their line numbers, without empty ones', () => {
    expect(readFlagLines(' flag{a}\r\n\n\tflag{b c} \n', 'alone', [])).toEqual([
      { line: 1, flag: 'flag{a}', url: null, flaw: null, double: null },
      { line: 3, flag: 'flag{b c}', url: null, flaw: null, double: null },
    ])
  })
  test('are limited to the length of the wire', () => {
    const [fits, long] = readFlagLines(`${'x'.repeat(FLAG_MAX)}\n${'y'.repeat(FLAG_MAX + 1)}`, 'alone', [])
    expect([fits?.flaw, long?.flaw]).toEqual([null, 'long'])
  })
  test('with a duplicate or an existing flag add it once', () => {
    const lines = readFlagLines('flag{a}\nflag{b}\nflag{a}\nflag{stored}', 'alone', ['flag{stored}'])
    expect(lines.map(({ double }) => double)).toEqual([null, null, 'above', 'stored'])
    expect(flagsIn(lines, 'alone').map(({ flag }) => flag)).toEqual(['flag{a}', 'flag{b}'])
  })
  test('with a URL may have duplicates: each is assigned to another team', () => {
    const lines = readFlagLines('flag{a} https://x.org/1\nflag{a} https://x.org/2', 'with-address', [])
    expect(flagsIn(lines, 'with-address')).toEqual([
      { flag: 'flag{a}', url: 'https://x.org/1' },
      { flag: 'flag{a}', url: 'https://x.org/2' },
    ])
  })
  test.each([
    ['flag{a}', 'no-address'],
    ['flag{a} example.org', 'bad-address'],
    ['flag{a} ftp://example.org', 'bad-address'],
    ['https://example.org/a.zip', 'no-flag'],
    [`${'x'.repeat(FLAG_MAX + 1)} https://example.org`, 'long'],
  ])('with an address, %s: %s', (text, flaw) =>
    expect(readFlagLines(text, 'with-address', [])[0]?.flaw).toBe(flaw),
  )
  test('with a URL have the flag as their last word, after any number of spaces', () => {
    expect(readFlagLines('flag{two words}\t  https://x.org/1', 'with-address', [])[0]).toMatchObject({
      flag: 'flag{two words}',
      url: 'https://x.org/1',
    })
  })
  test('are added only if all of them are valid and one of them is new', () => {
    const may = (text: string, stored: string[] = []) => mayAdd(readFlagLines(text, 'alone', stored), 'alone')
    expect([
      may('flag{a}'),
      may(''),
      may('flag{a}', ['flag{a}']),
      may(`flag{a}\n${'x'.repeat(FLAG_MAX + 1)}`),
    ]).toEqual([true, false, false, false])
  })
  test('are limited to the number of one request', () => {
    const text = (count: number) => Array.from({ length: count }, (_, at) => `flag{${at}}`).join('\n')
    const may = (count: number) => mayAdd(readFlagLines(text(count), 'alone', []), 'alone')
    expect([may(MAX_FLAGS_AT_ONCE), may(MAX_FLAGS_AT_ONCE + 1)]).toEqual([true, false])
  })
  test('of any text: nothing is sent that is empty, doubled, stored, too long, or not in it', () => {
    const stored = ['a', 'b']
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', 'c ', '', ' '), fc.string({ maxLength: 200 }))),
        (parts) => {
          const text = parts.join('\n')
          const flags = flagsIn(readFlagLines(text, 'alone', stored), 'alone').map(({ flag }) => flag)
          expect(new Set(flags).size).toBe(flags.length)
          for (const flag of flags) {
            expect(flag).toBe(flag.trim())
            expect(flag.length).toBeGreaterThan(0)
            expect(flag.length).toBeLessThanOrEqual(FLAG_MAX)
            expect(stored).not.toContain(flag)
            expect(text).toContain(flag)
          }
        },
      ),
    )
  })
})
