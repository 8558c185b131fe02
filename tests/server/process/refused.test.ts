import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbedded } from '#server/store/embedded/start-embedded.ts'
import {
  CHOSEN,
  expectRefusal,
  occupied,
  passwordIn,
  PATIENCE,
  signIn,
  startWorld,
  type StartWorld,
} from './start.world.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

vi.setConfig(PATIENCE)

let world: StartWorld
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(() => world.begin())
afterEach(() => world.clear())
afterAll(() => world.close())

describe('a start that fails', () => {
  test('names all bad settings and touches nothing', async () => {
    const absent = path.join(world.fresh, 'absent')
    expectRefusal(
      await world.run(absent, { PORT: 'eighty', LOG_LEVEL: 'loud' }).ended,
      absent,
      /PORT is "eighty" .*LOG_LEVEL is "loud"/,
    )
    expect(existsSync(absent)).toBe(false)
  })

  test('reports that the port is in use, stops the database, and has not lost the password', async () => {
    const { server, port } = await occupied()
    try {
      const refused = await world.run(world.fresh, { PORT: String(port) }).ended
      expectRefusal(refused, world.fresh, new RegExp(`port ${port} is in use`))
      expect(await signIn(await world.run(world.fresh).ready, passwordIn(refused.stdout))).toBe(200)
    } finally {
      server.close()
    }
  })

  test('leaves the database of another server alone when its port is in use', async () => {
    const address = await world.run(world.used).ready
    const refused = await world.run(world.used, { PORT: new URL(address).port }).ended
    expect(refused.stderr).toMatch(/^vexil: port \d+ is in use — [^\n]+\n$/)
    expect(refused.code).toBe(1)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  test('on a data folder that is a file', async () => {
    const file = path.join(world.fresh, 'file')
    writeFileSync(file, 'precious')
    expectRefusal(await world.run(file).ended, file, /data folder .* cannot be used \(ENOTDIR\)/)
    expect(readFileSync(file, 'utf8')).toBe('precious')
  })

  test.runIf(process.platform === 'linux')(
    'with a data folder that cannot be created, immediately',
    async () => {
      const ended = world.run('/proc/none/here').ended
      expectRefusal(await ended, world.fresh, /data folder .* cannot be used \(ENOENT\)/)
    },
  )

  test('on a data folder that may not be read', async () => {
    const closed = path.join(world.fresh, 'closed')
    mkdirSync(closed, { mode: 0o000 })
    chmodSync(world.fresh, 0o755)
    // Runs the process as `nobody`, because root can read every file.
    const options = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
    expectRefusal(
      await world.run(closed, {}, options).ended,
      closed,
      /data folder .* cannot be used \(EACCES\)/,
    )
    chmodSync(closed, 0o700)
  })

  test('on a database newer than the program, which stays as it is', async () => {
    await inDatabase(world.used, (client) =>
      client.query(`insert into migrations (number, name) values (9999, 'future')`),
    )
    expectRefusal(await world.run(world.used).ended, world.used, /database is newer than this program/)
    await inDatabase(world.used, async (client) => {
      expect((await client.query('select 1 from migrations where number = 9999')).rows).toHaveLength(1)
      await client.query('delete from migrations where number = 9999')
    })
    expect(await signIn(await world.run(world.used).ready, CHOSEN)).toBe(200)
  })

  test('without the configured database or Redis', async () => {
    const { server, port } = await occupied()
    server.close()
    const noDatabase = await world.run(world.used, {
      DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port}/x`,
    }).ended
    expectRefusal(
      noDatabase,
      world.used,
      /database postgres:\/\/me:\*+@127.0.0.1.* cannot be reached \(ECONNREFUSED\)/,
    )
    expectRefusal(
      await world.run(world.used, { REDIS_URL: `redis://127.0.0.1:${port}` }).ended,
      world.used,
      /Redis at .* cannot be reached/,
    )
  })

  test('when the port of the metrics is in use', async () => {
    const { server, port } = await occupied()
    expectRefusal(
      await world.run(world.used, { METRICS_PORT: String(port) }).ended,
      world.used,
      new RegExp(`port ${port} is in use .* METRICS_PORT`),
    )
    server.close()
  })
})

async function inDatabase(dataDir: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const embedded = await startEmbedded(dataDir)
  const client = new pg.Client(embedded.connection)
  await client.connect()
  await work(client)
  await client.end()
  await embedded.stop()
}
