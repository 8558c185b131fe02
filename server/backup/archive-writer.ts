import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '#server/base/start-error.ts'
import type { Part } from './manifest.ts'
import { END, paddingAfter, tarHeader } from './tar.ts'

/**
 * An unfinished archive. It is written to a file next to its target, so that a stopped backup leaves no
 * broken archive under the final name.
 */
export interface ArchiveWriter {
  readonly parts: readonly Part[]
  put(name: string, size: number, bytes: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<Part>
  /** Resolves when the whole archive is on the disk under its final name. */
  finish(): Promise<{ size: number }>
  discard(): Promise<void>
}

/** A backup holds the secrets of the platform, so only its owner may read it. */
const OWNER_ONLY = 0o600

export async function openArchiveWriter(target: string): Promise<ArchiveWriter> {
  if (existsSync(target)) throw isThereAlready(target)
  const unfinished = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.unfinished`)
  const handle = await open(unfinished, 'wx', OWNER_ONLY)
  const parts: Part[] = []
  let length = 0
  const write = async (bytes: Buffer) => {
    await handle.appendFile(bytes)
    length += bytes.length
  }
  return {
    parts,
    put: async (name, size, bytes) => {
      await write(tarHeader(name, size))
      const sum = createHash('sha256')
      let count = 0
      for await (const chunk of bytes) {
        sum.update(chunk)
        count += chunk.length
        await write(chunk)
      }
      if (count !== size) throw new Error(`${name} has ${count} bytes instead of ${size}`)
      await write(Buffer.alloc(paddingAfter(size)))
      const part = { name, size, sha256: sum.digest('hex') }
      parts.push(part)
      return part
    },
    finish: async () => {
      await write(END)
      await handle.sync()
      await handle.close()
      await settle(unfinished, target)
      return { size: length }
    },
    discard: async () => {
      await closeQuietly(handle)
      await rm(unfinished, { force: true })
    },
  }
}

/**
 * Links the finished file under its name, because a link never replaces a file and a rename does. File
 * systems without links get a rename, which may replace a file that another process has just written.
 */
async function settle(unfinished: string, target: string): Promise<void> {
  try {
    await link(unfinished, target)
    await rm(unfinished)
  } catch (error) {
    if (isThere(error)) throw isThereAlready(target)
    await rename(unfinished, target)
  }
  if (process.platform === 'win32') return
  const folder = await open(path.dirname(target))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const isThereAlready = (target: string) =>
  new StartError(`${target} is there already`, 'name another file with --to')
const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'
const closeQuietly = (handle: FileHandle) => handle.close().catch(() => {})
