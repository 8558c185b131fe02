// The parts of a ZIP file (APPNOTE.TXT 6.3) that this server writes and reads. All numbers are little-endian.

export const LOCAL_BYTES = 30
export const CENTRAL_BYTES = 46
export const END_BYTES = 22
export const LOCAL_SIGN = 0x04034b50
export const CENTRAL_SIGN = 0x02014b50
export const END_SIGN = 0x06054b50
/** The placeholder of a size or count that only the 64-bit extension can hold. */
export const BEYOND_32 = 0xffff_ffff
export const BEYOND_16 = 0xffff
const END_64_SIGN = 0x06064b50
const END_64_BYTES = 56
const LOCATOR_SIGN = 0x07064b50
const LOCATOR_BYTES = 20
/** Identifies the extra field with the 64-bit sizes of an entry. */
const EXTRA_64 = 1
export const STORED = 0
export const DEFLATED = 8
export const IS_ENCRYPTED = 1

const VERSION = 20
const VERSION_64 = 45
const UNIX = 3 << 8
const NAMES_ARE_UTF8 = 1 << 11
/** The first date of the ZIP format. With the current time, two archives of the same game would differ. */
const DAY = (1 << 5) | 1
const REGULAR_FILE = 0o100644

export interface Written {
  name: string
  crc: number
  size: number
}

/** The fields that both headers of an entry share. Entries are stored uncompressed. */
function shared({ name, crc, size }: Written, extraBytes: number): Buffer {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(extraBytes === 0 ? VERSION : VERSION_64, 0)
  bytes.writeUInt16LE(NAMES_ARE_UTF8, 2)
  bytes.writeUInt16LE(STORED, 4)
  bytes.writeUInt16LE(0, 6)
  bytes.writeUInt16LE(DAY, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(size, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(Buffer.byteLength(name), 22)
  bytes.writeUInt16LE(extraBytes, 24)
  return bytes
}

export function localHeader(entry: Written): Buffer {
  const sign = Buffer.alloc(4)
  sign.writeUInt32LE(LOCAL_SIGN)
  return Buffer.concat([sign, shared(entry, 0), Buffer.from(entry.name)])
}

export function centralHeader(entry: Written, offset: number): Buffer {
  const extra = offset < BEYOND_32 ? Buffer.alloc(0) : farOffset(offset)
  const head = Buffer.alloc(6)
  head.writeUInt32LE(CENTRAL_SIGN)
  head.writeUInt16LE(UNIX | (extra.length === 0 ? VERSION : VERSION_64), 4)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(REGULAR_FILE * 0x1_0000, 6)
  tail.writeUInt32LE(Math.min(offset, BEYOND_32), 10)
  return Buffer.concat([head, shared(entry, extra.length), tail, Buffer.from(entry.name), extra])
}

function farOffset(offset: number): Buffer {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16LE(EXTRA_64, 0)
  bytes.writeUInt16LE(8, 2)
  bytes.writeBigUInt64LE(BigInt(offset), 4)
  return bytes
}

/**
 * Adds the records of the 64-bit extension if the archive is too long, or has too many entries, for the plain
 * record.
 */
export function endRecord(entries: number, central: { offset: number; size: number }): Buffer {
  const bytes = Buffer.alloc(END_BYTES)
  bytes.writeUInt32LE(END_SIGN)
  bytes.writeUInt16LE(Math.min(entries, BEYOND_16), 8)
  bytes.writeUInt16LE(Math.min(entries, BEYOND_16), 10)
  bytes.writeUInt32LE(Math.min(central.size, BEYOND_32), 12)
  bytes.writeUInt32LE(Math.min(central.offset, BEYOND_32), 16)
  const isPlain = entries < BEYOND_16 && central.size < BEYOND_32 && central.offset < BEYOND_32
  return isPlain ? bytes : Buffer.concat([farEnd(entries, central), bytes])
}

function farEnd(entries: number, { offset, size }: { offset: number; size: number }): Buffer {
  const record = Buffer.alloc(END_64_BYTES)
  record.writeUInt32LE(END_64_SIGN)
  // The format counts only the bytes after this field.
  record.writeBigUInt64LE(BigInt(END_64_BYTES - 12), 4)
  record.writeUInt16LE(UNIX | VERSION_64, 12)
  record.writeUInt16LE(VERSION_64, 14)
  record.writeBigUInt64LE(BigInt(entries), 24)
  record.writeBigUInt64LE(BigInt(entries), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(LOCATOR_BYTES)
  locator.writeUInt32LE(LOCATOR_SIGN)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator])
}
