import { createHash } from 'node:crypto'
import {
  isReadable,
  kindOf,
  type Manifest,
  MANIFEST,
  type Part,
  readManifest,
  SEAL,
  sumOf,
} from './manifest.ts'
import { BLOCK, END, paddingAfter, readTarHeader } from './tar.ts'

/** Thrown if the archive differs from the written one, even in one byte. */
export class DamagedArchiveError extends Error {}
/** Thrown if another version of this program wrote the archive in another format. */
export class UnknownFormatError extends Error {}

export interface Archive {
  stat(): Promise<{ size: number }>
  read(into: Buffer, offset: number, length: number, at: number): Promise<{ bytesRead: number }>
}

const CHUNK_BYTES = 256 * 1024

interface ArchiveEntry {
  name: string
  size: number
  at: number
}

/**
 * Reads the whole archive and compares it with its checksums before anything is restored. Every other byte
 * has only one valid value, so every change is found.
 */
export async function checkArchive(archive: Archive, onRead: (bytes: number) => void): Promise<Manifest> {
  const found: Part[] = []
  let manifest: { bytes: Buffer; sum: string } | null = null
  let seal: string | null = null
  for await (const place of placesIn(archive)) {
    if (seal !== null) throw new DamagedArchiveError(`${place.name} is after the end`)
    if (place.name === MANIFEST) manifest = await manifestAt(archive, place)
    else if (place.name === SEAL) seal = (await bytesAt(archive, place)).toString('latin1')
    else if (manifest !== null || kindOf(place.name) === null)
      throw new DamagedArchiveError(`${place.name} does not belong there`)
    else found.push({ name: place.name, size: place.size, sha256: await sumAt(archive, place) })
    onRead(place.size)
  }
  if (manifest === null || seal !== manifest.sum)
    throw new DamagedArchiveError('its list of contents is missing or was changed')
  const list = readManifest(manifest.bytes)
  if (!isReadable(list)) throw new UnknownFormatError(`it is of format ${list.format}`)
  const wrong = firstDifference(found, list.parts)
  if (wrong !== null) throw new DamagedArchiveError(`${wrong} was changed`)
  return list
}

/** Reads the parts again after the check. The checksum of a part also finds a change made in between. */
export async function* partsOf(
  archive: Archive,
  { parts }: Manifest,
): AsyncGenerator<Part & { bytes: AsyncIterable<Buffer> }> {
  let nth = 0
  for await (const place of placesIn(archive)) {
    const part = parts[nth++]
    if (part === undefined) return
    if (part.name !== place.name || part.size !== place.size)
      throw new DamagedArchiveError(`${place.name} has changed since it was checked`)
    yield { ...part, bytes: summed(chunksAt(archive, place), part) }
  }
  // The manifest follows the last part, so an archive that ends without it was replaced.
  throw new DamagedArchiveError(`${parts[nth]?.name ?? MANIFEST} is missing since it was checked`)
}

async function* summed(chunks: AsyncIterable<Buffer>, { name, sha256 }: Part): AsyncGenerator<Buffer> {
  const sum = createHash('sha256')
  for await (const chunk of chunks) {
    sum.update(chunk)
    yield chunk
  }
  if (sum.digest('hex') !== sha256) throw new DamagedArchiveError(`${name} has changed since it was checked`)
}

async function* placesIn(archive: Archive): AsyncGenerator<ArchiveEntry> {
  const { size: length } = await archive.stat()
  let at = 0
  for (;;) {
    const header = await exactly(archive, at, BLOCK)
    if (header.every((byte) => byte === 0)) break
    const entry = readTarHeader(header)
    if (entry === null) throw new DamagedArchiveError(`there is no part at byte ${at}`)
    yield { ...entry, at: at + BLOCK }
    const padding = paddingAfter(entry.size)
    at += BLOCK + entry.size + padding
    if ((await exactly(archive, at - padding, padding)).some((byte) => byte !== 0))
      throw new DamagedArchiveError(`there is something after ${entry.name}`)
  }
  if (length !== at + END.length || !(await exactly(archive, at, END.length)).equals(END))
    throw new DamagedArchiveError('it does not end where it should')
}

async function* chunksAt(archive: Archive, { at, size }: ArchiveEntry): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; done += CHUNK_BYTES)
    yield await exactly(archive, at + done, Math.min(CHUNK_BYTES, size - done))
}

async function exactly(archive: Archive, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  for (let done = 0; done < length;) {
    const { bytesRead } = await archive.read(bytes, done, length - done, at + done)
    if (bytesRead === 0) throw new DamagedArchiveError('it breaks off')
    done += bytesRead
  }
  return bytes
}

async function sumAt(archive: Archive, place: ArchiveEntry): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of chunksAt(archive, place)) sum.update(chunk)
  return sum.digest('hex')
}

async function bytesAt(archive: Archive, place: ArchiveEntry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of chunksAt(archive, place)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function manifestAt(archive: Archive, place: ArchiveEntry) {
  const bytes = await bytesAt(archive, place)
  return { bytes, sum: sumOf(bytes) }
}

function firstDifference(found: readonly Part[], listed: readonly Part[]): string | null {
  for (let nth = 0; nth < Math.max(found.length, listed.length); nth++) {
    const [one, other] = [found[nth], listed[nth]]
    if (one?.name !== other?.name || one?.size !== other?.size || one?.sha256 !== other?.sha256)
      return (other ?? one)?.name ?? null
  }
  return null
}
