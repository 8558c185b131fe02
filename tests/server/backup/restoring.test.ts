import { chown, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumOf } from '#server/backup/manifest.ts'
import { connectPlatform } from '#server/backup/connect-platform.ts'
import { placeOf } from '#server/files/file-storage.ts'
import { lockDatabase } from '#server/store/database-lock.ts'
import { migrate } from '#server/store/migrate.ts'
import { seedContest } from '../../bench/contest.ts'
import { everything, filesBelow, MIGRATIONS, urlTo } from './backup.world.ts'
import { aPlatform, asBefore, type Platform } from './platform.world.ts'

let world: Platform['world']
let from: Platform['from']
let kept: Platform['kept']
let file: Platform['file']
let store: Platform['store']
let close: Platform['close']
beforeAll(async () => {
  ;({ world, from, kept, file, store, close } = await aPlatform())
})
afterAll(() => close())

test('a restore refuses to overwrite a platform, and lists its contents', async () => {
  const into = await world.nowhere()
  await world.restore(file, into)
  const before = await everything(into)
  await expect(world.restore(file, into)).rejects.toThrow(
    /would be lost: 5 users, 5 teams, 1 games, 0 submissions, 1 files — say --replace/,
  )
  expect(await everything(into)).toEqual(before)
})

test("a restore with --replace overwrites it, and leaves other programs' tables", async () => {
  const into = await world.nowhere()
  await migrate(into.pool, MIGRATIONS)
  await into.pool.query(`create table strangers as select 1 as x; insert into settings values ('a', 'b')`)
  await into.pool.query(
    'alter table strangers add primary key (x), add constraint itself foreign key (x) references strangers deferrable',
  )
  await seedContest(into.pool, { teams: 2, challenges: 1 })
  await into.pool.query(`insert into files values ($1, 'old', 3, 1, now())`, [sumOf('old')])
  const { lost } = await world.restore(file, into, { replaces: true })
  expect(lost).toContainEqual({ name: 'users', count: 2 })
  const { strangers, ...ours } = await asBefore(into)
  expect(strangers).toEqual(['{"x":1}'])
  const links = await into.pool.query(
    `select conname from pg_constraint where contype = 'f' and condeferrable`,
  )
  expect(links.rows).toEqual([{ conname: 'itself' }])
  expect(ours).toEqual(await everything(from))
})

test('a restore removes files that are no longer used, and no others', async () => {
  const into = await world.nowhere()
  await world.restore(file, into)
  const [old, stranger] = [sumOf('old'), sumOf('stranger')]
  for (const [hash, text] of [
    [old, 'old'],
    [stranger, 'stranger'],
  ] as const) {
    const place = placeOf(path.join(into.dataDir, 'files'), hash)
    await writeFile(await withFolder(place), text)
  }
  await into.pool.query(`insert into files values ($1, 'old', 3, 1, now())`, [old])
  await world.restore(file, into, { replaces: true })
  expect((await filesBelow(into.dataDir)).sort()).toEqual([kept, stranger].sort())
})

test('a restore keeps stored files that its rows use, even if the backup lacks them', async () => {
  const lost = await store('lost')
  await rm(placeOf(path.join(from.dataDir, 'files'), lost))
  const { file: taken, manifest } = await world.take(from)
  expect(manifest.missing).toEqual([lost])
  await from.pool.query('delete from files where hash = $1', [lost])
  const into = await world.nowhere()
  await world.restore(taken, into)
  await writeFile(await withFolder(placeOf(path.join(into.dataDir, 'files'), lost)), 'lost')
  await world.restore(taken, into, { replaces: true })
  expect((await filesBelow(into.dataDir)).sort()).toEqual([kept, lost].sort())
})

