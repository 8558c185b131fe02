import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDataDir } from '#server/base/data-dir.ts'

let dataDir = ''
beforeEach(() => void (dataDir = mkdtempSync(path.join(tmpdir(), 'vexil-data-'))))
afterEach(() => rmSync(dataDir, { recursive: true }))

test.each([
  [0o700, false],
  [0o750, false],
  [0o755, true],
  [0o701, true],
])('a data folder with mode %o is open to others: %s', (mode, isOpenToOthers) => {
  chmodSync(dataDir, mode)
  expect(prepareDataDir(dataDir)).toEqual({ isOpenToOthers })
})

test('a new data folder is accessible to its owner only, and so is its new parent', () => {
  const folder = path.join(dataDir, 'srv', 'vexil')
  expect(prepareDataDir(folder)).toEqual({ isOpenToOthers: false })
  expect([folder, path.dirname(folder)].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o700])
})
