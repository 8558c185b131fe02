import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeAvatar } from '#server/files/images/avatar.ts'
import { aBitmap, anAnimation, aPhoto } from '#tests/server/modules/account/avatar.world.ts'

const made = async (file: Buffer) => (await makeAvatar(file)) ?? expect.fail('no image')
const seen = async (file: Buffer) => {
  const {
    format,
    width,
    height,
    pages = 1,
    hasAlpha,
    delay,
    exif,
    icc,
    iptc,
    xmp,
    orientation,
  } = await sharp(await made(file)).metadata()
  return {
    format,
    width,
    height,
    pages,
    hasAlpha,
    delay,
    besides: [exif, icc, iptc, xmp, orientation].filter((found) => found !== undefined),
  }
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b03060' }, limitInputPixels: false })

describe('an avatar is a WebP of 300 pixels in width, made from', () => {
  test.each([
    ['PNG', () => aPhoto().png().toBuffer()],
    [
      'interlaced PNG of 16 bits',
      () => aPhoto().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
    ],
    ['JPEG', () => aPhoto().jpeg().toBuffer()],
    ['progressive JPEG', () => aPhoto().jpeg({ progressive: true }).toBuffer()],
    ['JPEG in CMYK', () => aPhoto().toColourspace('cmyk').jpeg().toBuffer()],
    ['WebP', () => aPhoto().webp().toBuffer()],
    ['GIF', () => aPhoto().gif().toBuffer()],
    ['TIFF', () => aPhoto().tiff().toBuffer()],
    ['packed TIFF', () => aPhoto().tiff({ compression: 'lzw' }).toBuffer()],
    [
      'BMP',
      async () => aBitmap({ width: 640, height: 480, depth: 24, rows: await aPhoto().raw().toBuffer() }),
    ],
  ])('%s', async (_, file) =>
    expect(await seen(await file())).toMatchObject({
      format: 'webp',
      width: 300,
      height: 225,
      pages: 1,
      besides: [],
    }),
  )

  test.each([
    [1, 10_000, 900],
    [10_000, 1, 1],
    [1, 1, 300],
    [2, 9, 900],
    [150, 100, 200],
    [4000, 3000, 225],
  ])('%i × %i: %i pixels high', async (width, height, expected) =>
    expect(await seen(await plain(width, height).png().toBuffer())).toMatchObject({
      width: 300,
      height: expected,
    }),
  )

  test('the middle of a high picture', async () => {
    const green = { create: { width: 10, height: 30, channels: 3 as const, background: '#00ff00' } }
    const tower = await sharp({ create: { width: 10, height: 90, channels: 3, background: '#ff0000' } })
      .composite([{ input: await sharp(green).png().toBuffer(), top: 30, left: 0 }])
      .png()
      .toBuffer()
    const { channels } = await sharp(await made(tower)).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 1, 0])
  })
  test('a photograph in its right orientation', async () => {
    const lying = await aPhoto(640, 480).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await seen(lying)).toMatchObject({ width: 300, height: 400, besides: [] })
  })
  test('a transparent picture, which stays transparent', async () => {
    const glass = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    expect(await seen(glass)).toMatchObject({ hasAlpha: true })
  })
})

