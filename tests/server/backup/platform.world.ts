import { Readable } from 'node:stream'
import { storeFile } from '#server/modules/asset/store-file.ts'
import { ORIGIN } from '#server/store/database-lock.ts'
import { LEAPS } from '#server/store/load-tables.ts'
import type { ConnectedPlatform } from '#server/backup/connect-platform.ts'
import { seedContest, type Contest } from '../../bench/contest.ts'
import { aServer, type TestServer } from '../a-server.ts'
import { aDatabase } from '../database.ts'
import { backupWorld, everything, type BackupWorld } from './backup.world.ts'

/** The platform of a server with all data that is hard to back up, and a backup of it. */
export interface Platform {
  world: BackupWorld
  server: TestServer
  from: ConnectedPlatform
  contest: Contest
  /** The hash of a stored file that the platform uses, with the text `an attachment`. */
  kept: string
  /** The path of the backup. */
  file: string
  /** Stores another file. */
  store: (text: string) => Promise<string>
  close: () => Promise<void>
}

export async function aPlatform(): Promise<Platform> {
  const world = await backupWorld()
  const database = await aDatabase()
  const server = await aServer({ database })
  const from = world.reach(database.target, server.dataDir)
  const contest = await seedContest(from.pool, { teams: 5, challenges: 4 })
  const store = async (text: string) => {
    const incoming = await server.files.receive(Readable.from([Buffer.from(text)]), 1000)
    return (await storeFile(incoming, 'a.txt', server)).hash
  }
  const kept = await store('an attachment')
  await from.pool.query(
    `update games set content = $1, organizations = array['a"b', null, 'ü\\,{}'], board_seq = 7, blood_bonus = 9007199254740991`,
    ['quotes " \' \\ \n\t\u2028 \u{1f6a9} {"json":[1]}'],
  )
  await from.pool.query(
    `insert into board_facts values ($1, 7, '{"kind":"change","x":1.10,"y":"\\u00e9"}')`,
    [contest.gameId],
  )
  await from.pool.query(`update challenges set min_score_rate = 0.1 + 0.2`)
  const { file } = await world.take(from)
  const close = async () => {
    await world.close()
    await server.close()
  }
  return { world, server, from, contest, kept, file, store, close }
}

/** Undoes the changes that a restore itself makes, so that both platforms can be compared. */
export async function asBefore(reached: ConnectedPlatform) {
  await reached.pool.query('delete from settings where key = $1', [ORIGIN])
  for (const { table, column, by } of LEAPS)
    await reached.pool.query(`update ${table} set ${column} = ${column} - ${by}`)
  return everything(reached)
}
