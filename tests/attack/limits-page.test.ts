import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const rows = readFileSync(`${ROOT}docs/limits.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (Thing|-)/.test(line))

test('each row of the page of limits names a file and a test that exist', () => {
  expect(rows.length).toBeGreaterThan(40)
  const paths = rows.flatMap((row) =>
    [...row.matchAll(/`((?:server|tests)\/[^`]+)`/g)].map(([, path = '']) => path),
  )
  expect(paths.length).toBeGreaterThan(rows.length)
  expect(paths.filter((path) => !existsSync(ROOT + path))).toEqual([])
})
