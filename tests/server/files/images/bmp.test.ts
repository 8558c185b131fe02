import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBmp } from '#server/files/images/read-bmp.ts'
import { aBitmap } from '#tests/server/modules/account/avatar.world.ts'

const pixels = async (file: Buffer) => {
  const read = await readBmp(file)
  return read && [read.width, read.height, [...read.bytes]]
}
const RED = [255, 0, 0, 255]
const GREEN = [0, 255, 0, 255]
const BLUE = [0, 0, 255, 255]
const WHITE = [255, 255, 255, 255]
/** Red and green in the upper row, blue and white in the lower one. */
const FOUR = [2, 2, [...RED, ...GREEN, ...BLUE, ...WHITE]]
const PALETTE = Buffer.from([0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0])

describe('a BMP', () => {
  test.each([
    ['24 bits', { depth: 24, height: 2, rows: Buffer.from('ff0000ffffff0000' + '0000ff00ff000000', 'hex') }],
    [
      '24 bits from the top',
      { depth: 24, height: -2, rows: Buffer.from('0000ff00ff000000' + 'ff0000ffffff0000', 'hex') },
    ],
    [
      '32 bits, the last of them filling',
      { depth: 32, height: 2, rows: Buffer.from('ff000000ffffff00' + '0000ff0000ff0000', 'hex') },
    ],
    ['16 bits', { depth: 16, height: 2, rows: Buffer.from('1f00ff7f' + '007ce003', 'hex') }],
    [
      '16 bits by masks',
      {
        depth: 16,
        height: 2,
        masks: [0xf800, 0x7e0, 0x1f],
        rows: Buffer.from('1f00ffff' + '00f8e007', 'hex'),
      },
    ],
    [
      '32 bits by masks',
      {
        depth: 32,
        height: 2,
        masks: [0xff, 0xff00, 0xff0000],
        rows: Buffer.from('0000ff00ffffff00' + 'ff00000000ff0000', 'hex'),
      },
    ],
    [
      '32 bits with opacity',
      {
        depth: 32,
        height: 2,
        header: 108,
        masks: [0xff0000, 0xff00, 0xff, 0xff000000],
        rows: Buffer.from('ff0000ffffffffff' + '0000ffff00ff00ff', 'hex'),
      },
    ],
    ['8 bits', { depth: 8, height: 2, palette: PALETTE, rows: Buffer.from('02030000' + '00010000', 'hex') }],
    ['4 bits', { depth: 4, height: 2, palette: PALETTE, rows: Buffer.from('23000000' + '01000000', 'hex') }],
  ] as const)('of %s is read', async (_, layout) =>
    expect(await pixels(aBitmap({ width: 2, ...layout }))).toEqual(FOUR),
  )

  test('of one bit is read from the left', async () => {
    const file = aBitmap({
      width: 9,
      height: 1,
      depth: 1,
      palette: PALETTE,
      rows: Buffer.from('80800000', 'hex'),
    })
    expect(await pixels(file)).toEqual([9, 1, [GREEN, RED, RED, RED, RED, RED, RED, RED, GREEN].flat()])
  })
  test('with transparency keeps it', async () => {
    const masks = [0xff0000, 0xff00, 0xff, 0xff000000]
    expect(
      await pixels(
        aBitmap({ width: 1, height: 1, depth: 32, header: 108, masks, rows: Buffer.from('10203080', 'hex') }),
      ),
    ).toEqual([1, 1, [0x30, 0x20, 0x10, 0x80]])
  })
  test('is black at an index beyond the palette', async () => {
    const file = aBitmap({
      width: 1,
      height: 1,
      depth: 8,
      palette: PALETTE,
      rows: Buffer.from('ff000000', 'hex'),
    })
    expect(await pixels(file)).toEqual([1, 1, [0, 0, 0, 255]])
  })

  const good = aBitmap({ width: 2, height: 2, depth: 24, rows: Buffer.alloc(16) })
  const changed = (change: (file: Buffer) => void) => {
    const file = Buffer.from(good)
    change(file)
    return file
  }
  test.each([
    ['empty', Buffer.alloc(0)],
    ['cut in the header', good.subarray(0, 30)],
    ['cut in the rows', good.subarray(0, -1)],
    ['packed by run lengths', changed((file) => file.writeUInt32LE(1, 30))],
    ['with a PNG inside', changed((file) => file.writeUInt32LE(5, 30))],
    ['of an odd depth', changed((file) => file.writeUInt16LE(7, 28))],
    ['without width', changed((file) => file.writeInt32LE(0, 18))],
    ['of a negative width', changed((file) => file.writeInt32LE(-2, 18))],
    ['without height', changed((file) => file.writeInt32LE(0, 22))],
    ['as wide as can be told', changed((file) => file.writeInt32LE(0x7fffffff, 18))],
    ['as high as can be told', changed((file) => file.writeInt32LE(-0x80000000, 22))],
    ['whose rows begin in the header', changed((file) => file.writeUInt32LE(10, 10))],
    ['of OS/2', changed((file) => file.writeUInt32LE(12, 14))],
    [
      'of more pixels than are read here',
      aBitmap({ width: 4096, height: 1024, depth: 1, rows: Buffer.alloc(512 * 1024) }),
    ],
  ])('that is %s is rejected', async (_, file) => expect(await readBmp(file)).toBeNull())

  test('of any bytes is read or rejected, and never beyond its end', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 })
    const field = fc.record({
      at: fc.integer({ min: 0, max: 60 }),
      value: fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 2, 24, 255)),
    })
    await fc.assert(
      fc.asyncProperty(bytes, fc.array(field, { maxLength: 6 }), async (rows, fields) => {
        const file = aBitmap({ width: 3, height: 2, depth: 24, rows: Buffer.from(rows) })
        for (const { at, value } of fields) file[at] = value
        const read = await readBmp(file)
        if (read === null) return
        expect(read.bytes.length).toBe(read.width * read.height * 4)
        expect(read.width * read.height).toBeLessThanOrEqual(file.length * 8)
      }),
      { numRuns: 500 },
    )
  })
})