test('a restore that fails on the way changes nothing', async () => {
  const into = await world.nowhere()
  await world.restore(file, into)
  const before = await everything(into)
  await rm(path.join(into.dataDir, 'files'), { recursive: true })
  const stopping = new AbortController()
  let doing = ''
  const end = () => {
    if (doing === 'files') stopping.abort()
  }
  const progress = { begin: (what: string) => void (doing = what), add: () => {}, end }
  await expect(
    world.restore(file, into, { replaces: true, progress, signal: stopping.signal }),
  ).rejects.toThrow(/abort/i)
  expect(await everything(into)).toEqual(before)
  expect(await filesBelow(into.dataDir)).toEqual([])
})

test('a restore refuses a damaged archive before it changes anything', async () => {
  const { file: broken } = await world.take(from)
  await truncate(broken, 5000)
  const into = await world.nowhere()
  await expect(world.restore(broken, into)).rejects.toThrow(/no sound backup.*nothing was changed/)
  expect(await everything(into)).toEqual({})
  expect(await readdir(into.dataDir)).toEqual([])
})

test('a restore is refused while the database is in use', async () => {
  const into = await world.nowhere()
  const user = await lockDatabase(into.target, 'together')
  await expect(world.restore(file, into)).rejects.toThrow(/a server or a backup uses the database/)
  expect(await everything(into)).toEqual({})
  await user?.release()
  await expect(world.restore(file, into)).resolves.toBeDefined()
})

test('a client that connects during a restore is refused', async () => {
  const restoring = await lockDatabase(from.target, 'alone')
  expect(await lockDatabase(from.target, 'together')).toBeNull()
  await expect(world.take(from)).rejects.toThrow(/is being restored/)
  await restoring?.release()
})

test('a restore of an older platform migrates it', async () => {
  const older = await world.nowhere()
  await migrate(older.pool, MIGRATIONS.slice(0, 5))
  await seedContest(older.pool, { teams: 3, challenges: 2 })
  await older.pool.query(
    `insert into notices (game_id, type, content, at) select id, 'Normal', 'hello', now() from games`,
  )
  const { file: taken, manifest } = await world.take(older)
  expect(manifest.migrations).toHaveLength(5)
  const into = await world.nowhere()
  await world.restore(taken, into)
  await migrate(older.pool, MIGRATIONS)
  const strip = (all: Record<string, string[]>) => ({ ...all, migrations: all['migrations']?.length })
  expect(strip(await asBefore(into))).toEqual(strip(await everything(older)))
  expect((await migrate(into.pool, MIGRATIONS)).applied).toEqual([])
})

test('a restore refuses a backup or a database that is newer than the program', async () => {
  const into = await world.nowhere()
  await expect(world.restore(file, into, { migrations: MIGRATIONS.slice(0, -1) })).rejects.toThrow(
    /backup is newer than this program/,
  )
  await migrate(into.pool, [
    ...MIGRATIONS,
    { number: MIGRATIONS.length + 1, name: 'future', sql: 'create table future (x int)' },
  ])
  await expect(world.restore(file, into, { replaces: true })).rejects.toThrow(
    /database is newer than this program/,
  )
})

test('a restore refuses a backup with other migrations', async () => {
  const other = MIGRATIONS.map((migration, nth) => (nth === 2 ? { ...migration, name: 'other' } : migration))
  await expect(world.restore(file, await world.nowhere(), { migrations: other })).rejects.toThrow(
    /migration 3 of the backup is captcha/,
  )
})

test.runIf(process.getuid?.() === 0)('the data folder of another user keeps its owner', async () => {
  const { target, dataDir } = await world.nowhere()
  await mkdir(path.join(dataDir, 'files'))
  await chown(path.join(dataDir, 'files'), 12_345, 12_345)
  const platform = { dataDir, databaseUrl: urlTo(target) }
  await expect(connectPlatform(platform, 'made')).rejects.toThrow(/belongs to another user \(12345\)/)
  await chown(path.join(dataDir, 'files'), 0, 0)
  await (await connectPlatform(platform, 'made')).close()
})

async function withFolder(place: string): Promise<string> {
  await mkdir(path.dirname(place), { recursive: true })
  return place
}
