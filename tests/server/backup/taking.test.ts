import { rmSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileName } from '#server/backup/manifest.ts'
import { placeOf } from '#server/files.ts'
import { releaseFile } from '#server/modules/asset/keep.ts'
import { everything, filesBelow } from './backup.world.ts'
import { aPlatform, asBefore, type Platform } from './platform.world.ts'

let world: Platform['world']
let server: Platform['server']
let from: Platform['from']
let kept: Platform['kept']
let file: Platform['file']
let store: Platform['store']
let close: Platform['close']
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

test('a backup names every table and every row, and leaves nothing beside the platform', async () => {
  const { manifest, file: other } = await world.take(from)
  const rows = Object.entries(await everything(from)).map(([name, lines]) => ({ name, rows: lines.length }))
  expect(manifest.tables).toEqual(rows)
  expect(manifest.parts.map(({ name }) => name)).toContain(fileName(kept))
  expect(await readdir(server.dataDir)).toEqual(['files'])
  expect((await readdir(world.folder)).filter((name) => name.includes(path.basename(other)))).toEqual([path.basename(other)])
})

test('a backup has the bytes that its moment counts on, though they are removed before they are copied', async () => {
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

test('a backup has all bytes that its moment counts on while files come and go', async () => {
  let isOver = false
  const going = async (nth: number) => {
    for (let round = 0; !isOver; round++) await releaseFile(await store(`${nth} ${round}`), server)
  }
  const traffic = Promise.all(Array.from({ length: 6 }, (_, nth) => going(nth)))
  const taken = []
  for (let round = 0; round < 5; round++) taken.push(await world.take(from))
  isOver = true
  await traffic
  expect(taken.map(({ manifest }) => manifest.missing)).toEqual(taken.map(() => []))
  expect(taken.some(({ manifest }) => manifest.parts.filter(({ name }) => name.startsWith('files/')).length > 1)).toBe(true)
})

test('a backup of a platform that has lost bytes says which, and restores the rest', async () => {
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

test('a backup that is stopped leaves nothing', async () => {
  const before = await readdir(world.folder)
  const stopping = new AbortController()
  stopping.abort()
  await expect(world.take(from, { signal: stopping.signal })).rejects.toThrow(/abort/i)
  expect(await readdir(world.folder)).toEqual(before)
  expect(await readdir(server.dataDir)).toEqual(['files'])
  expect((await from.pool.query(`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'`)).rows).toEqual([])
})

test('a backup of nothing is refused', async () => {
  await expect(world.take(await world.nowhere())).rejects.toThrow(/holds no platform/)
})
