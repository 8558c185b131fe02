import { statSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { ConnectedPlatform } from '#server/backup/connect-platform.ts'
import type { Progress } from '#server/backup/progress.ts'
import { systemClock } from '#server/base/clock.ts'
import { randomIds } from '#server/base/ids.ts'
import { StartError } from '#server/base/start-error.ts'
import { openBaseDatabase } from '#server/store/base-database.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { toJson } from './print-report.ts'
import type { Report } from './report.ts'
import { takeOver, tryTakeOver, type TakeOverOptions } from './take-over.ts'

export interface Asked {
  /** The address of the other server's database. */
  from: string
  folder: string
  xorKey: string | null
  /** The longest wait for that database. */
  waitMs?: number
  progress: Progress
  signal: AbortSignal
}
export class FolderError extends StartError {}

/** The report has invite codes and other things that only organisers may know. */
const OWNER_ONLY = 0o600

export const carryOutTrial = (asked: Asked): Promise<Report> => withSource(asked, tryTakeOver)

/** Fills the platform that `connect` opens, and writes the report to a file. */
export const carryOutTakeOver = (
  asked: Asked,
  connect: () => Promise<ConnectedPlatform>,
  reportFile: string,
): Promise<Report> =>
  withSource(asked, async (options) => {
    // The report gets its name at the end, so that an interrupted run leaves the name free.
    const unfinished = `${reportFile}.unfinished`
    const reached = await connect()
    try {
      // Written before the commit, so that rows that cannot be stored here are not lost.
      const beforeCommit = (found: Report) => writeFile(unfinished, toJson(found), { mode: OWNER_ONLY })
      const report = await takeOver(reached, { ...options, beforeCommit }).catch(async (error: unknown) => {
        await rm(unfinished, { force: true })
        throw error
      })
      await rename(unfinished, reportFile)
      return report
    } finally {
      await reached.close()
    }
  })

export const reportName = (): string =>
  `vexil-take-over-${new Date(systemClock.now()).toISOString().slice(0, 19).replaceAll(':', '')}.json`

async function withSource(
  { from, waitMs, ...asked }: Asked,
  work: (options: TakeOverOptions) => Promise<Report>,
): Promise<Report> {
  const source = await openBaseDatabase(from, waitMs)
  try {
    if (statSync(asked.folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new FolderError(`there is no folder ${asked.folder}`, 'name that of the files by --files')
    return await work({
      ...asked,
      source,
      migrations: readMigrations(),
      clock: systemClock,
      ids: randomIds,
    })
  } finally {
    await source.close()
  }
}
