import { expect, test } from 'vitest'
import { formatBytes } from '#src/format/bytes.ts'
import { formatList } from '#src/format/list.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [2_140_000, '2.1 MB'],
  [1_500_000_000_000, '1,500 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes, 'en-GB')).toBe(words)
})

test.each([
  ['en-GB', 'A, B and C'],
  ['zh-CN', 'A、B和C'],
  ['ja-JP', 'A、B、C'],
])('names are listed as the language joins them: %s', (locale, words) => {
  expect(formatList(['A', 'B', 'C'], locale)).toBe(words)
  expect(formatList(['A'], locale)).toBe('A')
})
