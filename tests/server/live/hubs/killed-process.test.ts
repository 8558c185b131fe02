import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { StreamPart } from '#contract/streams.ts'
import { startEmbedded, type EmbeddedServer } from '#server/store/embedded/start-embedded.ts'
import { migrate } from '#server/store/migrate.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { openPool } from '#server/store/pool.ts'
import { seedContest } from '#tests/bench/contest.ts'
import { buildServer, startServer, type Started } from '../../started.ts'
import { aLine, CASES, until } from './hubs.world.ts'

// Real processes take long on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let built: Awaited<ReturnType<typeof buildServer>>
let dataDir: string
let database: EmbeddedServer
let pool: ReturnType<typeof openPool>
const running: Started[] = []
beforeAll(async () => {
  built = await buildServer()
  dataDir = mkdtempSync(path.join(tmpdir(), 'vexil-killed-'))
  database = await startEmbedded(dataDir)
  pool = openPool(database.connection, () => {})
  await migrate(pool, readMigrations())
})
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  await pool.end()
  // Joins and leaves the database that a killed server left running, because the last one to leave stops it.
  await database.stop()
  await (await startEmbedded(dataDir)).stop()
  rmSync(dataDir, { recursive: true })
  rmSync(built.folder, { recursive: true })
})

async function aProcess(): Promise<{ server: Started; url: string }> {
  const server = startServer(built.entry, { DATA_DIR: dataDir })
  running.push(server)
  return { server, url: await server.ready }
}
async function listen(url: string, cookie: string) {
  const line = aLine(CASES.find(({ skipNegotiation }) => skipNegotiation) ?? expect.fail(), url, {
    Cookie: cookie,
  })
  const parts: StreamPart[] = []
  line.on('ReceivedStreams', (said: StreamPart[]) => parts.push(...said))
  await line.start()
  await until(() => parts.length > 0)
  return { line, parts, itemsOf: () => parts.flatMap<unknown>(({ items }) => items ?? []) }
}

test('a process killed while it stores a solve withholds it from no client: neither of another process nor of its own', async () => {
  const contest = await seedContest(pool, { teams: 2, challenges: 1 })
  const [solver = '', other = ''] = contest.cookies
  const [dying, living] = [await aProcess(), await aProcess()]
  const address = `/hub/user?game=${contest.gameId}&streams=board`
  const moved = await listen(dying.url + address, other)
  const stayed = await listen(living.url + address, other)
  const last = (moved.parts[0]?.from ?? 0) - 1
  const boardSeq = async () =>
    (await pool.query<{ seq: number }>('select board_seq as seq from games where id = $1', [contest.gameId]))
      .rows[0]?.seq

  const before = await boardSeq()
  const answered = fetch(`${dying.url}/api/game/${contest.gameId}/challenges/${contest.challengeIds[0]}`, {
    method: 'POST',
    headers: { cookie: solver, 'content-type': 'application/json' },
    body: JSON.stringify({ flag: contest.rightFlag(0, 0) }),
  }).catch(() => null)
  while ((await boardSeq()) === before);
  dying.server.child.kill('SIGKILL')
  await Promise.all([answered, dying.server.ended])

  await until(() => stayed.itemsOf().length > 0, 10_000)
  const comeOver = await listen(`${living.url}${address}:${last}`, other)
  expect(comeOver.itemsOf()).toMatchObject([{ kind: 'solve', challengeId: contest.challengeIds[0] }])
  expect(stayed.itemsOf()).toEqual(comeOver.itemsOf())
  await Promise.all([moved, stayed, comeOver].map(({ line }) => line.stop()))
})
