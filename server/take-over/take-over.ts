import type { ConnectedPlatform } from '#server/backup/connect-platform.ts'
import type { Progress } from '#server/backup/progress.ts'
import { openCleanupStack } from '#server/base/cleanup-stack.ts'
import type { Clock } from '#server/base/clock.ts'
import type { Ids } from '#server/base/ids.ts'
import { StartError } from '#server/base/start-error.ts'
import { type Incoming, openFiles } from '#server/files/file-storage.ts'
import type { BaseDatabase } from '#server/store/base-database.ts'
import { type BaseThing, selectsOf } from '#server/store/base-selects.ts'
import { lockDatabase } from '#server/store/database-lock.ts'
import { beyondFirstStart } from '#server/store/fullness.ts'
import {
  CommitOutcomeUnknownError,
  type ExistingData,
  replaceAll,
  type RowWriter,
} from '#server/store/load-tables.ts'
import type { Migration } from '#server/store/migrations.ts'
import { toIsoText } from './instant.ts'
import { nothingKnown } from './known.ts'
import { type Report, startReport } from './report.ts'
import { BadRowError, OtherKeyRowError } from './source-row.ts'
import { takeBytes } from './take-bytes.ts'
import { takeGames } from './take-games.ts'
import { takeFileRows, takePosts, takeSettings, takeTeams, takeUsers } from './take-people.ts'
import { takePlay } from './take-play.ts'
import { listTheRest, putOwnRows, takeFiles, takeLogs } from './take-rest.ts'
import { openWriter, type Taking } from './taking.ts'
import { versionOf } from './version.ts'

export interface TakeOverOptions {
  source: BaseDatabase
  /** The folder of that server's files. */
  folder: string
  xorKey: string | null
  migrations: readonly Migration[]
  clock: Clock
  ids: Ids
  progress: Progress
  signal: AbortSignal
}

const UNCHANGED = 'nothing was changed'

/** Reads and checks everything, stores nothing. */
export async function tryTakeOver(options: TakeOverOptions): Promise<Report> {
  return inWords(async () => {
    const { taking, hashes } = await takeRows(null, options)
    await takeBytes(hashes, { ...options, files: null, report: taking.report })
    return taking.report.done()
  })
}

/**
 * Fills an empty platform, or changes nothing: the rows in one transaction, after which the files are in
 * place.
 */
export async function takeOver(
  into: ConnectedPlatform,
  options: TakeOverOptions & { beforeCommit: (report: Report) => Promise<void> },
): Promise<Report> {
  const { source, migrations, ids, clock } = options
  const undo = openCleanupStack()
  return inWords(async () => {
    try {
      const claimed = await lockDatabase(into.target, 'alone')
      if (claimed === null)
        throw new StartError('a server or a backup uses the database', `stop it first; ${UNCHANGED}`)
      undo.opened(() => claimed.release())
      const files = await openFiles(into.dataDir, options)
      const added: string[] = []
      const reports: Report[] = []
      const received: Incoming[] = []
      const plan = {
        allow: (found: ExistingData) => refuseFilled(found, migrations),
        made: migrations,
        later: [],
        sequences: await sequencesOf(source),
        origin: `${toIsoText(clock.now())} ${ids.guid()}`,
        // As late as possible, because a cut after that would leave files without rows.
        beforeCommit: async () => {
          for (const report of reports) await options.beforeCommit(report)
          for (const incoming of received) {
            const before = await files.open(incoming.hash)
            await before?.close()
            if (before === null) added.push(incoming.hash)
            await incoming.keep()
          }
        },
      }
      await replaceAll(into.pool, plan, async (fill) => {
        const { taking, hashes } = await takeRows(fill, options)
        received.push(...(await takeBytes(hashes, { ...options, files, report: taking.report })))
        reports.push(taking.report.done())
      }).catch(async (error: unknown) => {
        for (const incoming of received) await incoming.discard()
        if (!(error instanceof CommitOutcomeUnknownError))
          for (const hash of added) await files.remove(hash).catch(() => {})
        throw error
      })
      await undo.all()
      const [report] = reports
      if (report === undefined) throw new Error('nothing was reported')
      return report
    } catch (error) {
      await undo.all().catch(() => {})
      throw error
    }
  })
}

