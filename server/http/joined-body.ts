import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'
import { BROTLI_QUALITY, GZIP_LEVEL, type Encoding } from './packed-body.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * The beginning of a body that many readers share. Each of them gets another end, which is not compressed.
 */
export interface SharedBeginning {
  /** The length before compression. */
  readonly length: number
  joined(encoding: Encoding, end: Buffer): Promise<Buffer>
}

/**
 * Compresses the beginning once for each requested encoding, up to a boundary at which other bytes can
 * follow.
 */
export function sharedBeginning(beginning: Buffer): SharedBeginning {
  const packed = new Map<Encoding, Promise<Buffer>>()
  let checksum: number | null = null
  const packedFor = (encoding: 'br' | 'gzip') => {
    const known = packed.get(encoding)
    if (known) return known
    const made = encoding === 'br' ? brotliPart(beginning) : gzipPart(beginning)
    packed.set(encoding, made)
    // Forgets a failed one, so that the next caller tries again.
    made.catch(() => packed.delete(encoding))
    return made
  }
  return {
    length: beginning.length,
    joined: async (encoding, end) => {
      if (encoding === 'identity') return Buffer.concat([beginning, end])
      if (encoding === 'br') return Buffer.concat([await packedFor('br'), ...brotliEnd(end)])
      checksum ??= crc32(beginning)
      const trailer = Buffer.alloc(8)
      // For no bytes Node returns 0 and not the checksum so far.
      trailer.writeUInt32LE(end.length === 0 ? checksum : crc32(end, checksum), 0)
      trailer.writeUInt32LE((beginning.length + end.length) % 2 ** 32, 4)
      return Buffer.concat([await packedFor('gzip'), ...storedBlocks(end), trailer])
    },
  }
}

const brotliPart = (text: Buffer) =>
  brotli(text, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
const gzipPart = (text: Buffer) => zip(text, { level: GZIP_LEVEL, finishFlush: constants.Z_SYNC_FLUSH })

/** The largest stored block of gzip. Brotli allows more. */
const MAX_BLOCK = 65_535

function blocksOf(bytes: Buffer): Buffer[] {
  const blocks = [bytes.subarray(0, MAX_BLOCK)]
  for (let at = MAX_BLOCK; at < bytes.length; at += MAX_BLOCK) blocks.push(bytes.subarray(at, at + MAX_BLOCK))
  return blocks
}

/** RFC 7932, section 9.2: uncompressed meta-blocks, whose header is 20 bits, and an empty last one. */
function brotliEnd(end: Buffer): Buffer[] {
  const parts = blocksOf(end).flatMap((block) => {
    if (block.length === 0) return []
    const header = Buffer.alloc(3)
    header.writeUIntLE((1 << 19) | ((block.length - 1) << 3), 0, 3)
    return [header, block]
  })
  return [...parts, Buffer.of(3)]
}

/** RFC 1951, section 3.2.4: blocks without compression. A bit marks the last one. */
function storedBlocks(end: Buffer): Buffer[] {
  const blocks = blocksOf(end)
  return blocks.flatMap((block, at) => {
    const header = Buffer.alloc(5)
    header.writeUInt8(at === blocks.length - 1 ? 1 : 0, 0)
    header.writeUInt16LE(block.length, 1)
    header.writeUInt16LE(0xff_ff - block.length, 3)
    return [header, block]
  })
}
