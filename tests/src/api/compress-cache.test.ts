import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from '#src/api/compress-cache.ts'

test('a compressed text is restored', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => unpack(pack(text)) === text))
})

test('the text has no half of a surrogate pair, so every store accepts it', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[\uD800-\uDFFF]/.test(pack(text))))
})

test('a long cache is compressed to a small part of its length', () => {
  const text = JSON.stringify(
    Array.from({ length: 5_000 }, (_, at) => ({ id: at, name: `team ${at}`, score: (at * 7_919) % 10_000 })),
  )
  expect(pack(text).length).toBeLessThan(text.length / 5)
})

test('a text that we did not write is ignored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => unpack(text) === null || unpack(text) === ''),
  )
  expect(unpack(pack('{"a":1}').slice(0, -2))).toBeNull()
})
