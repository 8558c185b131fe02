import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import type { Migration } from '#server/store/migrations.ts'
import { connectPlatform } from './connect-platform.ts'
import type { Manifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { openArchive, restore } from './restore-backup.ts'

export interface TrialOptions {
  migrations: readonly Migration[]
  clock: Clock
  ids: Ids
  progress: Progress
  signal: AbortSignal
}

/**
 * Restores the archive into an embedded database and a folder that are removed afterwards. The platform is
 * not touched and may run.
 */
export async function tryRestore(
  file: string,
  trying: TrialOptions,
): Promise<{ manifest: Manifest; size: number }> {
  const { archive, manifest } = await openArchive(file, trying.migrations, trying.progress)
  try {
    const { size } = await archive.stat()
    const folder = await mkdtemp(path.join(tmpdir(), 'vexil-trial-'))
    try {
      const elsewhere = await connectPlatform(
        { dataDir: path.join(folder, 'data'), databaseUrl: null },
        'made',
      )
      try {
        await restore(elsewhere, { ...trying, archive, manifest, replaces: false })
      } finally {
        await elsewhere.close()
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    return { manifest, size }
  } finally {
    await archive.close()
  }
}
