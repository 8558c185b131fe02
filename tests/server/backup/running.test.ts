import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbedded } from '#server/store/embedded/start-embedded.ts'
import { lockDatabase, ORIGIN } from '#server/store/database-lock.ts'
import { openPool } from '#server/store/pool.ts'
import { seedContest } from '../../bench/contest.ts'
import { anEmptyDatabase } from '../database.ts'
import { PATIENCE, signIn, stop } from '../process/start.world.ts'
import { buildServer, startServer, type Ended, type Started } from '../started.ts'
import { urlTo } from './backup.world.ts'
import { boardOf, bytesAt, expectOneMoment, playing, uploadAvatar } from './playing.world.ts'

// Runs the shipped programs as processes, on an embedded and on an external database.
vi.setConfig({ ...PATIENCE, testTimeout: 180_000 })

const PASSWORD = 'Chosen-first-1'
let folder: string
let built: { folder: string; entry: string }
const running: Started[] = []
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vexil-running-'))
  built = await buildServer()
})
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  for (const name of ['one', 'two']) await (await startEmbedded(at(name))).stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(built.folder, { recursive: true })
})
const at = (name: string) => path.join(folder, name)

async function serve(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Started & { address: string }> {
  const server = startServer(built.entry, {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT: 'off',
    CONTAINER_PROVIDER: 'none',
    ...env,
  })
  running.push(server)
  return { ...server, address: await server.ready }
}
const command = (name: 'backup' | 'restore', argv: string[], env: Record<string, string>): Promise<Ended> =>
  startServer(path.join(built.folder, `${name}.js`), env, { argv }).ended

async function inDatabase<Value>(dataDir: string, work: (pool: pg.Pool) => Promise<Value>): Promise<Value> {
  const embedded = await startEmbedded(dataDir)
  const pool = openPool(embedded.connection, () => {})
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await embedded.stop()
  }
}
const submissionsIn = async (pool: pg.Pool) =>
  (await pool.query<{ count: number }>('select count(*) from submissions')).rows[0]?.count ?? 0
const runsIn = async (pool: pg.Pool) =>
  (
    await pool.query<{ kind: string; succeeded: boolean; said: string | null }>(
      'select kind, succeeded, said from backup_runs order by kind, succeeded',
    )
  ).rows

test('a backup during a game, restored elsewhere, is one complete moment', async () => {
  const one = await serve(at('one'))
  const contest = await inDatabase(at('one'), (pool) => seedContest(pool, { teams: 40, challenges: 6 }))
  const picture = await uploadAvatar(one.address, contest)
  const pictured = await bytesAt(one.address, picture)
  const play = playing(one.address, contest)
  await play.warm
  const before = await inDatabase(at('one'), submissionsIn)
  const busy = await command('backup', ['--to', at('busy.tar')], { DATA_DIR: at('one') })
  const after = await inDatabase(at('one'), submissionsIn)
  await play.stop()
  expect(busy).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/rows and 1 files in .*busy.tar/) as string,
  })
  expect(statSync(at('busy.tar')).mode & 0o777).toBe(0o600)
  expect(after).toBeGreaterThan(before)
  expect((await command('backup', ['--to', at('busy.tar')], { DATA_DIR: at('one') })).stderr).toMatch(
    /busy.tar is there already — /,
  )

  const board = await boardOf(one.address, contest)
  expect((await command('backup', ['--to', at('quiet.tar')], { DATA_DIR: at('one') })).code).toBe(0)
  const trial = (file: string) => command('restore', [at(file), '--trial'], { DATA_DIR: at('one') })
  expect(await trial('quiet.tar')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('it can be restored') as string,
  })
  expect((await trial('nothing.tar')).code).toBe(1)
  expect(await inDatabase(at('one'), runsIn)).toEqual([
    { kind: 'Backup', succeeded: false, said: expect.stringMatching(/is there already/) as string },
    { kind: 'Backup', succeeded: true, said: null },
    { kind: 'Trial', succeeded: false, said: expect.stringMatching(/cannot be read/) as string },
    { kind: 'Trial', succeeded: true, said: null },
  ])
  expect(await boardOf(one.address, contest)).toEqual(board)
  await stop(one)

  const restored = await command('restore', [at('busy.tar')], { DATA_DIR: at('two') })
  expect(restored).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('restored what was taken at') as string,
  })
  const then = await inDatabase(at('two'), async (pool) => {
    await expectOneMoment(pool)
    return submissionsIn(pool)
  })
  expect(then).toBeGreaterThanOrEqual(before)
  expect(then).toBeLessThanOrEqual(after)

  const two = await serve(at('two'))
  expect(await signIn(two.address, PASSWORD)).toBe(200)
  const profile = await fetch(`${two.address}/api/account/profile`, {
    headers: { cookie: contest.cookies[0] ?? '' },
  })
  expect(profile.status).toBe(200)
  expect(await bytesAt(two.address, picture)).toEqual(pictured)
  expect(await command('restore', [at('quiet.tar'), '--replace'], { DATA_DIR: at('two') })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /a server or a backup uses the database — stop it first; nothing was changed/,
    ) as string,
  })
  await stop(two)

  const elsewhere = await anEmptyDatabase()
  const outer = { DATABASE_URL: urlTo(elsewhere.target), DATA_DIR: at('three') }
  expect((await command('restore', [at('quiet.tar')], outer)).code).toBe(0)
  const three = await serve(at('three'), outer)
  expect(await boardOf(three.address, contest)).toEqual(board)
  expect(await bytesAt(three.address, picture)).toEqual(pictured)
  expect((await command('backup', ['--to', at('outer.tar')], outer)).code).toBe(0)
  await stop(three)
  await elsewhere.close()

  const refused = await command('restore', [at('outer.tar')], { DATA_DIR: at('two') })
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/would be lost: 41 users, 40 teams, 1 games/) as string,
  })
  expect((await command('restore', [at('outer.tar'), '--replace'], { DATA_DIR: at('two') })).code).toBe(0)
  const back = await serve(at('two'))
  expect(await boardOf(back.address, contest)).toEqual(board)
  expect(await bytesAt(back.address, picture)).toEqual(pictured)

  await inDatabase(at('two'), replaceUnder)
  expect(await back.ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/restored into the database while this server had lost it/) as string,
  })
})

test('a backup does not create a missing platform', async () => {
  expect(await command('backup', [], { DATA_DIR: at('nowhere') })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/there is no platform in .*nowhere/) as string,
  })
  expect(await command('restore', [at('nothing.tar')], { DATA_DIR: at('nowhere') })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/nothing.tar cannot be read \(ENOENT\)/) as string,
  })
  expect(() => statSync(at('nowhere'))).toThrow(/ENOENT/)
})

/** Simulates a broken connection of the server, during which a backup is restored. */
async function replaceUnder(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  let claimed: Awaited<ReturnType<typeof lockDatabase>> = null
  // The server claims the database again once a second, so it can be faster.
  for (let tries = 0; claimed === null && tries < 20; tries += 1) {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vexil claim'`,
    )
    claimed = await lockDatabase(pool.options, 'alone')
  }
  await client.query(
    'insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [ORIGIN, 'another'],
  )
  client.release()
  await claimed?.release()
  expect(claimed).not.toBeNull()
}
