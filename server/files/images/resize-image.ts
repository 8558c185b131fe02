import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { PICTURE_MOST_PIXELS } from '#contract/rules/picture.ts'
import { readBmp } from './read-bmp.ts'
import { isDrawnTooOften, typeOfPicture } from './image-type.ts'

/**
 * In bytes after decoding. An interlaced picture is decoded as a whole: all pixels with alpha, or half of
 * them in 16 bits.
 */
const HEAVIEST = 4 * PICTURE_MOST_PIXELS
/** Bytes per channel. Other formats, such as floating point, are not for screens and are rejected. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ['uchar', 1],
  ['ushort', 2],
])
const MAX_FRAMES = 120
const SLOWEST_S = 15
const QUALITY = 80

type Open = (options?: SharpOptions) => Sharp
interface Size {
  width: number
  height: number
}
export interface Shape {
  fit: (image: Sharp, size: Size) => Sharp
  /** In bytes. A larger animation becomes a still image. */
  largestAnimation: number
}

/**
 * Encodes the image again from its pixels, so that other content of the file is not served, such as the place
 * of a photo or a hidden second file. Null: the file is no image, or too large.
 */
export async function resizePicture(file: Buffer, shape: Shape): Promise<Buffer | null> {
  const open = await opener(file)
  if (open === null) return null
  try {
    const found = await open().metadata()
    if (weightOf(found) > HEAVIEST) return null
    return (await moving(open, found, shape)) ?? (await still(open, found, shape))
  } catch {
    // libvips reports errors as text only. A file that it cannot decode counts as no image.
    return null
  }
}

/** The size of a picture that was decoded before. */
export async function sizeOfPicture(file: Buffer): Promise<Size> {
  const sharp = await decoder()
  return sharp(file).metadata()
}

const weightOf = ({ width, height, channels, depth }: Metadata) =>
  width * height * channels * (DEPTHS.get(depth) ?? Infinity)

async function opener(file: Buffer): Promise<Open | null> {
  const type = typeOfPicture(file)
  if (type === null || (type === 'image/jpeg' && isDrawnTooOften(file))) return null
  const sharp = await decoder()
  const bounds = { limitInputPixels: PICTURE_MOST_PIXELS, failOn: 'error' } as const
  if (type !== 'image/bmp') return (options) => sharp(file, { ...bounds, ...options })
  const pixels = await readBmp(file)
  return (
    pixels &&
    (() =>
      sharp(pixels.bytes, { ...bounds, raw: { width: pixels.width, height: pixels.height, channels: 4 } }))
  )
}

async function moving(
  open: Open,
  { width, height, pages = 1, format }: Metadata,
  shape: Shape,
): Promise<Buffer | null> {
  if (
    pages < 2 ||
    pages > MAX_FRAMES ||
    !(format === 'gif' || format === 'webp') ||
    width * height * pages > PICTURE_MOST_PIXELS
  )
    return null
  const made = await encode(shape.fit(open({ pages: -1 }), { width, height }))
  return made.length > shape.largestAnimation ? null : made
}

const still = (open: Open, { autoOrient }: Metadata, { fit }: Shape) =>
  encode(fit(open().autoOrient(), autoOrient))

const encode = (image: Sharp): Promise<Buffer> =>
  image.webp({ quality: QUALITY }).timeout({ seconds: SLOWEST_S }).toBuffer()

/** Loaded on demand, because it takes some 25 MB and 60 ms. */
async function decoder() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  // A second barrier after the check of the first bytes: files that are nested in others cannot reach other
  // decoders.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadPng',
      'VipsForeignLoadJpeg',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadWebp',
      'VipsForeignLoadTiff',
    ],
  })
  return sharp
}
