import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screensWithoutPages } from '../../scripts/screens-without-pages.ts'
import { SCREENS } from '../../src/app/screens.ts'

const FILE = 'src/app/screens.ts'
const { transform } = screensWithoutPages()
const shipped = (code: string, id: string): unknown =>
  typeof transform === 'function' ? Reflect.apply(transform, {}, [code, id]) : null

test('a build leaves the names of modules out of the list of screens, and nothing else', () => {
  const code = readFileSync(FILE, 'utf8')
  const lines = code.split('\n')
  const rest = lines.filter((line) => !/^\s*page: /.test(line) || line.includes('page: string'))
  expect(lines.length - rest.length).toBe(SCREENS.length)
  expect(shipped(code, `/repository/${FILE}`)).toEqual({ code: rest.join('\n'), map: null })
  expect(shipped(code, '/repository/src/app/routes.tsx')).toBeNull()
})
