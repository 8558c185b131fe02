import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRODUCTION_ENTRIES } from '../../scripts/production-entries.ts'

test('each entry leads to a file that exists', () => {
  expect(Object.values(PRODUCTION_ENTRIES).filter((path) => !existsSync(path))).toEqual([])
})