const THINGS: readonly BaseThing[] = [
  'settings',
  'files',
  'users',
  'posts',
  'games',
  'teams',
  'members',
  'challenges',
  'flags',
  'attachments',
  'participations',
  'players',
  'instances',
  'submissions',
  'events',
  'cheats',
  'notices',
  'logs',
  'containers',
]

async function takeRows(
  fill: RowWriter | null,
  { source, xorKey, migrations, ids, clock, progress, signal }: TakeOverOptions,
): Promise<{ taking: Taking; hashes: string[] }> {
  const version = versionOf(await source.migrations())
  const selects = selectsOf(version)
  let total = 0
  for (const thing of THINGS) total += await source.count(selects[thing])
  progress.begin('rows', total, 'count')
  const report = startReport(version)
  const taking: Taking = {
    source,
    version,
    known: nothingKnown(),
    report,
    ids,
    now: toIsoText(clock.now()),
    xorKey,
    signal,
    ...openWriter(fill, report),
    passed: (rows) => progress.add(rows),
  }
  await putOwnRows(migrations, taking)
  const files = await takeFileRows(taking)
  await takeSettings(taking)
  await takeUsers(taking)
  await takePosts(taking)
  await takeTeams(taking)
  const games = await takeGames(taking)
  await takePlay(games, taking)
  await takeLogs(taking)
  await takeFiles(files, taking)
  await listTheRest(taking)
  progress.end()
  return { taking, hashes: [...files.keys()] }
}

/** The id sequences of tables that keep their ids, each with its rows in the base database. */
const SEQUENCES: readonly (readonly [string, BaseThing])[] = [
  ['games_id_seq', 'games'],
  ['teams_id_seq', 'teams'],
  ['challenges_id_seq', 'challenges'],
  ['flags_id_seq', 'flags'],
  ['participations_id_seq', 'participations'],
  ['submissions_id_seq', 'submissions'],
  ['events_id_seq', 'events'],
  ['notices_id_seq', 'notices'],
  ['logs_id_seq', 'logs'],
]

async function sequencesOf(source: BaseDatabase) {
  const selects = selectsOf(versionOf(await source.migrations()))
  const found = []
  for (const [name, thing] of SEQUENCES)
    found.push({ name, last: (await source.lastId(selects[thing])) || null })
  const { attachments } = selects
  // A shared attachment becomes two here, so the platform may need more ids than the base database.
  const last = (await source.lastId(attachments)) + (await source.count(attachments))
  return [...found, { name: 'attachments_id_seq', last: last || null }]
}

/** Allows the one account that a first start creates. */
function refuseFilled({ migration, things }: ExistingData, migrations: readonly Migration[]): void {
  if (migration > migrations.length)
    throw new StartError(
      `the database is newer than this program (it has migration ${migration}, the program knows ${migrations.length})`,
      `use the version that made it, or a newer one; ${UNCHANGED}`,
    )
  const found = beyondFirstStart(things)
  if (found.length === 0) return
  throw new StartError(
    `the platform is not empty: it has ${found.map(({ name, count }) => `${count} ${name}`).join(', ')}`,
    `name an empty one by DATABASE_URL or --data-dir; ${UNCHANGED}`,
  )
}

/** The XOR key is not that of the other server. */
export class OtherKeyError extends StartError {}

/** The table and the values that break one of its rules. Null: the error is of another kind. */
function refusedByDatabase(error: unknown): string | null {
  if (!(error instanceof Error) || !('table' in error) || !('detail' in error)) return null
  const { table, detail, message } = error
  return typeof table === 'string' ? `${table}: ${typeof detail === 'string' ? detail : message}` : null
}

async function inWords<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OtherKeyRowError)
      throw new OtherKeyError(error.message, `name the XorKey of that server by --xor-key; ${UNCHANGED}`)
    if (error instanceof BadRowError)
      throw new StartError(error.message, `mend this row there and try again; ${UNCHANGED}`)
    const refused = refusedByDatabase(error)
    if (refused !== null) throw new StartError(refused, `mend this there and try again; ${UNCHANGED}`)
    if (error instanceof CommitOutcomeUnknownError)
      throw new StartError(
        'the database did not answer at the very end',
        'all may be there, or nothing: look',
      )
    throw error
  }
}
