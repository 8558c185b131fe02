import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ON_OLDER_ONLY, SAME_ON_BOTH } from '../../scripts/tests-by-database.ts'

test('every test that one of the two PostgreSQL leaves out exists', () => {
  expect([...ON_OLDER_ONLY, ...SAME_ON_BOTH].filter((path) => !existsSync(path))).toEqual([])
})
