const GIF_TABLE = 0x80
const IMAGE = 0x2c
const EXTENSION = 0x21
const ANMF = 0x414e4d46

/**
 * The format of an image, read from its bytes. TIFF has no size here, because the size may be anywhere in the
 * file, and most browsers cannot show TIFF.
 */
export type ImageHeader =
  | { kind: 'png' | 'gif' | 'jpeg' | 'webp' | 'bmp'; width: number; height: number; isMoving: boolean }
  | { kind: 'tiff' }

/**
 * Ignores the name of the file, because users rename files. Null: another format, or the file ends before the
 * dimensions.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begins = (...text: readonly number[]) => text.every((byte, at) => bytes[at] === byte)
  try {
    if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
      return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20), isMoving: false }
    if (begins(0x47, 0x49, 0x46, 0x38)) return gifFacts(view)
    if (begins(0xff, 0xd8, 0xff)) return jpegFacts(view)
    if (begins(0x52, 0x49, 0x46, 0x46) && view.getUint32(8) === WEBP) return webpFacts(view)
    if (begins(0x42, 0x4d)) return bmpFacts(view)
    return begins(0x49, 0x49, 0x2a, 0) || begins(0x4d, 0x4d, 0, 0x2a) ? { kind: 'tiff' } : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const WEBP = 0x57454250
const VP8X = 0x56503858
const VP8L = 0x5650384c
const VP8 = 0x56503820
const BMP_CORE_HEADER = 12
/** C4, C8 and CC are in the range of frame headers but mark tables. */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc
/** These markers have no length. */
const isBare = (mark: number) => mark === 0x01 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd8)

/** The dimensions are in the first frame, after any number of other segments. */
function jpegFacts(view: DataView): ImageHeader | null {
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null
    const mark = view.getUint8(at + 1)
    if (isFrame(mark))
      return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5), isMoving: false }
    // A fill byte may precede a marker.
    at += mark === 0xff ? 1 : isBare(mark) ? 2 : 2 + view.getUint16(at + 2)
  }
}

function gifFacts(view: DataView): ImageHeader {
  return {
    kind: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    isMoving: hasFrames(view, 'gif'),
  }
}

function webpFacts(view: DataView): ImageHeader | null {
  switch (view.getUint32(12)) {
    case VP8X:
      return {
        kind: 'webp',
        width: 1 + uint24(view, 24),
        height: 1 + uint24(view, 27),
        isMoving: hasFrames(view, 'webp'),
      }
    case VP8L: {
      const bits = view.getUint32(21, true)
      return {
        kind: 'webp',
        width: 1 + (bits & 0x3fff),
        height: 1 + ((bits >>> 14) & 0x3fff),
        isMoving: false,
      }
    }
    case VP8:
      return {
        kind: 'webp',
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        isMoving: false,
      }
    default:
      return null
  }
}

/** A negative height means that rows are stored from top to bottom. */
function bmpFacts(view: DataView): ImageHeader {
  return view.getUint32(14, true) === BMP_CORE_HEADER
    ? { kind: 'bmp', width: view.getUint16(18, true), height: view.getUint16(20, true), isMoving: false }
    : {
        kind: 'bmp',
        width: view.getInt32(18, true),
        height: Math.abs(view.getInt32(22, true)),
        isMoving: false,
      }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}

/**
 * Whether the file has more than one picture. In a truncated GIF or extended WebP, the pictures before its
 * end count.
 */
function hasFrames(view: DataView, kind: 'gif' | 'webp'): boolean {
  let count = 0
  try {
    for (const _ of kind === 'gif' ? gifFrames(view) : webpFrames(view)) if ((count += 1) > 1) return true
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return false
}

function* gifFrames(view: DataView): Generator<number> {
  let at = 13 + tableOf(view.getUint8(10))
  for (;;) {
    const mark = view.getUint8(at)
    if (mark === EXTENSION) at = behindBlocks(view, at + 2)
    else if (mark === IMAGE) {
      yield at
      at = behindBlocks(view, at + 11 + tableOf(view.getUint8(at + 9)))
    } else return
  }
}

/** The size in bytes of a colour table with these flags. */
function tableOf(flags: number): number {
  return flags & GIF_TABLE ? 3 << ((flags & 7) + 1) : 0
}

/** Skips blocks with a length, up to the empty one at the end. */
function behindBlocks(view: DataView, from: number): number {
  let at = from
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length
  return at + 1
}

function* webpFrames(view: DataView): Generator<number> {
  for (let at = 12; ;) {
    if (view.getUint32(at) === ANMF) yield at
    const length = view.getUint32(at + 4, true)
    // A chunk of odd length is padded by one byte.
    at += 8 + length + (length & 1)
  }
}
