import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectedPlatform } from '#server/backup/connect-platform.ts'
import { holdDatabase } from '#server/store/lock-database.ts'
import { lockDatabase } from '#server/store/database-lock.ts'
import { backupWorld, type BackupWorld } from './backup.world.ts'

let world: BackupWorld
let reached: ConnectedPlatform
let relay: Awaited<ReturnType<typeof aRelay>>
beforeAll(async () => {
  world = await backupWorld()
  reached = await world.nowhere()
})
afterAll(() => world.close())
beforeEach(async () => {
  relay = await aRelay()
})
afterEach(() => relay.close())

/**
 * A relay to the database that can be cut. After a cut it accepts connections and closes them without a
 * reply, as a failing network would.
 */
async function aRelay() {
  const { host, port, user, database, password } = new pg.Client(reached.target)
  const sockets = new Set<Socket>()
  let [isCut, comers] = [false, 0]
  const server = createServer((near) => {
    comers++
    near.on('error', () => {})
    sockets.add(near)
    if (isCut) return void near.end()
    const far = connect(host.startsWith('/') ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port })
    far.on('error', () => {})
    sockets.add(far)
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const end = () => {
    for (const socket of sockets) socket.end()
  }
  return {
    target: {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      user,
      database,
      ...(password ? { password } : {}),
    },
    comers: () => comers,
    cut: () => {
      ;[isCut, comers] = [true, 0]
      end()
    },
    mend: () => void (isCut = false),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function claims(): Promise<number> {
  const found = await reached.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name = 'vexil claim' and state = 'idle'`,
  )
  return found.rows.length
}

test('a claim that was never acquired is not lost: the result alone reports it', async () => {
  relay.cut()
  const whenLost = vi.fn<() => void>()
  await expect(lockDatabase(relay.target, 'together', whenLost)).rejects.toThrow(/terminated|ended|closed/i)
  await sleep(50)
  expect(whenLost).not.toHaveBeenCalled()
})

test('an acquired claim is lost at most once, and a released one never', async () => {
  const [lost, letGo] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const released = await lockDatabase(relay.target, 'together', letGo)
  await released?.release()
  await lockDatabase(relay.target, 'together', lost)
  relay.cut()
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce())
  expect(letGo).not.toHaveBeenCalled()
})

test('after a lost connection the claim is requested once a second, however often it fails, and acquired once in the end', async () => {
  const end = vi.fn<() => void>()
  const letGo = await holdDatabase(relay.target, end)
  expect(await claims()).toBe(1)
  relay.cut()
  await sleep(4500)
  // Two attempts at the same time would have made fifteen by now.
  expect(relay.comers()).toBeGreaterThanOrEqual(2)
  expect(relay.comers()).toBeLessThanOrEqual(4)
  relay.mend()
  await vi.waitUntil(async () => (await claims()) > 0, { timeout: 5000 })
  await sleep(1500)
  expect(await claims()).toBe(1)
  await letGo()
  await vi.waitUntil(async () => (await claims()) === 0)
  expect(end).not.toHaveBeenCalled()
})
