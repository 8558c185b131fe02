import { describe, expect, test } from 'vitest'
import type { UnusedFile } from '#contract/models/unused-file.ts'
import { toFilesView } from '#src/features/files/unused-files-view.ts'

const file: UnusedFile = {
  hash: 'a'.repeat(64),
  name: 'src.zip',
  size: 10,
  storedAt: '2026-11-18T08:00:00+00:00',
}
const ready = (data: UnusedFile[], total: number) =>
  toFilesView({
    state: 'ready',
    value: { data, length: data.length, total, totalSize: 10 * total },
    problem: null,
    refresh: () => {},
  })

describe('the list of unused files', () => {
  test('is empty without files', () => expect(ready([], 0)).toEqual({ kind: 'empty' }))
  test('beyond its end names the last page', () =>
    expect(ready([], 101)).toEqual({ kind: 'beyond', last: 3 }))
  test.each([
    [50, 1],
    [51, 2],
  ])('of %i has %i pages', (total, pages) =>
    expect(ready([file], total)).toMatchObject({ kind: 'listed', pages }),
  )
})
