import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { randomIds } from '#server/base/ids.ts'
import { startEmbedded, type EmbeddedServer } from '#server/store/embedded/start-embedded.ts'
import { migrate } from '#server/store/migrate.ts'
import { readMigrations } from '#server/store/migrations.ts'
import { openStore, type OpenStore } from '#server/store/open.ts'
import { openPool } from '#server/store/pool.ts'
import { buildServer, startServer, type Started } from '../started.ts'
import { aUser } from '../store/rows.ts'
import { waitingIn } from './mail.world.ts'
import { aMailServer, type MailServer } from './smtp.world.ts'

// Real processes on a busy machine take long, and a killed server's lease has to expire.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 })

const USERS = 1000
const KILLS = 5
const CALLERS = 8

let built: Awaited<ReturnType<typeof buildServer>>
let folder: string
let database: EmbeddedServer
let pool: ReturnType<typeof openPool>
let store: OpenStore
let post: MailServer
const running: Started[] = []
beforeAll(async () => {
  built = await buildServer()
  folder = mkdtempSync(path.join(tmpdir(), 'vexil-killed-mail-'))
  database = await startEmbedded(folder)
  pool = openPool(database.connection, () => {})
  await migrate(pool, readMigrations())
  store = openStore(pool, 0)
  for (let at = 0; at < USERS; at++)
    await store.users.create(aUser({ id: randomIds.guid(), name: `p${at}`, email: addressOf(at) }))
  post = await aMailServer({ takesMs: 40 })
})
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  await pool.end()
  await post.close()
  // Joins and leaves the database that a killed server left running, because the last one to leave stops it.
  await database.stop()
  await (await startEmbedded(folder)).stop()
  rmSync(folder, { recursive: true })
  rmSync(built.folder, { recursive: true })
})
const addressOf = (at: number) => `p${at}@people.example`
const arrived = () => post.envelopes.map(({ to }) => to[0] ?? '')

async function aProcess() {
  const port = await freePort()
  const server = startServer(built.entry, {
    DATA_DIR: folder,
    // Chooses the port here, because the public address contains it.
    PORT: String(port),
    RATE_LIMIT: 'off',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(post.port),
    SMTP_TLS: 'off',
    MAIL_FROM: 'ctf@platform.example',
    PUBLIC_URL: 'http://127.0.0.1',
  })
  running.push(server)
  await server.ready
  return { server, url: `http://127.0.0.1:${port}` }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

test('each email of an answered request arrives, although the server is killed at random moments', async () => {
  const answered = new Set<string>()
  let next = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const { server, url } = await aProcess()
    // The first start stores the defaults, so this runs after it.
    await store.settings.save(
      new Map([
        ['AccountPolicy:ActiveOnRegister', 'False'],
        ['AccountPolicy:EmailConfirmationRequired', 'True'],
      ]),
    )
    const callers = Array.from({ length: CALLERS }, async () => {
      for (let at = next++; at < ((kill + 1) * USERS) / KILLS; at = next++) {
        const to = addressOf(at)
        // Half of them are new accounts, and half exist.
        const isNew = at % 2 === 0
        const fresh = { userName: `new${at}`, password: 'Harb0ur-7', email: `new-${to}` }
        const status = await fetch(`${url}/api/account/${isNew ? 'register' : 'recovery'}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(isNew ? fresh : { email: to }),
        }).then(
          (answer) => answer.status,
          () => 0,
        )
        if (status === 0) return
        if (status === 200) answered.add(isNew ? fresh.email : to)
      }
    })
    const begun = answered.size
    await vi.waitFor(() => expect(answered.size).toBeGreaterThan(begun + 5), { timeout: 30_000 })
    await pause(Math.random() * 400)
    server.child.kill('SIGKILL')
    await Promise.all([server.ended, ...callers])
    next = ((kill + 1) * USERS) / KILLS
  }
  await aProcess()
  const missing = () => [...answered].filter((to) => !arrived().includes(to))
  await vi.waitFor(() => expect(missing()).toEqual([]), { timeout: 60_000, interval: 200 })
  await vi.waitFor(async () => expect(await waitingIn(store)).toEqual([]), { timeout: 60_000 })
  expect(answered.size).toBeGreaterThan(5 * KILLS)
  // A kill between the response of the mail server and the removal of the row may send an email twice, but
  // only those in transit.
  const doubled = arrived().length - new Set(arrived()).size
  expect(doubled).toBeLessThanOrEqual(5 * KILLS)
})
