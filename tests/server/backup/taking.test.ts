import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fileName } from '#server/backup/manifest.ts'
import { placeOf } from '#server/files/file-storage.ts'
import { randomIds } from '#server/base/ids.ts'
import { releaseFile } from '#server/modules/asset/store-file.ts'
import { beginDumpSnapshot } from '#server/store/dump-tables.ts'
import { everything, filesBelow, MIGRATIONS } from './backup.world.ts'
import { aPlatform, asBefore, type Platform } from './platform.world.ts'

let world: Platform['world']
let server: Platform['server']
let from: Platform['from']
let kept: Platform['kept']
let file: Platform['file']
let store: Platform['store']
let close: Platform['close']
const UNSAVED: ReadonlySet<string> = new Set(['emails', 'letters', 'letter_receivers'])
beforeAll(async () => {
  ;({ world, server, from, kept, file, store, close } = await aPlatform())
})
afterAll(() => close())

test('a backup restored into nothing is the same platform, row for row and byte for byte', async () => {
  const into = await world.nowhere()
  expect(await world.restore(file, into)).toEqual({ lost: [] })
  expect(await asBefore(into)).toEqual(await everything(from))
  expect(await readFile(placeOf(path.join(into.dataDir, 'files'), kept), 'utf8')).toBe('an attachment')
})

test('a backup has every table and every row except emails and letters, and leaves nothing next to the platform', async () => {
  const { manifest, file: other } = await world.take(from)
  const rows = Object.entries(await everything(from))
    .map(([name, lines]) => ({ name, rows: lines.length }))
    .filter(({ name }) => !UNSAVED.has(name))
  expect(manifest.tables).toEqual(rows)
  expect(manifest.parts.map(({ name }) => name)).toContain(fileName(kept))
  expect(await readdir(server.dataDir)).toEqual(['files'])
  expect((await readdir(world.folder)).filter((name) => name.includes(path.basename(other)))).toEqual([
    path.basename(other),
  ])
})

test('a backup has the files of its moment, even if they are deleted before they are copied', async () => {
  const going = await store('going')
  const place = placeOf(path.join(server.dataDir, 'files'), going)
  const { manifest, file: taken } = await world.take(from, {
    progress: { begin: () => rmSync(place, { force: true }), add: () => {}, end: () => {} },
  })
  expect(manifest.missing).toEqual([])
  const into = await world.nowhere()
  await world.restore(taken, into)
  expect((await filesBelow(into.dataDir)).sort()).toEqual([kept, going].sort())
  await from.pool.query('delete from files where hash = $1', [going])
})

test('a backup has all files of its moment while files are added and deleted', async () => {
  let isOver = false
  const going = async (first: string, nth: number) => {
    let last = first
    for (let round = 0; !isOver; round++) {
      const next = await store(`${nth} ${round}`)
      await releaseFile(last, server)
      last = next
    }
    await releaseFile(last, server)
  }
  const first = await Promise.all(Array.from({ length: 6 }, (_, nth) => store(`${nth}`)))
  const traffic = Promise.all(first.map(going))
  const taken = []
  for (let round = 0; round < 5; round++) taken.push(await world.take(from))
  isOver = true
  await traffic
  expect(taken.map(({ manifest }) => manifest.missing)).toEqual(taken.map(() => []))
  // Each of the six writers always has one file, so every backup has more files than the permanent one.
  for (const { manifest } of taken)
    expect(manifest.parts.filter(({ name }) => name.startsWith('files/')).length).toBeGreaterThan(1)
})

test('a backup of a platform with lost files lists them, and restores the rest', async () => {
  const [lost, changed] = [await store('lost'), await store('changed')]
  await rm(placeOf(path.join(server.dataDir, 'files'), lost))
  await writeFile(placeOf(path.join(server.dataDir, 'files'), changed), 'chanGed')
  const { manifest, file: taken } = await world.take(from)
  expect([manifest.missing, manifest.damaged]).toEqual([[lost], [changed]])
  const into = await world.nowhere()
  await world.restore(taken, into)
  expect(await filesBelow(into.dataDir)).toEqual([kept])
  await from.pool.query('delete from files where hash = any($1)', [[lost, changed]])
})

