import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#server/store/migrate.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { openStore } from '#server/store/open.ts'
import { openPool } from '#server/store/pool.ts'
import { anEmptyDatabase } from '../database.ts'

let pools: pg.Pool[]
let close: () => Promise<void>
beforeEach(async () => {
  const database = await anEmptyDatabase()
  pools = [1, 2, 3].map(() => openPool(database.target, () => {}))
  close = database.close
})
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await close()
})
const pool = () => pools[0] as pg.Pool
const tables = async () =>
  (
    await pool().query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    )
  ).rows.map(({ name }) => name)

const step = (number: number, sql: string) => ({ number, name: `step-${number}`, sql })

test('our own migrations create the tables, and a second run does nothing', async () => {
  const migrations = readMigrations()
  expect((await migrate(pool(), migrations)).applied).toEqual(migrations.map(({ name }) => name))
  expect(await tables()).toEqual(
    expect.arrayContaining(['files', 'games', 'logs', 'migrations', 'sessions', 'users']),
  )
  expect((await migrate(pool(), migrations)).applied).toEqual([])
})

test('processes that start at the same time migrate once', async () => {
  const migrations = [
    step(1, 'create table one (x int); select pg_sleep(0.1)'),
    step(2, 'create table two (x int)'),
  ]
  const done = await Promise.all(pools.map((each) => migrate(each, migrations)))
  expect(done.flatMap(({ applied }) => applied)).toEqual(['step-1', 'step-2'])
})

test('a step that fails leaves nothing of itself, and the steps before it stay', async () => {
  const broken = [step(1, 'create table one (x int)'), step(2, 'create table two (x int); select 1/0')]
  await expect(migrate(pool(), broken)).rejects.toThrow(/migration 2 \(step-2\) failed: division by zero/)
  expect(await tables()).toEqual(['migrations', 'one'])
  expect((await migrate(pool(), [step(1, ''), step(2, 'create table two (x int)')])).applied).toEqual([
    'step-2',
  ])
})

test('a database newer than the program is refused and left as it is', async () => {
  await migrate(pool(), [step(1, 'create table one (x int)'), step(2, 'create table two (x int)')])
  await expect(migrate(pool(), [step(1, '')])).rejects.toThrow(/newer than this program/)
  expect(await tables()).toEqual(['migrations', 'one', 'two'])
})

test('a store whose database lacks a migration is not ready', async () => {
  await migrate(pool(), [step(1, 'create table one (x int)')])
  await expect(openStore(pool(), 1).check()).resolves.toBeUndefined()
  await expect(openStore(pool(), 2).check()).rejects.toThrow(/migration 1 of 2/)
})

test('a gap in the numbers is an error', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vexil-migrations-'))
  try {
    writeFileSync(path.join(folder, '0001-one.sql'), '')
    writeFileSync(path.join(folder, '0003-three.sql'), '')
    expect(() => readMigrations(pathToFileURL(`${folder}/`))).toThrow(/number 2 was expected/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
