import { type FileHandle, open } from 'node:fs/promises'
import { errorCodeOf } from '#server/base/error-code.ts'
import type { Clock } from '#server/base/clock.ts'
import { openFiles } from '#server/files/file-storage.ts'
import type { Ids } from '#server/base/ids.ts'
import { StartError } from '#server/base/start-error.ts'
import { lockDatabase } from '#server/store/database-lock.ts'
import {
  CommitOutcomeUnknownError,
  type ExistingData,
  type RestorePlan,
  replaceAll,
} from '#server/store/load-tables.ts'
import type { Migration } from '#server/store/migrations.ts'
import { openCleanupStack } from '#server/base/cleanup-stack.ts'
import type { Manifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { restoreParts } from './restore-parts.ts'
import type { ConnectedPlatform } from './connect-platform.ts'
import { type Archive, checkArchive, DamagedArchiveError, UnknownFormatError } from './archive-reader.ts'

export interface RestoreOptions {
  archive: Archive
  manifest: Manifest
  /** Whether the restore may replace existing data. */
  replaces: boolean
  migrations: readonly Migration[]
  clock: Clock
  ids: Ids
  progress: Progress
  signal: AbortSignal
}
export interface RestoreResult {
  /** The existing data that the restore replaced. */
  lost: ExistingData['things']
}

const UNCHANGED = 'nothing was changed'

/** Reads and checks the whole archive before anything else is touched. */
export async function openArchive(
  file: string,
  migrations: readonly Migration[],
  progress: Progress,
): Promise<{ archive: FileHandle; manifest: Manifest }> {
  const archive = await open(file, 'r').catch((error: unknown) => {
    throw new StartError(`${file} cannot be read (${errorCodeOf(error)})`, 'name the archive of a backup')
  })
  try {
    progress.begin('checking', (await archive.stat()).size)
    const manifest = await checkArchive(archive, (bytes) => progress.add(bytes))
    refuseStranger(manifest, migrations)
    progress.end()
    return { archive, manifest }
  } catch (error) {
    await archive.close()
    if (error instanceof DamagedArchiveError)
      throw new StartError(`${file} is no sound backup: ${error.message}`, `take another one; ${UNCHANGED}`)
    if (error instanceof UnknownFormatError)
      throw new StartError(`${file} was made by a newer version: ${error.message}`, `use that; ${UNCHANGED}`)
    throw error
  }
}

const newer = (what: 'backup' | 'database', its: number, known: number) =>
  `the ${what} is newer than this program (it has migration ${its}, the program knows ${known})`

function refuseStranger({ migrations: made, version }: Manifest, known: readonly Migration[]): void {
  if (made.length > known.length) {
    const what = newer('backup', made.length, known.length)
    throw new StartError(what, `restore it with version ${version} or newer; ${UNCHANGED}`)
  }
  const other = made.findIndex((name, nth) => known[nth]?.name !== name)
  if (other >= 0)
    throw new StartError(
      `migration ${other + 1} of the backup is ${made[other]}, which this program does not know`,
      UNCHANGED,
    )
}

/** Restores all or nothing: the rows in one transaction, which ends after the files are in place. */
export async function restore(reached: ConnectedPlatform, restoring: RestoreOptions): Promise<RestoreResult> {
  const { manifest, migrations, ids } = restoring
  const undo = openCleanupStack()
  try {
    const claimed = await lockDatabase(reached.target, 'alone')
    if (claimed === null)
      throw new StartError('a server or a backup uses the database', `stop it first; ${UNCHANGED}`)
    undo.opened(() => claimed.release())
    const files = await openFiles(reached.dataDir, restoring)
    const added: string[] = []
    const plan: RestorePlan = {
      allow: (found) => refuseLoss(found, restoring),
      made: migrations.slice(0, manifest.migrations.length),
      later: migrations.slice(manifest.migrations.length),
      sequences: manifest.sequences,
      origin: `${manifest.takenAt} ${ids.guid()}`,
    }
    const found = await replaceAll(reached.pool, plan, (fill) =>
      restoreParts(fill, { ...restoring, files, added }),
    ).catch(async (error: unknown) => {
      if (!(error instanceof CommitOutcomeUnknownError))
        for (const hash of added) await files.remove(hash).catch(() => {})
      throw error
    })
    // Rows also refer to files that the backup was missing. This data folder may still have them, so they are
    // kept.
    const kept = new Set([
      ...manifest.parts.map(({ name }) => name.replace(/^files\//, '')),
      ...manifest.missing,
    ])
    for (const hash of found.files) if (!kept.has(hash)) await files.remove(hash).catch(() => {})
    await undo.all()
    return { lost: found.things }
  } catch (error) {
    await undo.all().catch(() => {})
    throw inWords(error)
  }
}

function inWords(error: unknown): unknown {
  if (error instanceof DamagedArchiveError)
    return new StartError(`the archive was changed meanwhile: ${error.message}`, UNCHANGED)
  if (error instanceof CommitOutcomeUnknownError)
    return new StartError(
      'the database did not answer at the very end',
      'all may be restored, or nothing: look',
    )
  return error
}

function refuseLoss(
  { migration, tables, things }: ExistingData,
  { replaces, migrations }: RestoreOptions,
): void {
  if (migration > migrations.length) {
    const what = newer('database', migration, migrations.length)
    throw new StartError(what, `use the version that made it, or a newer one; ${UNCHANGED}`)
  }
  if (tables.length === 0 || replaces) return
  throw new StartError(
    `the database is not empty, and what is in it would be lost: ${restoreSummary(things)}`,
    `say --replace if it may be; ${UNCHANGED}`,
  )
}

export const restoreSummary = (things: ExistingData['things']) =>
  things.map(({ name, count }) => `${count} ${name}`).join(', ') || 'tables without rows'