test('an email that waits is not in a backup, so that no restore sends it a second time', async () => {
  await from.pool.query(
    `insert into emails (id, kind, user_id, address, language, origin, due_at, expires_at)
     values (gen_random_uuid(), 'reset', gen_random_uuid(), 'a@b.example', 'en', '', now(), now())`,
  )
  const { file: taken } = await world.take(from)
  const into = await world.nowhere()
  await world.restore(taken, into)
  expect([(await everything(from))['emails']?.length, (await everything(into))['emails']]).toEqual([1, []])
  await from.pool.query('delete from emails')
})

test('a backup has no data of other programs in the same schema', async () => {
  await from.pool.query(
    'create table strangers (x integer primary key generated always as identity, y serial); create sequence strange',
  )
  const { manifest, file: taken } = await world.take(from)
  await from.pool.query('drop table strangers; drop sequence strange')
  expect(manifest.tables.map(({ name }) => name)).toEqual(
    Object.keys(await everything(from)).filter((name) => !UNSAVED.has(name)),
  )
  expect(manifest.sequences.map(({ name }) => name)).toContain('participations_id_seq')
  expect(manifest.sequences.filter(({ name }) => name.startsWith('strange'))).toEqual([])
  const into = await world.nowhere()
  await world.restore(taken, into)
  expect(await asBefore(into)).toEqual(await everything(from))
})

test('a program that does not know all tables refuses to back up', async () => {
  await expect(world.take(from, { migrations: MIGRATIONS.slice(0, -1) })).rejects.toThrow(
    new RegExp(`the database has migration ${MIGRATIONS.length} .*which this program does not know`),
  )
  expect(await readdir(server.dataDir)).toEqual(['files'])
})

test('a backup removes the leftovers of a killed one, and nothing of others', async () => {
  const at = (name: string) => path.join(server.dataDir, name)
  const [old, young] = [`backup-${randomIds.guid()}`, `backup-${randomIds.guid()}`]
  const others = ['backup-monday', 'backup-monday.tar', `backup-${randomIds.guid()}`, `${old}.tar`]
  for (const name of [old, young, others[0] ?? '']) await mkdir(at(name))
  for (const name of others.slice(1)) await writeFile(at(name), 'an archive')
  for (const name of [old, ...others]) await utimes(at(name), 1, 1)
  await world.take(from)
  expect((await readdir(server.dataDir)).sort()).toEqual(['files', young, ...others].sort())
  for (const name of [young, ...others]) await rm(at(name), { recursive: true })
})

test('a backup counts its rows after it has released the list of files', async () => {
  const other = await from.pool.connect()
  await other.query('begin; lock table teams in access exclusive mode')
  const taking = world.take(from)
  const waiting = `select 1 from pg_locks where relation = 'teams'::regclass and not granted`
  await vi.waitUntil(async () => (await from.pool.query(waiting)).rows.length > 0, { timeout: 5000 })
  await store('meanwhile')
  await other.query('rollback')
  other.release()
  expect((await taking).manifest.missing).toEqual([])
})

test('a backup releases the list of files if an exclusive lock waits between its two connections', async () => {
  const locks = `select 1 from pg_locks where relation = 'files'::regclass and mode = 'AccessExclusiveLock' and not granted`
  const [{ pool }, other] = [world.reach(from.target, from.dataDir), await from.pool.connect()]
  let [connected, whole] = [0, Promise.resolve<unknown>(null)]
  const connect = async () => {
    if (++connected === 2) {
      whole = other.query('lock table files in access exclusive mode')
      await vi.waitUntil(async () => (await from.pool.query(locks)).rows.length > 0)
    }
    return from.pool.connect()
  }
  Object.defineProperty(pool, 'connect', { value: connect })
  await other.query('begin')
  expect(await beginDumpSnapshot(pool, async () => {})).toBe('busy')
  await whole
  await other.query('rollback')
  other.release()
})

test('a cancelled backup leaves nothing behind', async () => {
  const before = await readdir(world.folder)
  const stopping = new AbortController()
  stopping.abort()
  await expect(world.take(from, { signal: stopping.signal })).rejects.toThrow(/abort/i)
  expect(await readdir(world.folder)).toEqual(before)
  expect(await readdir(server.dataDir)).toEqual(['files'])
  expect(
    (
      await from.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
      )
    ).rows,
  ).toEqual([])
})

test('a backup of an empty database is refused', async () => {
  await expect(world.take(await world.nowhere())).rejects.toThrow(/holds no platform/)
})
