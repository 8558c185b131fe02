import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAlive } from '#server/store/embedded/process-table.ts'
import type { PoolTarget } from '#server/store/pool.ts'
import { anEmptyDatabase } from '../database.ts'
import type { Started } from '../started.ts'
import {
  CHOSEN,
  lockFile,
  passwordIn,
  PATIENCE,
  postmaster,
  signIn,
  startWorld,
  stop,
  type StartWorld,
} from './start.world.ts'

/** Node alone starts in about 45 ms, the server in 500. */
const BARE_STARTS = 30

vi.setConfig(PATIENCE)

let world: StartWorld
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(() => world.begin())
afterEach(() => world.clear())
afterAll(() => world.close())

describe('starting', () => {
  test('the first start prints a password for the admin, once; later ones take under 2 s and keep everything', async () => {
    const first = world.run(world.fresh)
    const address = await first.ready
    const password = passwordIn(first.printed())
    expect(password).toHaveLength(20)
    expect(first.printed()).toContain('--demo')
    expect(first.printed().slice(first.printed().indexOf('settings from'))).toMatch(
      /┌─+┐\n.*Admin.*\n.*password {2}\S+ .*\n.*└─+┘\n*$/,
    )
    expect(await signIn(address, password)).toBe(200)
    expect(await signIn(address, `${password}x`)).toBe(401)
    expect((await stop(first)).code).toBe(0)
    expect(existsSync(lockFile(world.fresh))).toBe(false)

    const later = [await timedStart(), await timedStart(), await timedStart()]
    expect(later.filter(({ tookMs, limitMs }) => tookMs < limitMs)).not.toEqual([])
    for (const { printed } of later) expect(printed).not.toMatch(/password {2}|--demo/)
    expect(await signIn(await world.run(world.fresh).ready, password)).toBe(200)
  })

  test('warns of a readable data folder and of containers on its own host, and creates a secret readable by its owner only', async () => {
    chmodSync(world.fresh, 0o755)
    const programs = { CONTAINER_PROVIDER: 'process', CONTAINER_PROCESS_DIR: world.fresh }
    const server = world.run(world.fresh, { LOG_LEVEL: 'warn', ...programs })
    await server.ready
    expect(server.printed()).toContain('other users of this machine can read the data folder')
    expect(server.printed()).toContain('share the host of the platform')
    expect(statSync(path.join(world.fresh, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  test('uses the password of ADMIN_PASSWORD and does not print it', async () => {
    const server = world.run(world.used, { ADMIN_PASSWORD: CHOSEN })
    expect(await signIn(await server.ready, CHOSEN)).toBe(200)
    expect(server.printed()).not.toContain(CHOSEN)
  })

  test('--demo creates games once', async () => {
    const games = async (server: Started) =>
      (await (await fetch(`${await server.ready}/api/game`)).json()) as { id: number }[]
    const first = world.run(world.fresh, {}, { argv: ['--demo'] })
    const found = await games(first)
    expect(found).toHaveLength(4)
    await stop(first)
    expect(await games(world.run(world.fresh, { DEMO: '1' }))).toEqual(found)
  })

  test('two at the same time on one folder: both run on one database with one admin, and either may be first', async () => {
    const servers = [world.run(world.fresh), world.run(world.fresh)]
    const addresses = await Promise.all(servers.map(({ ready }) => ready))
    const passwords = servers
      .map((server) => passwordIn(server.printed()))
      .filter((password) => password !== '')
    expect(passwords).toHaveLength(1)
    const pid = postmaster(world.fresh)
    for (const address of addresses) expect(await signIn(address, passwords[0] ?? '')).toBe(200)
    await stop(servers[0] as Started)
    expect(await signIn(addresses[1] ?? '', passwords[0] ?? '')).toBe(200)
    await stop(servers[1] as Started)
    expect(isAlive(pid)).toBe(false)
  })
})

describe('on an external database', () => {
  let database: { target: PoolTarget; close: () => Promise<void> }
  beforeEach(async () => {
    database = await anEmptyDatabase()
  })
  afterEach(() => database.close())

  test('two at the same time create one platform, and leave the database running', async () => {
    const url = urlOf(database.target)
    const servers = ['one', 'two'].map((name) =>
      world.run(path.join(world.fresh, name), { DATABASE_URL: url, ADMIN_PASSWORD: CHOSEN }),
    )
    for (const { ready } of servers) expect(await signIn(await ready, CHOSEN)).toBe(200)
    for (const server of servers) expect((await stop(server)).code).toBe(0)
    expect(existsSync(path.join(world.fresh, 'one', 'pg'))).toBe(false)
    const again = world.run(world.fresh, { DATABASE_URL: url })
    expect(await signIn(await again.ready, CHOSEN)).toBe(200)
    await stop(again)
  })
})

/** The limit is 2 s on an idle machine. On a busy one it grows with the start time of Node alone. */
async function timedStart(): Promise<{ tookMs: number; limitMs: number; printed: string }> {
  const bareAt = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  const limitMs = Math.max(2000, BARE_STARTS * (performance.now() - bareAt))
  const begunAt = performance.now()
  const server = world.run(world.fresh)
  const answer = await fetch(`${await server.ready}/healthz`)
  const tookMs = performance.now() - begunAt
  expect(answer.status).toBe(200)
  return { tookMs, limitMs, printed: (await stop(server)).stdout }
}

function urlOf(target: PoolTarget): string {
  return (
    target.connectionString ??
    `postgres://${target.user}@localhost/${target.database}?host=${encodeURIComponent(target.host ?? '')}`
  )
}
