import { setImmediate } from 'node:timers/promises'

/** Rows from the top; each pixel is red, green, blue, alpha. */
export interface Pixels {
  width: number
  height: number
  bytes: Buffer
}

const FILE_HEADER = 14
const INFO_HEADER = 40
const UNPACKED = 0
const BY_MASKS = 3
const DEPTHS = new Set([1, 4, 8, 16, 24, 32])
/**
 * BMP is decoded on the main thread, other formats in threads of libvips. In 3 MiB, only an image with a
 * small palette could have more pixels.
 */
const MAX_PIXELS = 4_000_000
/** Other requests get a turn after this many pixels. */
const PIXELS_AT_ONCE = 100_000

/** Red, green, blue and alpha as one number, in this order. */
type Ink = (row: number, x: number) => number

/**
 * libvips does not read BMP. Current programs write uncompressed pixels, so run lengths and older headers are
 * rejected. Null: not a BMP, or not one of these.
 */
export async function readBmp(file: Buffer): Promise<Pixels | null> {
  if (file.length < FILE_HEADER + INFO_HEADER) return null
  const start = file.readUInt32LE(10)
  const header = file.readUInt32LE(14)
  const width = file.readInt32LE(18)
  // A negative height means that the rows come from the top.
  const rows = file.readInt32LE(22)
  const height = Math.abs(rows)
  const depth = file.readUInt16LE(28)
  const packing = file.readUInt32LE(30)
  if (header < INFO_HEADER || width < 1 || height < 1 || width * height > MAX_PIXELS || !DEPTHS.has(depth))
    return null
  if (packing !== UNPACKED && !(packing === BY_MASKS && (depth === 16 || depth === 32))) return null
  const stride = Math.ceil((width * depth) / 32) * 4
  // Bounds all reads below: the rows are complete and start after the header.
  if (start < FILE_HEADER + INFO_HEADER || start + stride * height > file.length) return null
  const ink = inkOf(file, { header, depth, isMasked: packing === BY_MASKS, start })
  if (ink === null) return null

  const bytes = Buffer.alloc(width * height * 4)
  let place = 0
  for (let y = 0, free = PIXELS_AT_ONCE; y < height; y++, free -= width) {
    const row = start + stride * (rows < 0 ? y : height - 1 - y)
    for (let x = 0; x < width; x++) place = bytes.writeUInt32BE(ink(row, x), place)
    if (free > 0) continue
    await setImmediate()
    free = PIXELS_AT_ONCE
  }
  return { width, height, bytes }
}

interface Layout {
  header: number
  depth: number
  isMasked: boolean
  start: number
}

function inkOf(file: Buffer, { header, depth, isMasked, start }: Layout): Ink | null {
  if (depth === 24) return (row, x) => opaque(file.readUIntLE(row + x * 3, 3))
  if (depth <= 8) return fromPalette(file, { header, depth, start })
  const usual = depth === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff]
  const at = FILE_HEADER + INFO_HEADER
  if (isMasked && start < at + 12) return null
  const [red, green, blue] = (
    isMasked ? [0, 4, 8].map((offset) => file.readUInt32LE(at + offset)) : usual
  ).map(channelOf)
  // Only headers of 56 bytes or more have a mask for alpha. With a shorter one, all pixels are opaque.
  const opacity =
    isMasked && header >= 56 && start >= at + 16 ? channelOf(file.readUInt32LE(at + 12)) : () => 255
  if (!red || !green || !blue) return null
  const width = depth / 8
  return (row, x) => {
    const value = file.readUIntLE(row + x * width, width)
    return ((red(value) << 24) | (green(value) << 16) | (blue(value) << 8) | opacity(value)) >>> 0
  }
}

function fromPalette(file: Buffer, { header, depth, start }: Omit<Layout, 'isMasked'>): Ink {
  const palette = FILE_HEADER + header
  const most = 2 ** depth
  return (row, x) => {
    const place = x * depth
    const index = ((file[row + (place >> 3)] ?? 0) >> (8 - depth - (place & 7))) & (most - 1)
    const colour = palette + index * 4
    // An index outside of the palette is black, as in other decoders.
    return opaque(colour + 4 > start ? 0 : file.readUIntLE(colour, 3))
  }
}

/** Turns 0xRRGGBB into 0xRRGGBBAA with the alpha of an opaque pixel. */
const opaque = (colour: number) => ((colour << 8) | 0xff) >>> 0

/**
 * The bits under a mask, scaled to 0–255. An empty mask gives 255, because a missing alpha channel means
 * opaque.
 */
function channelOf(mask: number): (value: number) => number {
  if (mask === 0) return () => 255
  const shift = 31 - Math.clz32(mask & -mask)
  const most = mask >>> shift
  return (value) => Math.round((((value & mask) >>> shift) * 255) / most)
}