describe('an animation', () => {
  test.each(['gif', 'webp'] as const)('in %s stays animated, at its speed', async (format) => {
    const moving = await anAnimation(5, 64)
    const file = await moving.toFormat(format, { delay: [100, 200, 300, 400, 500], loop: 3 }).toBuffer()
    expect(await seen(file)).toMatchObject({
      format: 'webp',
      width: 300,
      height: 300,
      pages: 5,
      delay: [100, 200, 300, 400, 500],
    })
  })
  test('that is too high is cropped in every frame', async () => {
    const frames = await Promise.all([1, 2].map(() => aPhoto(20, 100).png().toBuffer()))
    const file = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect(await seen(file)).toMatchObject({ width: 300, height: 900, pages: 2 })
  })
  test.each([
    ['of as many frames as are kept', 120, 4, 120],
    ['of too many frames', 121, 4, 1],
    ['of too many pixels', 4, 2600, 1],
  ])('%s: %i of %i² pixels become %i', async (_, frames, size, kept) => {
    const colours = ['#ff0000', '#0000ff']
    const stills = colours.map((background) =>
      sharp({ create: { width: size, height: size, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    const all = await Promise.all(
      Array.from({ length: frames }, (__, index) => stills[index % 2] ?? expect.fail()),
    )
    const file = await sharp(all, { join: { animated: true }, limitInputPixels: false })
      .gif()
      .toBuffer()
    expect((await sharp(file).metadata()).pages).toBe(frames)
    expect(await seen(file)).toMatchObject({ width: 300, height: 300, pages: kept })
  })
  test('that would exceed a megabyte becomes a still image', async () => {
    const frame = () =>
      sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
        .png()
        .toBuffer()
    const frames = await Promise.all(Array.from({ length: 30 }, frame))
    const file = await sharp(frames, { join: { animated: true } })
      .webp({ quality: 80 })
      .toBuffer()
    expect(file.length).toBeGreaterThan(MEBIBYTE)
    expect(await seen(file)).toMatchObject({ width: 300, height: 300, pages: 1 })
  })
})

/** A PNG of one colour has any number of pixels in a few bytes. */
function aBomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([size, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
function crc(bytes: Buffer): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

describe('no image, or an unsupported one', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from(svg)],
    ['SVG after a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj')],
    ['a PDF that says it is a GIF', Buffer.from('GIF89a%PDF-1.7')],
    ['JavaScript that says it is a GIF', Buffer.from('GIF89a=1;alert(1)')],
    ['only the first bytes of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['HEIF', Buffer.from('000000186674797068656963000000006d69663168656963', 'hex')],
    ['text', Buffer.from('not an image at all')],
  ])('%s', async (_, file) => expect(await makeAvatar(file)).toBeNull())

  test('AVIF, although the decoder exists', async () =>
    expect(await makeAvatar(await aPhoto(64, 48).avif().toBuffer())).toBeNull())
  test('SVG, also after an image of another type', async () => {
    await made(await aPhoto(8, 8).png().toBuffer())
    await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow('unsupported image format')
  })
  test('cut in the middle', async () => {
    for (const file of [
      await aPhoto().png().toBuffer(),
      await aPhoto().jpeg().toBuffer(),
      await aPhoto().webp().toBuffer(),
    ])
      expect(await makeAvatar(file.subarray(0, file.length / 2))).toBeNull()
  })
  test('samples that are floating-point numbers', async () => {
    const floats = await plain(64, 48).toColourspace('scrgb').tiff({ compression: 'deflate' }).toBuffer()
    expect((await sharp(floats).metadata()).depth).toBe('float')
    expect(await makeAvatar(floats)).toBeNull()
  })
  test('with more than a hundred scans', async () => {
    const file = await aPhoto(64, 48).jpeg().toBuffer()
    const withMarks = (count: number) => {
      const marks = Buffer.from('ffda'.repeat(count), 'hex')
      const note = Buffer.from([0xff, 0xfe, 0, marks.length + 2])
      return Buffer.concat([file.subarray(0, 2), note, marks, file.subarray(2)])
    }
    expect(await makeAvatar(withMarks(99))).not.toBeNull()
    expect(await makeAvatar(withMarks(100))).toBeNull()
  })
  test.each([
    [5000, 5001],
    [20_000, 20_000],
    [30_000, 30_000],
  ])('%i × %i pixels: rejected immediately, without the memory for them', async (width, height) => {
    const bomb = aBomb(width, height)
    expect(bomb.length).toBeLessThan(200_000)
    await made(await aPhoto(64, 48).png().toBuffer())
    const [before, startedAt] = [process.memoryUsage().rss, performance.now()]
    expect(await makeAvatar(bomb)).toBeNull()
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(30_000_000)
  })
  test('16-bit samples count twice', async () => {
    const heavy = (size: number) =>
      sharp({ create: { width: size, height: size, channels: 4, background: '#80808080' } })
        .toColourspace('rgb16')
        .png({ compressionLevel: 1 })
        .toBuffer()
    expect(await makeAvatar(await heavy(3536))).toBeNull()
    expect(await makeAvatar(await heavy(3535))).not.toBeNull()
  })
  test('exactly the largest number of pixels is accepted', async () =>
    expect(await seen(aBomb(5000, 5000))).toMatchObject({ width: 300, height: 300 }))
})

test('no other data of the file is left', async () => {
  const secret = '<script>alert("polyglot")</script>PK\u0003\u0004'
  const withText = async (file: Buffer) => Buffer.concat([file, Buffer.from(secret)])
  const noted = await aPhoto()
    .withExif({ IFD0: { ImageDescription: secret, Copyright: secret } })
    .jpeg()
    .toBuffer()
  expect(noted.includes(secret)).toBe(true)
  for (const file of [
    noted,
    await withText(await aPhoto().png().toBuffer()),
    await withText(await aPhoto().jpeg().toBuffer()),
    await withText(await aPhoto().gif().toBuffer()),
    await withText(await aPhoto().tiff().toBuffer()),
  ]) {
    const avatar = (await made(file)).toString('latin1')
    for (const word of ['script', 'alert', 'polyglot', 'PK\u0003\u0004']) expect(avatar).not.toContain(word)
  }
})
