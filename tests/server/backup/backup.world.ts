import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Progress } from '#server/backup/progress.ts'
import type { ConnectedPlatform } from '#server/backup/connect-platform.ts'
import { openArchive, restore } from '#server/backup/restore-backup.ts'
import { takeBackup, type BackupResult } from '#server/backup/take-backup.ts'
import { systemClock } from '#server/base/clock.ts'
import { randomIds } from '#server/base/ids.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { openPool, type PoolTarget } from '#server/store/pool.ts'
import { anEmptyDatabase } from '../database.ts'

export type BackupWorld = Awaited<ReturnType<typeof backupWorld>>
export const MIGRATIONS = readMigrations()
const SILENT: Progress = { begin: () => {}, add: () => {}, end: () => {} }
const never = () => new AbortController().signal
const ROWS = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`

/** Platforms without servers, and backups of them. */
export async function backupWorld() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vexil-backup-'))
  const closers: (() => Promise<unknown>)[] = []
  let count = 0

  const world = {
    folder,
    fresh: () => path.join(folder, `${++count}`),
    reach: (target: PoolTarget, dataDir: string): ConnectedPlatform => {
      const pool = openPool(target, () => {})
      closers.push(() => pool.end())
      return { target, dataDir, pool, close: async () => {} }
    },
    /** A platform without tables, with a data folder of its own. */
    nowhere: async (): Promise<ConnectedPlatform> => {
      const { target, close } = await anEmptyDatabase()
      closers.push(close)
      const dataDir = world.fresh()
      await mkdir(dataDir)
      return world.reach(target, dataDir)
    },
    take: async (
      from: ConnectedPlatform,
      { signal = never(), ids = randomIds, progress = SILENT, migrations = MIGRATIONS } = {},
    ): Promise<BackupResult & { file: string }> => {
      const file = `${world.fresh()}.tar`
      return {
        ...(await takeBackup(from, { target: file, migrations, clock: systemClock, ids, progress, signal })),
        file,
      }
    },
    restore: async (
      file: string,
      into: ConnectedPlatform,
      { replaces = false, migrations = MIGRATIONS, progress = SILENT, signal = never() } = {},
    ) => {
      const { archive, manifest } = await openArchive(file, migrations, progress)
      try {
        return await restore(into, {
          archive,
          manifest,
          replaces,
          migrations,
          clock: systemClock,
          ids: randomIds,
          progress,
          signal,
        })
      } finally {
        await archive.close()
      }
    },
    close: async () => {
      for (const close of closers.toReversed()) await close()
      await rm(folder, { recursive: true })
    },
  }
  return world
}
/** Every row of every table as text, to compare two platforms. */
export async function everything({
  pool,
}: Pick<ConnectedPlatform, 'pool'>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { name } of (await pool.query<{ name: string }>(ROWS)).rows) {
    const lines = await pool.query<{ line: string }>(
      `select row_to_json(t)::text as line from "${name}" t order by 1`,
    )
    found[name] = lines.rows.map(({ line }) => line)
  }
  return found
}

/** The hashes of the files below a data folder. */
export async function filesBelow(dataDir: string): Promise<string[]> {
  const names = await readdir(path.join(dataDir, 'files'), { recursive: true }).catch(() => [])
  return names.map((name) => path.basename(name)).filter((name) => /^[0-9a-f]{64}$/.test(name))
}

export function urlTo(target: PoolTarget): string {
  return (
    target.connectionString ??
    `postgres://${target.user}@localhost/${target.database}?host=${encodeURIComponent(target.host ?? '')}`
  )
}
