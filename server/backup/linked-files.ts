import { constants, copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { filesIn, placeOf } from '#server/files/file-storage.ts'

/**
 * Hard links to stored files: a file that the platform removes in the meantime stays until it has been
 * copied.
 */
export interface LinkedFiles {
  readonly files: readonly { hash: string; size: number }[]
  /** Files whose bytes were lost before the backup. */
  readonly missing: readonly string[]
  place: (hash: string) => string
  release(): Promise<void>
}

const PREFIX = 'backup-'
/**
 * Only folders of backups have this name. Other files next to them, such as archives, belong to the operator.
 */
const OURS = /^backup-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A backup hardly takes this long, so the process that created an older folder has probably died. */
const LEFT_BEHIND_MS = 24 * 3_600_000

export async function linkStoredFiles(
  dataDir: string,
  hashes: readonly string[],
  { id, now }: { id: string; now: number },
): Promise<LinkedFiles> {
  await clearLeftBehind(dataDir, now)
  const folder = path.join(dataDir, PREFIX + id)
  await mkdir(folder, { mode: 0o700 })
  const release = () => rm(folder, { recursive: true, force: true })
  const place = (hash: string) => path.join(folder, hash)
  const files: { hash: string; size: number }[] = []
  const missing: string[] = []
  try {
    for (const hash of hashes) {
      if (await secondName(placeOf(filesIn(dataDir), hash), place(hash)))
        files.push({ hash, size: (await stat(place(hash))).size })
      else missing.push(hash)
    }
  } catch (error) {
    await release()
    throw error
  }
  return { files, missing, place, release }
}

/** Copies the file if the file system has no hard links. */
async function secondName(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: unknown) => {
      if (isMissing(error)) throw error
      return copyFile(from, to, constants.COPYFILE_FICLONE)
    })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function clearLeftBehind(dataDir: string, now: number): Promise<void> {
  const entries = await readdir(dataDir, { withFileTypes: true })
  for (const { name } of entries.filter((each) => each.isDirectory() && OURS.test(each.name))) {
    const folder = path.join(dataDir, name)
    const found = await stat(folder).catch(() => null)
    if (found !== null && found.mtimeMs < now - LEFT_BEHIND_MS)
      await rm(folder, { recursive: true, force: true })
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
