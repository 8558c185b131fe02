import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEmbedded } from '#server/store/embedded.ts'
import { isAlive } from '#server/store/embedded/process-table.ts'
import type { PoolTarget } from '#server/store/pool.ts'
import { anEmptyDatabase } from './database.ts'
import { buildServer, startServer, type Ended, type Started } from './started.ts'

// Real processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const CHOSEN = 'Chosen-1'
/** Node alone starts in about 45 ms where the server does in 500. */
const BARE_STARTS = 30

let built: { folder: string; entry: string }
/** A folder that a server has been started on before; making one for each test would be most of the time. */
let used: string
/** A folder of this test alone. */
let fresh: string
const running: Started[] = []

beforeAll(async () => {
  built = await buildServer()
  used = mkdtempSync(path.join(tmpdir(), 'vexil-used-'))
  await stop(await readied(run(used, { ADMIN_PASSWORD: CHOSEN })))
})
beforeEach(() => {
  fresh = mkdtempSync(path.join(tmpdir(), 'vexil-fresh-'))
})
afterEach(async () => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
  // What a killed server left running is joined, and stopped by leaving it.
  for (const folder of [used, fresh]) if (existsSync(lockFile(folder))) await (await startEmbedded(folder)).stop()
  rmSync(fresh, { recursive: true, force: true })
})
afterAll(() => {
  rmSync(built.folder, { recursive: true })
  rmSync(used, { recursive: true })
})

describe('starting', () => {
  test('the first start prints a password that lets the admin in, once; later ones take under 2 s and keep everything', async () => {
    const first = run(fresh)
    const address = await first.ready
    const password = passwordIn(first.printed())
    expect(password).toHaveLength(20)
    expect(first.printed()).toContain('--demo')
    expect(await signIn(address, password)).toBe(200)
    expect(await signIn(address, `${password}x`)).toBe(401)
    expect((await stop(first)).code).toBe(0)
    expect(existsSync(lockFile(fresh))).toBe(false)

    const later = [await timedStart(), await timedStart(), await timedStart()]
    expect(later.filter(({ tookMs, limitMs }) => tookMs < limitMs)).not.toEqual([])
    for (const { printed } of later) expect(printed).not.toMatch(/password {2}|--demo/)
    expect(await signIn(await run(fresh).ready, password)).toBe(200)
  })

  test('takes the password from ADMIN_PASSWORD and does not print it', async () => {
    const server = run(used, { ADMIN_PASSWORD: CHOSEN })
    expect(await signIn(await server.ready, CHOSEN)).toBe(200)
    expect(server.printed()).not.toContain(CHOSEN)
  })

  test('with --demo there are games, and a second time no more of them', async () => {
    const games = async (server: Started) => (await (await fetch(`${await server.ready}/api/game`)).json()) as { id: number }[]
    const first = run(fresh, {}, { argv: ['--demo'] })
    const found = await games(first)
    expect(found).toHaveLength(4)
    await stop(first)
    expect(await games(run(fresh, { DEMO: '1' }))).toEqual(found)
  })

  test('two at once on one folder: both run on one database with one admin, and either may go first', async () => {
    const servers = [run(fresh), run(fresh)]
    const addresses = await Promise.all(servers.map(({ ready }) => ready))
    const passwords = servers.map((server) => passwordIn(server.printed())).filter((password) => password !== '')
    expect(passwords).toHaveLength(1)
    const pid = postmaster(fresh)
    for (const address of addresses) expect(await signIn(address, passwords[0] ?? '')).toBe(200)
    await stop(servers[0] as Started)
    expect(await signIn(addresses[1] ?? '', passwords[0] ?? '')).toBe(200)
    await stop(servers[1] as Started)
    expect(isAlive(pid)).toBe(false)
  })
})

describe('on a database of somebody else', () => {
  let database: { target: PoolTarget; close: () => Promise<void> }
  beforeEach(async () => {
    database = await anEmptyDatabase()
  })
  afterEach(() => database.close())

  test('two at once make one platform, and leave the database running', async () => {
    const url = urlOf(database.target)
    const servers = ['one', 'two'].map((name) => run(path.join(fresh, name), { DATABASE_URL: url, ADMIN_PASSWORD: CHOSEN }))
    for (const { ready } of servers) expect(await signIn(await ready, CHOSEN)).toBe(200)
    for (const server of servers) expect((await stop(server)).code).toBe(0)
    expect(existsSync(path.join(fresh, 'one', 'pg'))).toBe(false)
    const again = run(fresh, { DATABASE_URL: url })
    expect(await signIn(await again.ready, CHOSEN)).toBe(200)
    await stop(again)
  })
})

