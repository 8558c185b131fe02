import {
  BEYOND_16,
  BEYOND_32,
  CENTRAL_BYTES,
  CENTRAL_SIGN,
  END_BYTES,
  END_SIGN,
  IS_ENCRYPTED,
} from './format.ts'
import { bytesOf, type ZipSource } from './source.ts'
import { ZipFault } from './zip-error.ts'

export interface Entry {
  name: string
  method: number
  crc: number
  /** Both sizes are in bytes, as the directory declares them. The unpacked bytes may differ. */
  packed: number
  size: number
  offset: number
  /** The offset of the next entry, or of the directory. All bytes of this entry must be before it. */
  until: number
  kind: 'file' | 'folder'
}

const MAX_COMMENT_LENGTH = 0xffff
/** An entry may have extra fields and a comment after its name. */
const ROOM_FOR_MORE = 256
const FILE_KIND = 0o170000
const REGULAR = 0o100000
const FOLDER = 0o040000

/** Reads only the directory at the end of the file. The entries are sorted by their offsets. */
export async function readDirectory(
  source: ZipSource,
  bounds: { entries: number; nameBytes: number },
): Promise<Entry[]> {
  const { count, size, offset } = await readEnd(source)
  if (count > bounds.entries || size > count * (CENTRAL_BYTES + bounds.nameBytes + ROOM_FOR_MORE))
    throw new ZipFault('crowded')
  const bytes = await bytesOf(source, offset, size)
  const entries: Entry[] = []
  let at = 0
  for (let n = 0; n < count; n++) {
    const { entry, next } = readEntry(bytes, at)
    entries.push(entry)
    at = next
  }
  if (at !== bytes.length) throw new ZipFault('damaged')
  return placed(entries, offset)
}

/** Sets the end of each entry. If entries could overlap, a small archive could unpack to an endless one. */
function placed(entries: Entry[], end: number): Entry[] {
  entries.sort((a, b) => a.offset - b.offset)
  for (const [at, entry] of entries.entries()) entry.until = entries[at + 1]?.offset ?? end
  // Rejects duplicate names, because readers disagree on which one counts.
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) throw new ZipFault('damaged')
  return entries
}

async function readEnd(source: ZipSource): Promise<{ count: number; size: number; offset: number }> {
  const length = Math.min(source.size, END_BYTES + MAX_COMMENT_LENGTH)
  const tail = await bytesOf(source, source.size - length, length)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGN || at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length)
      continue
    const [disk, firstDisk, here, count] = [4, 6, 8, 10].map((field) => tail.readUInt16LE(at + field))
    const [size, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    if (disk !== 0 || firstDisk !== 0 || here !== count || count === undefined || count === BEYOND_16)
      throw new ZipFault('unsupported')
    if (size === BEYOND_32 || offset === BEYOND_32) throw new ZipFault('unsupported')
    if (offset + size !== source.size - length + at) throw new ZipFault('damaged')
    return { count, size, offset }
  }
  throw new ZipFault('damaged')
}

function readEntry(bytes: Buffer, at: number): { entry: Entry; next: number } {
  if (at + CENTRAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== CENTRAL_SIGN)
    throw new ZipFault('damaged')
  const [nameBytes = 0, extraBytes = 0, commentBytes = 0] = [28, 30, 32].map((field) =>
    bytes.readUInt16LE(at + field),
  )
  const next = at + CENTRAL_BYTES + nameBytes + extraBytes + commentBytes
  if (next > bytes.length) throw new ZipFault('damaged')
  const name = bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes)
  const [packed = 0, size = 0, offset = 0] = [20, 24, 42].map((field) => bytes.readUInt32LE(at + field))
  if ((bytes.readUInt16LE(at + 8) & IS_ENCRYPTED) !== 0 || [packed, size, offset].includes(BEYOND_32))
    throw new ZipFault('unsupported', name)
  const crc = bytes.readUInt32LE(at + 16)
  return {
    entry: {
      name,
      method: bytes.readUInt16LE(at + 10),
      crc,
      packed,
      size,
      offset,
      until: 0,
      kind: kindOf(bytes.readUInt16LE(at + 40), name),
    },
    next,
  }
}

/**
 * Unix writes the kind of a file into the upper half of the attributes, other systems leave it empty. Links
 * and devices are rejected, because they cannot be attachments.
 */
function kindOf(mode: number, name: string): Entry['kind'] {
  const kind = mode & FILE_KIND
  if (kind !== 0 && kind !== REGULAR && kind !== FOLDER) throw new ZipFault('unsupported', name)
  return name.endsWith('/') ? 'folder' : 'file'
}
