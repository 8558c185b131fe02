import { existsSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAlive } from '#server/store/embedded/process-table.ts'
import {
  CHOSEN,
  lockFile,
  passwordIn,
  PATIENCE,
  postmaster,
  readied,
  signIn,
  startWorld,
  stop,
  type StartWorld,
} from './start.world.ts'

vi.setConfig(PATIENCE)

let world: StartWorld
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(() => world.begin())
afterEach(() => world.clear())
afterAll(() => world.close())

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

  test('accepts no new connections, answers open requests, and exits with 0', async () => {
    const server = world.run(world.used)
    const address = await server.ready
    const socket = await askHalf(address)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    server.child.kill('SIGTERM')
    await vi.waitFor(() => expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed'), {
      timeout: 5000,
    })
    socket.write(BODY.slice(5))
    expect((await server.ended).code).toBe(0)
    expect(answer).toMatch(/^HTTP\/1.1 401 /)
    expect(existsSync(lockFile(world.used))).toBe(false)
  })

  test('a second signal ends it immediately', async () => {
    const server = world.run(world.used)
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
    const server = world.run(world.used)
    await vi.waitFor(() => expect(existsSync(lockFile(world.used))).toBe(true), {
      timeout: 20_000,
      interval: 5,
    })
    server.child.kill('SIGINT')
    expect((await server.ended).code).toBe(0)
    expect(existsSync(lockFile(world.used))).toBe(false)
  })
})

describe('kill -9', () => {
  test('of the server: the next start joins the database and has everything', async () => {
    const first = await readied(world.run(world.used))
    const pid = postmaster(world.used)
    first.child.kill('SIGKILL')
    await first.ended
    expect(isAlive(pid)).toBe(true)
    const second = world.run(world.used)
    expect(await signIn(await second.ready, CHOSEN)).toBe(200)
    expect(postmaster(world.used)).toBe(pid)
    await stop(second)
    expect(isAlive(pid)).toBe(false)
  })

  test('of the server and the database: the next start recovers everything', async () => {
    const first = await readied(world.run(world.fresh))
    first.child.kill('SIGKILL')
    process.kill(postmaster(world.fresh), 'SIGKILL')
    await first.ended
    expect(await signIn(await world.run(world.fresh).ready, passwordIn(first.printed()))).toBe(200)
  })

  test('at any moment of the first start: the next one succeeds', async () => {
    for (const afterMs of [200, 400, 600, 800, 1000, 1200]) {
      const killed = world.run(world.fresh, { ADMIN_PASSWORD: CHOSEN })
      await sleep(afterMs)
      killed.child.kill('SIGKILL')
      await killed.ended
    }
    expect(await signIn(await world.run(world.fresh, { ADMIN_PASSWORD: CHOSEN }).ready, CHOSEN)).toBe(200)
  })
})
