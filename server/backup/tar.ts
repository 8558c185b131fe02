// The subset of a tar file (POSIX ustar) that backups use: plain files with short ASCII names.

export const BLOCK = 512
/** The format requires two empty blocks at the end. */
export const END = Buffer.alloc(2 * BLOCK)

const NAME_BYTES = 100
const SIZE_AT = 124
const SUM_AT = 148
/** A size field has eleven octal digits. */
const MAX_OCTAL = 0o77777777777
/** Marks a size that is stored as a binary number of twelve bytes, because it has too many octal digits. */
const IS_NUMBER = 0x80
/**
 * The same time in all archives. A header then depends only on a name and a size, so that it can be compared
 * with the expected one.
 */
const MADE_AT = Date.UTC(2000, 0, 1) / 1000

export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) >= NAME_BYTES) throw new RangeError(`${name} is too long a name`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  if (size <= MAX_OCTAL) header.write(`${octal(size, 11)}\0`, SIZE_AT)
  else {
    header.writeBigUInt64BE(BigInt(size), SIZE_AT + 4)
    header.writeUInt8(IS_NUMBER, SIZE_AT)
  }
  header.write(`${octal(MADE_AT, 11)}\0`, 136)
  header.write(' '.repeat(8), SUM_AT)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )}\0 `,
    SUM_AT,
  )
  return header
}

/** Null if the header differs in any byte from the result of `tarHeader`. */
export function readTarHeader(header: Buffer): { name: string; size: number } | null {
  const name = header.toString('latin1', 0, Math.min(NAME_BYTES, Math.max(0, header.indexOf(0))))
  const isNumber = header[SIZE_AT] === IS_NUMBER
  const size = isNumber
    ? Number(header.readBigUInt64BE(SIZE_AT + 4))
    : Number.parseInt(header.toString('latin1', SIZE_AT, SIZE_AT + 11), 8)
  if (name === '' || name.length >= NAME_BYTES || !Number.isSafeInteger(size) || size < 0) return null
  return tarHeader(name, size).equals(header) ? { name, size } : null
}

/** The padding after a part: headers begin at a multiple of the block size. */
export const paddingAfter = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

const octal = (number: number, digits: number) => number.toString(8).padStart(digits, '0')
