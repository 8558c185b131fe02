import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAME_ON_ALL } from '../../scripts/same-on-all.ts'

test('every test file that the second PostgreSQL skips exists', () => {
  expect(SAME_ON_ALL.filter((path) => !existsSync(path))).toEqual([])
})