describe('a start that cannot be', () => {
  test('names all bad settings and touches nothing', async () => {
    const absent = path.join(fresh, 'absent')
    expectRefusal(await run(absent, { PORT: 'eighty', LOG_LEVEL: 'loud' }).ended, absent, /PORT is "eighty" .*LOG_LEVEL is "loud"/)
    expect(existsSync(absent)).toBe(false)
  })

  test('says that the port is in use, stops the database, and has not lost the password', async () => {
    const { server, port } = await occupied()
    try {
      const refused = await run(fresh, { PORT: String(port) }).ended
      expectRefusal(refused, fresh, new RegExp(`port ${port} is in use`))
      expect(await signIn(await run(fresh).ready, passwordIn(refused.stdout))).toBe(200)
    } finally {
      server.close()
    }
  })

  test('leaves the database of another server alone when its port is in use', async () => {
    const address = await run(used).ready
    const refused = await run(used, { PORT: new URL(address).port }).ended
    expect(refused.stderr).toMatch(/^vexil: port \d+ is in use — [^\n]+\n$/)
    expect(refused.code).toBe(1)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  test('on a data folder that is a file', async () => {
    const file = path.join(fresh, 'file')
    writeFileSync(file, 'precious')
    expectRefusal(await run(file).ended, file, /data folder .* cannot be used \(ENOTDIR\)/)
    expect(readFileSync(file, 'utf8')).toBe('precious')
  })

  test.runIf(process.platform === 'linux')('on a data folder where none can be made, at once', async () => {
    const ended = run('/proc/none/here').ended
    expectRefusal(await ended, fresh, /data folder .* cannot be used \(ENOENT\)/)
  })

  test('on a data folder that may not be read', async () => {
    const closed = path.join(fresh, 'closed')
    mkdirSync(closed, { mode: 0o000 })
    chmodSync(fresh, 0o755)
    // Root may read everything, so nobody tries.
    const options = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
    expectRefusal(await run(closed, {}, options).ended, closed, /data folder .* cannot be used \(EACCES\)/)
    chmodSync(closed, 0o700)
  })

  test('on a database newer than the program, which stays as it is', async () => {
    await inDatabase(used, (client) => client.query(`insert into migrations (number, name) values (9999, 'future')`))
    expectRefusal(await run(used).ended, used, /database is newer than this program/)
    await inDatabase(used, async (client) => {
      expect((await client.query('select 1 from migrations where number = 9999')).rows).toHaveLength(1)
      await client.query('delete from migrations where number = 9999')
    })
    expect(await signIn(await run(used).ready, CHOSEN)).toBe(200)
  })

  test('without the database or the Redis it was told to use', async () => {
    const { server, port } = await occupied()
    server.close()
    const noDatabase = await run(used, { DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${port}/x` }).ended
    expectRefusal(noDatabase, used, /database postgres:\/\/me:\*+@127.0.0.1.* cannot be reached \(ECONNREFUSED\)/)
    expectRefusal(await run(used, { REDIS_URL: `redis://127.0.0.1:${port}` }).ended, used, /Redis at .* cannot be reached/)
  })

  test('when the port of the metrics is in use', async () => {
    const { server, port } = await occupied()
    expectRefusal(await run(used, { METRICS_PORT: String(port) }).ended, used, new RegExp(`port ${port} is in use .* METRICS_PORT`))
    server.close()
  })
})

describe('stopping', () => {
  const BODY = JSON.stringify({ userName: 'nobody', password: 'password' })
  const askHalf = async (address: string): Promise<Socket> => {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      `POST /api/account/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY.slice(0, 5)}`,
    )
    await sleep(300)
    return socket
  }

  test('lets nobody new in, answers what was asked, and ends with 0', async () => {
    const server = run(used)
    const address = await server.ready
    const socket = await askHalf(address)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    server.child.kill('SIGTERM')
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed'), { timeout: 5000 })
    socket.write(BODY.slice(5))
    expect((await server.ended).code).toBe(0)
    expect(answer).toMatch(/^HTTP\/1.1 401 /)
    expect(existsSync(lockFile(used))).toBe(false)
  })

  test('a second signal ends it at once', async () => {
    const server = run(used)
    await askHalf(await server.ready)
    server.child.kill('SIGTERM')
    await sleep(500)
    expect(server.child.exitCode).toBeNull()
    const asked = performance.now()
    server.child.kill('SIGTERM')
    expect((await server.ended).code).toBe(1)
    expect(performance.now() - asked).toBeLessThan(2000)
  })

  test('a signal during the start leaves nothing behind', async () => {
    const server = run(used)
    await vi.waitFor(() => expect(existsSync(lockFile(used))).toBe(true), { timeout: 20_000, interval: 5 })
    server.child.kill('SIGINT')
    expect((await server.ended).code).toBe(0)
    expect(existsSync(lockFile(used))).toBe(false)
  })
})

describe('kill -9', () => {
  test('of the server: the next start joins the database and knows everything', async () => {
    const first = await readied(run(used))
    const pid = postmaster(used)
    first.child.kill('SIGKILL')
    await first.ended
    expect(isAlive(pid)).toBe(true)
    const second = run(used)
    expect(await signIn(await second.ready, CHOSEN)).toBe(200)
    expect(postmaster(used)).toBe(pid)
    await stop(second)
    expect(isAlive(pid)).toBe(false)
  })

  test('of the server and the database: the next start recovers everything', async () => {
    const first = await readied(run(fresh))
    first.child.kill('SIGKILL')
    process.kill(postmaster(fresh), 'SIGKILL')
    await first.ended
    expect(await signIn(await run(fresh).ready, passwordIn(first.printed()))).toBe(200)
  })

  test('at any moment of the first start: the next one gets there', async () => {
    for (const afterMs of [200, 400, 600, 800, 1000, 1200]) {
      const killed = run(fresh, { ADMIN_PASSWORD: CHOSEN })
      await sleep(afterMs)
      killed.child.kill('SIGKILL')
      await killed.ended
    }
    expect(await signIn(await run(fresh, { ADMIN_PASSWORD: CHOSEN }).ready, CHOSEN)).toBe(200)
  })
})

function run(dataDir: string, env: Record<string, string> = {}, options: Parameters<typeof startServer>[2] = {}): Started {
  const server = startServer(built.entry, { DATA_DIR: dataDir, ...env }, options)
  running.push(server)
  return server
}

async function stop(server: Started): Promise<Ended> {
  server.child.kill('SIGTERM')
  return server.ended
}

async function readied(server: Started): Promise<Started> {
  await server.ready
  return server
}

/** What 2 s are while the machine is busy with something else: the start of Node alone, which then takes longer too, is the measure. */
async function timedStart(): Promise<{ tookMs: number; limitMs: number; printed: string }> {
  const bareAt = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  const limitMs = Math.max(2000, BARE_STARTS * (performance.now() - bareAt))
  const begunAt = performance.now()
  const server = run(fresh)
  const answer = await fetch(`${await server.ready}/healthz`)
  const tookMs = performance.now() - begunAt
  expect(answer.status).toBe(200)
  return { tookMs, limitMs, printed: (await stop(server)).stdout }
}

function lockFile(dataDir: string): string {
  return path.join(dataDir, 'pg', 'postmaster.pid')
}
const postmaster = (dataDir: string) => Number(readFileSync(lockFile(dataDir), 'utf8').split('\n')[0])
const passwordIn = (text: string) => /password {2}(\S+)/.exec(text)?.[1] ?? ''

async function signIn(address: string, password: string): Promise<number> {
  const body = JSON.stringify({ userName: 'Admin', password })
  const answer = await fetch(`${address}/api/account/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return answer.status
}

async function inDatabase(dataDir: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const embedded = await startEmbedded(dataDir)
  const client = new pg.Client(embedded.connection)
  await client.connect()
  await work(client)
  await client.end()
  await embedded.stop()
}

/** One line, that says what is the matter and what to do, and nothing left running. */
function expectRefusal({ code, stderr }: Ended, dataDir: string, what: RegExp): void {
  expect(stderr).toMatch(/^vexil: [^\n]+ — [^\n]+\n$/)
  expect(stderr).toMatch(what)
  expect(code).toBe(1)
  expect(existsSync(lockFile(dataDir))).toBe(false)
}

function urlOf(target: PoolTarget): string {
  return target.connectionString ?? `postgres://${target.user}@localhost/${target.database}?host=${encodeURIComponent(target.host ?? '')}`
}

async function occupied(): Promise<{ server: Server; port: number }> {
  const server = createServer()
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  return { server, port: (server.address() as AddressInfo).port }
}
