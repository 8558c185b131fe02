import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isStillWebp } from '#server/files/images/is-still-webp.ts'
import { keepOrMakePoster, makePoster } from '#server/files/images/poster.ts'

const aPicture = (width = 40, height = 30, background = '#c33') =>
  sharp({ create: { width, height, channels: 4, background } })

const made = async (file: Buffer) => {
  const poster = await makePoster(file)
  if (poster === null) throw new Error('no poster was made')
  return poster
}

test('a poster that was made before is kept to the byte, with alpha or without', async () => {
  for (const background of ['#c33', '#cc333380']) {
    const poster = await made(await aPicture(40, 30, background).png().toBuffer())
    expect(await keepOrMakePoster(poster)).toBe(poster)
  }
})

test('a picture with metadata, bytes after its end or too many pixels is made anew', async () => {
  const plain = await made(await aPicture().png().toBuffer())
  const withPlace = await aPicture()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .webp()
    .toBuffer()
  const withTail = Buffer.concat([plain, Buffer.from('a second file')])
  const large = await aPicture(5000, 20).webp().toBuffer()
  for (const file of [withPlace, withTail, large]) {
    const poster = await keepOrMakePoster(file)
    expect(poster).not.toBeNull()
    expect(poster?.equals(file)).toBe(false)
    const { width, exif } = await sharp(poster ?? undefined).metadata()
    expect(width).toBeLessThanOrEqual(4096)
    expect(exif).toBeUndefined()
  }
})

test('a file whose header alone is a WebP is no poster', async () => {
  const plain = await made(await aPicture().png().toBuffer())
  expect(await keepOrMakePoster(plain.subarray(0, 16))).toBeNull()
})

test('only a whole still picture counts as one', async () => {
  const plain = await made(await aPicture().png().toBuffer())
  expect(isStillWebp(plain)).toBe(true)
  for (const length of [0, 8, 12, 19, plain.length - 1])
    expect(isStillWebp(plain.subarray(0, length))).toBe(false)
  const unknown = Buffer.from(plain)
  unknown.write('ABCD', 12, 'latin1')
  expect(isStillWebp(unknown)).toBe(false)
  // A tail that the outer length covers is an unknown part too.
  const longer = Buffer.concat([plain, Buffer.from('tail'), Buffer.alloc(6)])
  longer.writeUInt32LE(longer.length - 8, 4)
  expect(isStillWebp(longer)).toBe(false)
})
