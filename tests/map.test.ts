import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A placeholder such as `<area>`, a choice such as `{en,ja,zh}` or a pattern names no single file. */
const FILE = /`((?:contract|machines|server|src|scripts|tests|docs)\/[^`\s<>{}*…]+)`/g

const filesIn = (page: string) => [...page.matchAll(FILE)].map(([, file = '']) => file)

test('each file that the map of the architecture names exists', () => {
  const files = filesIn(readFileSync('docs/architecture.md', 'utf8'))
  expect(files.length).toBeGreaterThan(150)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('a file that has moved is found, and a placeholder is not taken for one', () => {
  expect(filesIn('`server/base/language.ts`: its name; `src/text/<language>.ts`, `tests/*`')).toEqual([
    'server/base/language.ts',
  ])
})
