/** The parts of a ZIP file (APPNOTE.TXT 6.3) that this server writes and reads. All numbers are little-endian. */

export const LOCAL_BYTES = 30
export const CENTRAL_BYTES = 46
export const END_BYTES = 22
export const LOCAL_SIGN = 0x04034b50
export const CENTRAL_SIGN = 0x02014b50
export const END_SIGN = 0x06054b50
/** What stands in the place of a size or a count that only the 64-bit extension can tell. */
export const BEYOND_32 = 0xffff_ffff
export const BEYOND_16 = 0xffff
export const STORED = 0
export const DEFLATED = 8
export const IS_ENCRYPTED = 1

const VERSION = 20
const UNIX = 3 << 8
const NAMES_ARE_UTF8 = 1 << 11
/** The first day that a ZIP knows: the time of the writing would make two archives of the same game differ. */
const DAY = (1 << 5) | 1
const REGULAR_FILE = 0o100644

export interface Written {
  name: string
  crc: number
  size: number
}

/** What the two headers of an entry have in common: that it is stored as it is, and how long. */
function shared({ name, crc, size }: Written): Buffer {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(VERSION, 0)
  bytes.writeUInt16LE(NAMES_ARE_UTF8, 2)
  bytes.writeUInt16LE(STORED, 4)
  bytes.writeUInt16LE(0, 6)
  bytes.writeUInt16LE(DAY, 8)
  bytes.writeUInt32LE(crc, 10)
  bytes.writeUInt32LE(size, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(Buffer.byteLength(name), 22)
  return bytes
}

export function localHeader(entry: Written): Buffer {
  const sign = Buffer.alloc(4)
  sign.writeUInt32LE(LOCAL_SIGN)
  return Buffer.concat([sign, shared(entry), Buffer.from(entry.name)])
}

export function centralHeader(entry: Written, offset: number): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt32LE(CENTRAL_SIGN)
  head.writeUInt16LE(UNIX | VERSION, 4)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(REGULAR_FILE * 0x1_0000, 6)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([head, shared(entry), tail, Buffer.from(entry.name)])
}

export function endRecord(entries: number, central: { offset: number; size: number }): Buffer {
  const bytes = Buffer.alloc(END_BYTES)
  bytes.writeUInt32LE(END_SIGN)
  bytes.writeUInt16LE(entries, 8)
  bytes.writeUInt16LE(entries, 10)
  bytes.writeUInt32LE(central.size, 12)
  bytes.writeUInt32LE(central.offset, 16)
  return bytes
}
