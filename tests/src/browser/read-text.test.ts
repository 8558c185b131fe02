import { expect, test } from 'vitest'
import { readText } from '#src/browser/read-text.ts'

const TEXT = '用户名,email'
const read = (bytes: readonly number[], language: 'zh' | 'en' | 'ja' = 'zh') =>
  readText(new Blob([new Uint8Array(bytes)]), language)

test('UTF-8, with its mark or without', async () => {
  const bytes = [...new TextEncoder().encode(TEXT)]
  expect(await read(bytes)).toBe(TEXT)
  expect(await read([0xef, 0xbb, 0xbf, ...bytes])).toBe(TEXT)
})
test('UTF-16, as spreadsheets write “Unicode text”', async () => {
  const units = [...TEXT].map((letter) => letter.charCodeAt(0))
  expect(await read([0xff, 0xfe, ...units.flatMap((unit) => [unit & 0xff, unit >> 8])])).toBe(TEXT)
  expect(await read([0xfe, 0xff, ...units.flatMap((unit) => [unit >> 8, unit & 0xff])])).toBe(TEXT)
})
test('a text that is not UTF-8 has the encoding of spreadsheets in that language', async () => {
  expect(await read([0xd3, 0xc3, 0xbb, 0xa7, 0xc3, 0xfb])).toBe('用户名')
  expect(await read([0x96, 0xbc, 0x91, 0x4f], 'ja')).toBe('名前')
  expect(await read([0x52, 0x65, 0x6e, 0xe9], 'en')).toBe('René')
})
