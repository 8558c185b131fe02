import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURES } from '#contract/features.ts'

const PAGE = readFileSync(new URL('../../docs/client-alone.md', import.meta.url), 'utf8')
const ROWS = [...PAGE.matchAll(/^\| `([\w-]+)` +\| (.+?) +\|$/gm)].map(([, name = '', text = '']) => ({
  name,
  text,
}))

test('the page of the client alone says for each extension what happens without it', () => {
  expect(ROWS.map(({ name }) => name)).toEqual(FEATURES.toSorted())
})

test('no two extensions have the same row, and each row is short', () => {
  expect(new Set(ROWS.map(({ text }) => text)).size).toBe(ROWS.length)
  expect(ROWS.filter(({ text }) => text.split(' ').length > 16)).toEqual([])
})
