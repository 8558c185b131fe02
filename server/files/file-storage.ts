import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'

/** The bytes of stored files by their hash. Their names and references are in the database. */
export interface Files {
  /** Stores bytes under a temporary name. Throws `FileTooLarge`, or the error of the disk. */
  receive(bytes: AsyncIterable<Buffer>, mostBytes: number): Promise<Incoming>
  /** Null: there is no such file. The caller must stream or close the result. */
  open(hash: string): Promise<StoredBytes | null>
  remove(hash: string): Promise<'removed' | 'missing'>
}
export interface Incoming {
  readonly hash: string
  readonly size: number
  /**
   * Makes the file available under its hash. It survives a crash from then on. The same bytes may be stored
   * already.
   */
  keep(): Promise<void>
  /** Reads all bytes of a received file before it is kept. */
  read(): Promise<Buffer>
  /** Like `open` of a stored file, for a file that is not kept yet. */
  open(): Promise<StoredBytes>
  discard(): Promise<void>
}
export interface StoredBytes {
  readonly size: number
  head(bytes: number): Promise<Buffer>
  /** `end` is included. The file is closed at the end of the stream. */
  stream(range: { start: number; end: number }): Readable
  close(): Promise<void>
}
export class FileTooLarge extends Error {}

/** No upload takes longer than this, so the process that received an older file has died. */
const LEFT_BEHIND_MS = 24 * 3_600_000
const HASH = /^[0-9a-f]{64}$/

export const isHash = (text: string): boolean => HASH.test(text)

export async function openFiles(dataDir: string, { clock, ids }: { clock: Clock; ids: Ids }): Promise<Files> {
  const root = filesIn(dataDir)
  const incoming = path.join(root, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await sweep(incoming, clock.now() - LEFT_BEHIND_MS)

  return {
    receive: async (bytes, mostBytes) => {
      const temporary = path.join(incoming, ids.guid())
      const written = await write(temporary, bytes, mostBytes)
      return {
        ...written,
        keep: () => settle(temporary, root, written.hash),
        read: () => readFile(temporary),
        open: async () => readFrom(await open(temporary)),
        discard: () => rm(temporary, { force: true }),
      }
    },
    open: async (hash) => {
      const handle = await unlessMissing(open(placeOf(root, hash)))
      return handle && readFrom(handle)
    },
    remove: async (hash) =>
      (await unlessMissing(unlink(placeOf(root, hash)).then(() => true))) ? 'removed' : 'missing',
  }
}

export const filesIn = (dataDir: string) => path.join(dataDir, 'files')

/**
 * The only way from a hash to a path. It rejects everything but a hash, so that no path leaves the folder.
 */
export function placeOf(root: string, hash: string): string {
  if (!isHash(hash)) throw new RangeError('A file is known by its SHA-256 in lower-case hex.')
  return path.join(root, hash.slice(0, 2), hash.slice(2, 4), hash)
}

async function write(
  target: string,
  bytes: AsyncIterable<Buffer>,
  mostBytes: number,
): Promise<{ hash: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(target, 'wx', 0o600)
  try {
    for await (const chunk of bytes) {
      size += chunk.length
      if (size > mostBytes) throw new FileTooLarge(`More than ${mostBytes} bytes.`)
      hash.update(chunk)
      await handle.appendFile(chunk)
    }
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(target, { force: true })
    throw error
  }
  await handle.close()
  return { hash: hash.digest('hex'), size }
}

async function settle(temporary: string, root: string, hash: string): Promise<void> {
  const place = placeOf(root, hash)
  const folder = path.dirname(place)
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  await rename(temporary, place)
  await syncFolder(folder)
  // The entry of the new folder must be on the disk too, or a crash would lose the file.
  if (made !== undefined) for (const above of [path.dirname(folder), root]) await syncFolder(above)
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot flush a folder, and does not need to.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function readFrom(handle: FileHandle): Promise<StoredBytes> {
  const { size } = await handle.stat()
  return {
    size,
    head: async (bytes) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
      return buffer.subarray(0, bytesRead)
    },
    stream: (range) => handle.createReadStream(range),
    close: () => handle.close(),
  }
}

async function sweep(incoming: string, before: number): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = path.join(incoming, name)
    const found = await unlessMissing(stat(file))
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}

async function unlessMissing<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
