import { describe, expect, test } from 'vitest'
import { FLAG_MAX } from '#contract/rules/challenge.ts'
import { pairing } from '#src/features/challenge-editor/pair-flags-with-files.ts'

describe('files and flags', () => {
  test('by name: each flag has the file of its name', () => {
    expect(pairing(['flag{1}', ' flag{2} '], 'names', 'ignored')).toEqual({
      flags: ['flag{1}', 'flag{2}'],
      flaw: null,
    })
  })
  test('by lines, in their order, without empty ones', () => {
    expect(pairing(['a', 'b'], 'lines', '\n one \r\n\n two\n')).toEqual({ flags: ['one', 'two'], flaw: null })
  })
  test.each([
    ['one', { kind: 'few', count: 2 }],
    ['1\n2\n3\n4', { kind: 'many', count: 1 }],
    [`1\n${'x'.repeat(FLAG_MAX + 1)}\n3`, { kind: 'long', file: 'b' }],
    [`1\n${'x'.repeat(FLAG_MAX)}\n3`, null],
  ])('%# reports flags and files that do not pair', (text, flaw) =>
    expect(pairing(['a', 'b', 'c'], 'lines', text).flaw).toEqual(flaw),
  )
  test('a file name that is too long for a flag is reported', () => {
    const name = 'x'.repeat(FLAG_MAX + 1)
    expect(pairing(['a', name], 'names', '').flaw).toEqual({ kind: 'long', file: name })
  })
})
