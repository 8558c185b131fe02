import {
  centralHeader,
  CENTRAL_BYTES,
  END_BYTES,
  endRecord,
  LOCAL_BYTES,
  localHeader,
  type Written,
} from './format.ts'

/** A part of an archive. Its checksum is known before its bytes are read: many readers require that order. */
export interface ZipPart extends Written {
  open(): Promise<AsyncIterable<Buffer>>
}

/** In bytes, before a single one of them is there; of an archive that needs no 64 bits. */
export function zipLength(parts: readonly Written[]): number {
  return parts.reduce(
    (length, { name, size }) => length + LOCAL_BYTES + CENTRAL_BYTES + 2 * Buffer.byteLength(name) + size,
    END_BYTES,
  )
}

/**
 * Nothing is compressed: what people attach mostly is already, and so the length is known. The same parts
 * make the same bytes. The archive may be of any length, a single part may not; each is asked for when its
 * turn comes.
 */
export async function* zipBytes(parts: Iterable<ZipPart> | AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const central: Buffer[] = []
  let offset = 0
  for await (const part of parts) {
    const header = localHeader(part)
    central.push(centralHeader(part, offset))
    yield header
    let size = 0
    for await (const chunk of await part.open()) {
      size += chunk.length
      yield chunk
    }
    if (size !== part.size) throw new Error(`${part.name} has ${size} bytes instead of ${part.size}`)
    offset += header.length + size
  }
  const directory = Buffer.concat(central)
  yield directory
  yield endRecord(central.length, { offset, size: directory.length })
}
