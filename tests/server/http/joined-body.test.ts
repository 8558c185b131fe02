import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedBeginning } from '#server/http/joined-body.ts'

const LENGTHS = [0, 1, 2, 1000, 65_534, 65_535, 65_536, 65_537, 131_070, 200_000]
/** Compressible, and different everywhere, so that a lost or repeated block shows. */
const textOf = (length: number) =>
  Buffer.from(
    Array.from({ length: Math.ceil(length / 6) }, (_, at) => `${at % 99_991} `.padStart(6)).join(''),
  ).subarray(0, length)

test.each(LENGTHS)('after a shared beginning each reader gets an end of %i bytes', async (length) => {
  for (const beginning of LENGTHS.map(textOf)) {
    const shared = sharedBeginning(beginning)
    for (const end of [textOf(length), textOf(length).reverse()]) {
      const whole = Buffer.concat([beginning, end])
      expect((await shared.joined('identity', end)).equals(whole)).toBe(true)
      expect(brotliDecompressSync(await shared.joined('br', end)).equals(whole)).toBe(true)
      // Also compares the checksum and the length at the end.
      expect(gunzipSync(await shared.joined('gzip', end)).equals(whole)).toBe(true)
    }
  }
})

test('the beginning is compressed', async () => {
  const shared = sharedBeginning(textOf(200_000))
  for (const encoding of ['br', 'gzip'] as const)
    expect((await shared.joined(encoding, Buffer.from('end'))).length).toBeLessThan(100_000)
})
