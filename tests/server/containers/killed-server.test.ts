import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ContainerInfoModel, TeamContainersModel } from '#contract/models/container.ts'
import { processStartTime } from '#server/containers/process/process-records.ts'
import { startEmbedded, type EmbeddedServer } from '#server/store/embedded/start-embedded.ts'
import { migrate } from '#server/store/migrate.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { openPool } from '#server/store/pool.ts'
import { seedContest, type Contest } from '#tests/bench/contest.ts'
import { ENGINE, ENGINE_ENV, engineWorld, PORT } from './engine.world.ts'
import { buildServer, startServer, type Started } from '../started.ts'

// Real processes on a busy machine take long, and a killed server's lease has to expire.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })

interface Runtime {
  image: string
  port: number
  env: Record<string, string>
  /** The number of containers in the runtime. */
  count(): Promise<number>
  flagAt(entry: string): Promise<string>
}

let built: Awaited<ReturnType<typeof buildServer>>
let folder: string
let database: EmbeddedServer
let pool: ReturnType<typeof openPool>
let contest: Contest
const running: Started[] = []
beforeAll(async () => {
  built = await buildServer()
  folder = mkdtempSync(path.join(tmpdir(), 'vexil-killed-server-'))
  database = await startEmbedded(folder)
  pool = openPool(database.connection, () => {})
  await migrate(pool, readMigrations())
  contest = await seedContest(pool, { teams: 1, challenges: 4 })
})
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  // Ends processes that a failed test left behind.
  for (const pid of runsIn(folder))
    if ((await processStartTime(Number(pid))) !== null) process.kill(Number(pid), 'SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  running.length = 0
  await pool.query('delete from containers')
})
afterAll(async () => {
  await pool.end()
  // Joins and leaves the database that a killed server left running, because the last one to leave stops it.
  await database.stop()
  await (await startEmbedded(folder)).stop()
  rmSync(folder, { recursive: true })
  rmSync(built.folder, { recursive: true })
})

async function text(address: string): Promise<string> {
  let read: string | null = null
  // A service needs a moment after its container has started, and until then its port closes connections.
  await until(async () => {
    const answer = await fetch(address, { headers: { connection: 'close' } }).catch(() => null)
    read = answer === null ? null : await answer.text()
    return read !== null
  }, 10_000)
  return read ?? ''
}

const runsIn = (place: string) => {
  const runs = path.join(place, 'programs', 'runs')
  return existsSync(runs) ? readFileSync(runs, 'utf8').trim().split('\n') : []
}
/** A program that starts slowly. Each of its runs adds a line to a file, so that the test can count them. */
function programs(): Runtime {
  const place = path.join(folder, 'programs')
  const runs = path.join(place, 'runs')
  mkdirSync(place)
  const lines = [
    `require('node:fs').appendFileSync(${JSON.stringify(runs)}, process.pid + '\\n')`,
    `const service = require('node:http').createServer((_, answer) => answer.end(process.env.GZCTF_FLAG))`,
    `setTimeout(() => service.listen(Number(process.env.PORT), '127.0.0.1'), 3000)`,
  ]
  writeFileSync(path.join(place, 'box'), `#!${process.execPath}\n${lines.join('\n')}\n`)
  chmodSync(path.join(place, 'box'), 0o755)
  return {
    image: 'box',
    port: 80,
    env: { CONTAINER_PROVIDER: 'process', CONTAINER_PROCESS_DIR: place, CONTAINER_PUBLIC_ENTRY: '127.0.0.1' },
    count: async () =>
      (await Promise.all(runsIn(folder).map((pid) => processStartTime(Number(pid))))).filter(
        (began) => began !== null,
      ).length,
    flagAt: (entry) => text(`http://${entry}`),
  }
}
function engine(): Runtime {
  return {
    image: ENGINE?.image ?? '',
    port: PORT,
    env: ENGINE_ENV,
    count: async () => {
      const { rows } = await pool.query<{ value: string }>(
        "select value from settings where key = 'Containers:Platform'",
      )
      const world = await engineWorld({}, rows[0]?.value ?? '')
      const { length } = await world.containers()
      await world.provider.close()
      return length
    },
    flagAt: async (entry) => (await text(`http://${entry}/cgi-bin/flag`)).trim(),
  }
}

