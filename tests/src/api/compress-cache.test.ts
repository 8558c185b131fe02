import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from '#src/api/compress-cache.ts'

test('what was packed is unpacked', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => unpack(pack(text)) === text))
})

test('no character is half of a pair, so every store keeps it', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[\uD800-\uDFFF]/.test(pack(text))))
})

test('a long cache takes a small part of its length', () => {
  const text = JSON.stringify(
    Array.from({ length: 5_000 }, (_, at) => ({ id: at, name: `team ${at}`, score: (at * 7_919) % 10_000 })),
  )
  expect(pack(text).length).toBeLessThan(text.length / 5)
})

test('what is not ours is nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => unpack(text) === null || unpack(text) === ''),
  )
  expect(unpack(pack('{"a":1}').slice(0, -2))).toBeNull()
})
