import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readImageHeader } from '#src/browser/read-image-header.ts'

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  )
const big = (value: number, size: number) =>
  Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 255)
const little = (value: number, size: number) => big(value, size).toReversed()
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const zeros = (count: number) => Array.from({ length: count }, () => 0)
const webp = (chunk: string, ...rest: readonly number[][]) =>
  bytes('RIFF', zeros(4), 'WEBP', chunk, zeros(4), ...rest)

const measure = fc.integer({ min: 1, max: 16_000 })
const writers = {
  png: (width: number, height: number) => bytes(PNG, big(13, 4), 'IHDR', big(width, 4), big(height, 4)),
  gif: (width: number, height: number) => bytes('GIF89a', little(width, 2), little(height, 2)),
  bmp: (width: number, height: number) =>
    bytes('BM', zeros(12), little(40, 4), little(width, 4), little(-height, 4)),
  // Two segments of a camera and a fill byte precede the frame, so the reader must skip them.
  jpeg: (width: number, height: number) =>
    bytes(
      [0xff, 0xd8],
      [0xff, 0xe1, 0, 6],
      zeros(4),
      [0xff, 0xc4, 0, 3, 0],
      [0xff],
      [0xff, 0xc2, 0, 11, 8],
      big(height, 2),
      big(width, 2),
    ),
  webp: (width: number, height: number) =>
    webp('VP8X', zeros(4), little(width - 1, 3), little(height - 1, 3)),
}

test.each(Object.entries(writers))('the header of a %s gives its size', (kind, write) => {
  fc.assert(
    fc.property(measure, measure, (width, height) => {
      expect(readImageHeader(write(width, height))).toEqual({ kind, width, height, isMoving: false })
    }),
  )
})

test('the other two forms of WebP give their size', () => {
  const bits = (400 - 1) | ((300 - 1) << 14)
  expect(readImageHeader(webp('VP8L', [0x2f], little(bits, 4)))).toEqual({
    kind: 'webp',
    width: 400,
    height: 300,
    isMoving: false,
  })
  expect(readImageHeader(webp('VP8 ', zeros(6), little(400, 2), little(300, 2)))).toEqual({
    kind: 'webp',
    width: 400,
    height: 300,
    isMoving: false,
  })
})

const frame = bytes(',', zeros(8), [0], [2], [2, 0x4c, 1], [0])
const gif = (...blocks: readonly Uint8Array[]) =>
  bytes('GIF89a', [2, 0, 2, 0, 0x80, 0, 0], zeros(6), ...blocks.map((block) => [...block]))
const comment = bytes([0x21, 0xfe, 2], ',,', [1], ',', [0])
const chunk = (name: string, length: number) => bytes(name, little(length, 4), zeros(length + (length % 2)))
const longWebp = (...chunks: readonly Uint8Array[]) =>
  webp('VP8X', [0x02, 0, 0, 0], little(1, 3), little(1, 3), ...chunks.map((each) => [...each])).with(16, 10)

test.each([
  ['a GIF with one frame', gif(frame, bytes(';')), false],
  ['a GIF whose comment looks like frames', gif(comment, frame, comment), false],
  ['a GIF with two', gif(comment, frame, comment, frame), true],
  ['a GIF with a second one behind its end', gif(frame, bytes(';'), frame), false],
  ['a WebP with two frames', longWebp(chunk('ANIM', 6), chunk('ANMF', 17), chunk('ANMF', 16)), true],
  ['a WebP with one', longWebp(chunk('ANIM', 6), chunk('ANMF', 17)), false],
  ['a still WebP with a colour profile', longWebp(chunk('ICCP', 5), chunk('VP8 ', 9)), false],
])('%s', (_, file, isMoving) =>
  expect(readImageHeader(file)).toMatchObject({ width: 2, height: 2, isMoving }),
)

test('an animated picture has its size, wherever its bytes break off', () => {
  for (const whole of [gif(frame, frame), longWebp(chunk('ANMF', 16), chunk('ANMF', 16))])
    for (let length = 30; length <= whole.length; length += 1)
      expect(readImageHeader(whole.slice(0, length))).toMatchObject({ width: 2, height: 2 })
})

test.each([
  ['little', 'II*\0'],
  ['big', 'MM\0*'],
])('a tiff of %s ends is read', (_, text) => expect(readImageHeader(bytes(text))).toEqual({ kind: 'tiff' }))

test.each([
  '',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '%PDF-1.7',
  'RIFF....WAVE',
  'ftypheic',
  '<html>',
])('%j is no image', (text) => expect(readImageHeader(bytes(text))).toBeNull())

test('any bytes give a result, wherever they break off', () => {
  const cut = fc
    .tuple(fc.constantFrom(...Object.values(writers)), fc.nat(40))
    .map(([write, length]) => write(7, 7).slice(0, length))
  fc.assert(
    fc.property(fc.oneof(cut, fc.uint8Array({ maxLength: 200 })), (some) => {
      const facts = readImageHeader(some)
      expect(facts === null || typeof facts.kind === 'string').toBe(true)
    }),
  )
})

test('a jpeg without a frame ends the search', () => {
  expect(
    readImageHeader(bytes([0xff, 0xd8], ...Array.from({ length: 2_000 }, () => [0xff, 0xe0, 0, 2]))),
  ).toBeNull()
})
