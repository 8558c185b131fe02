import { expect, test } from 'vitest'
import { toBuildView } from '#src/features/about/build-view.ts'

const build = {
  commit: '0123456789abcdef0123456789abcdef01234567',
  tag: 'v1.0.0',
  builtAt: '2026-11-20T16:34:00Z',
}

test('an official build shows its tag and the first six of its commit', () =>
  expect(toBuildView(build)).toMatchObject({ kind: 'official', tag: 'v1.0.0', commit: '012345' }))

test.each([
  { ...build, commit: 'unknown' },
  { ...build, tag: '' },
  { ...build, builtAt: '' },
])('%o is unofficial', (facts) => expect(toBuildView(facts)).toEqual({ kind: 'unofficial' }))
