import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, readTimeSpan, SPANS, withTimeSpan, type TimeSpan } from '#src/url/time-span.ts'

const instant = fc.option(fc.integer({ min: 0, max: 4_000_000_000_000 }))
const span: fc.Arbitrary<TimeSpan> = fc
  .record({ name: fc.constantFrom(...SPANS), since: instant, until: instant })
  .map((one) => (one.name === 'between' ? one : { ...one, since: null, until: null }))

test('a URL keeps a span and its other parameters', () => {
  fc.assert(
    fc.property(span, span, (one, other) => {
      const address = withTimeSpan(withTimeSpan(new URLSearchParams('level=Error'), other), one)
      expect(readTimeSpan(new URLSearchParams(address.toString()))).toEqual(one)
      expect(address.get('level')).toBe('Error')
    }),
  )
})
test('an invalid span in the URL means any time, or an open end', () => {
  expect(readTimeSpan(new URLSearchParams('span=never&since=2026-01-01T00:00:00Z'))).toEqual({
    name: 'any',
    since: null,
    until: null,
  })
  expect(readTimeSpan(new URLSearchParams('span=between&since=soon'))).toEqual({
    name: 'between',
    since: null,
    until: null,
  })
})
test('each kind of span has its bounds', () => {
  const at = { asked: 10_000_000, today: 5_000_000 }
  const of = (name: TimeSpan['name']) => boundsOf({ name, since: 1, until: 2 }, at)
  expect([of('any'), of('hour'), of('today'), of('between')]).toEqual([
    { since: null, until: null },
    { since: 6_400_000, until: null },
    { since: 5_000_000, until: null },
    { since: 1, until: 2 },
  ])
})
