import { createInflateRaw, crc32 } from 'node:zlib'
import { pipeline, type Readable } from 'node:stream'
import { DEFLATED, LOCAL_BYTES, LOCAL_SIGN, STORED } from './format.ts'
import { readDirectory, type Entry } from './central-directory.ts'
import { bytesOf, type ZipSource } from './source.ts'
import { ZipFault } from './zip-error.ts'

/** Throws a `ZipFault`, at the latest at the end, if the bytes do not match the directory. */
export async function* unpackEntry(source: ZipSource, entry: Entry): AsyncGenerator<Buffer> {
  const { name, method, size } = entry
  const damaged = () => new ZipFault('damaged', name)
  const packed = await packedBytes(source, entry)
  let length = 0
  let sum = 0
  try {
    for await (const chunk of method === STORED ? packed : inflated(packed)) {
      if (!Buffer.isBuffer(chunk)) throw damaged()
      length += chunk.length
      // The check precedes the `yield`, because an entry may contain more bytes than it declares.
      if (length > size) throw damaged()
      sum = crc32(chunk, sum)
      yield chunk
    }
  } catch (error) {
    throw isOfZlib(error) ? damaged() : error
  } finally {
    packed.destroy()
  }
  if (length !== size || sum !== entry.crc) throw damaged()
}

/** Throws a `ZipFault` if the directory is invalid. Only `unpackEntry` notices that entries overlap. */
export async function readZip(
  source: ZipSource,
  bounds: { entries: number; nameBytes: number },
): Promise<Entry[]> {
  const entries = await readDirectory(source, bounds)
  for (const { method, name } of entries)
    if (method !== STORED && method !== DEFLATED) throw new ZipFault('unsupported', name)
  return entries
}

/** The local header repeats the name and says where the bytes begin. A different name there is an attack. */
async function packedBytes(source: ZipSource, { name, offset, packed, until }: Entry): Promise<Readable> {
  const header = await bytesOf(source, offset, LOCAL_BYTES)
  if (header.length < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL_SIGN)
    throw new ZipFault('damaged', name)
  const [nameBytes, extraBytes] = [header.readUInt16LE(26), header.readUInt16LE(28)]
  const start = offset + LOCAL_BYTES + nameBytes + extraBytes
  const local = await bytesOf(source, offset + LOCAL_BYTES, nameBytes)
  if (local.toString('utf8') !== name || start + packed > until) throw new ZipFault('damaged', name)
  return source.stream(start, packed)
}

function inflated(packed: Readable): Readable {
  const inflate = createInflateRaw()
  // An error of either stream ends both and reaches the reader.
  return pipeline(packed, inflate, () => {})
}

const isOfZlib = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')
