import {
  centralHeader,
  CENTRAL_BYTES,
  END_BYTES,
  endRecord,
  LOCAL_BYTES,
  localHeader,
  type Written,
} from './format.ts'

/**
 * A part of an archive. Its checksum is known before its bytes are read, because many readers need it in
 * front.
 */
export interface ZipPart extends Written {
  open(): Promise<AsyncIterable<Buffer>>
}

/** In bytes, for the `Content-Length`. Only for archives without the 64-bit extension. */
export function zipLength(parts: readonly Written[]): number {
  return parts.reduce(
    (length, { name, size }) => length + LOCAL_BYTES + CENTRAL_BYTES + 2 * Buffer.byteLength(name) + size,
    END_BYTES,
  )
}

/**
 * Stores all parts uncompressed: most attachments are compressed already, and so the length is known. The
 * same parts give the same bytes. The archive may have any length, a single part may not. Each part is read
 * when its turn comes, so memory stays small.
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