async function aProcess(env: Record<string, string>) {
  const server = startServer(built.entry, { DATA_DIR: folder, RATE_LIMIT: 'off', ...env })
  running.push(server)
  return { server, url: await server.ready }
}
const kill = async ({ child, ended }: Started) => {
  child.kill('SIGKILL')
  await ended
}
async function until(isSo: () => Promise<boolean>, limitMs = 60_000): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it never came to be so')
    await pause(20)
  }
}

const runtimeOf = ENGINE === null ? programs : engine
describe(`a server that is killed and restarted, with ${ENGINE === null ? 'programs of this machine' : 'a real engine'}`, () => {
  test('during a start creates no second container and loses none; a running one continues', async () => {
    const runtime = runtimeOf()
    const [, challengeId = 0, , otherId = 0] = contest.challengeIds
    await pool.query('update challenges set container_image = $1, container_expose_port = $2', [
      runtime.image,
      runtime.port,
    ])
    const headers = { cookie: contest.cookies[0] ?? '' }
    const addressOf = (id: number) => `/api/game/${contest.gameId}/container/${id}`
    const address = addressOf(challengeId)
    const phase = async () =>
      (await pool.query<{ phase: string }>('select phase from containers')).rows[0]?.phase
    const own = async (url: string) =>
      (
        (await (
          await fetch(`${url}/api/game/${contest.gameId}/containers`, { headers })
        ).json()) as TeamContainersModel
      ).containers

    const first = await aProcess(runtime.env)
    const lost = fetch(first.url + address, { method: 'POST', headers }).catch(() => null)
    await until(
      async () => (await phase()) === 'Creating' && (ENGINE !== null || (await runtime.count()) === 1),
    )
    await kill(first.server)
    await lost
    expect(await phase()).not.toBe('Running')
    // Shortens the lease, which would last for up to 15 s. No other server takes the container over before.
    const shortened = await pool.query(
      "update containers set lease_until = now() + interval '1 second' where lease_until > now()",
    )
    expect(shortened.rowCount).toBe(1)

    const second = await aProcess(runtime.env)
    const again = (await (
      await fetch(second.url + address, { method: 'POST', headers })
    ).json()) as ContainerInfoModel
    expect([again.status, await runtime.count(), await phase()]).toEqual(['Running', 1, 'Running'])
    expect(await runtime.flagAt(again.entry)).toBe(contest.rightFlag(0, 1))

    await kill(second.server)
    const third = await aProcess(runtime.env)
    // By now the server has compared the runtime with its records.
    await pause(3000)
    expect((await own(third.url)).map(({ entry }) => entry)).toEqual([again.entry])
    expect(await runtime.flagAt(again.entry)).toBe(contest.rightFlag(0, 1))

    // A server that is killed during a destruction must finish it after the restart, and leave the other
    // container alone.
    expect((await fetch(third.url + addressOf(otherId), { method: 'POST', headers })).status).toBe(200)
    await kill(third.server)
    await pool.query("update containers set phase = 'Leaving' where challenge_id = $1", [otherId])
    const fourth = await aProcess(runtime.env)
    await until(async () => (await runtime.count()) === 1)
    expect((await own(fourth.url)).map(({ entry }) => entry)).toEqual([again.entry])
    // A container can be destroyed only some seconds after its start, so this retries.
    await until(async () => (await fetch(fourth.url + address, { method: 'DELETE', headers })).status === 200)
    expect([await runtime.count(), await own(fourth.url), await phase()]).toEqual([0, [], undefined])
  })
})
