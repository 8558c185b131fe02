import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redisVersions } from '#server/live/redis-versions.ts'
import { aServer, type TestServer } from '../a-server.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
let redisServer: ChildProcess
let port: number
const lines: Redis[] = []
let [one, other]: TestServer[] = []
let root: string

async function aLine(): Promise<Redis> {
  const line = new Redis({ port, host: '127.0.0.1', commandTimeout: 1000, retryStrategy: () => 50 })
  // The test itself ends the connection, so its error is expected.
  line.on('error', () => {})
  await new Promise((resolve) => line.once('ready', resolve))
  lines.push(line)
  return line
}

describe.runIf(hasRedis)('two processes with one Redis', () => {
  beforeAll(async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => free.once('listening', resolve))
    ;({ port } = free.address() as AddressInfo)
    await new Promise((resolve) => free.close(resolve))
    redisServer = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    )
    one = await aServer({ redis: await aLine(), config: { rateLimit: false } })
    other = await aServer({ redis: await aLine(), config: { rateLimit: false }, beside: one })
    await one.user('root', 'Admin')
    root = await one.signIn('root')
  })
  afterAll(async () => {
    await other?.close()
    await one?.close()
    for (const line of lines) line.disconnect()
    redisServer.kill('SIGKILL')
  })

  const retitle = async (title: string) => {
    const answer = await one?.ask('PUT', '/api/admin/config', {
      headers: { cookie: root, 'content-type': 'application/json' },
      payload: JSON.stringify({ globalConfig: { title } }),
    })
    expect(answer?.statusCode).toBe(200)
  }
  const titleAt = async (server: TestServer | undefined) =>
    (await server?.ask('GET', '/api/config'))?.json<{ title: string }>().title

  test('each reads what the other has just changed', async () => {
    for (let nth = 0; nth < 50; nth++) {
      await Promise.all([titleAt(one), titleAt(other)])
      await retitle(`title ${nth}`)
      expect(await Promise.all([titleAt(other), titleAt(one)])).toEqual([`title ${nth}`, `title ${nth}`])
    }
  })

  test('a session that ended in one has ended in the other', async () => {
    await one?.user('ann')
    for (let nth = 0; nth < 10; nth++) {
      const cookie = (await one?.signIn('ann')) ?? ''
      const read = async () =>
        (await other?.ask('GET', '/api/account/profile', { headers: { cookie } }))?.statusCode
      expect([await read(), await read()]).toEqual([200, 200])
      const left = await one?.ask('POST', '/api/account/logout', { headers: { cookie } })
      expect([left?.statusCode, await read()]).toEqual([200, 401])
    }
  })

  test('a count that is not known is none', async () => {
    const line = await aLine()
    const versions = redisVersions(line, pino({ level: 'silent' }))
    const before = await versions.of(['a', 'b'])
    expect(before).not.toBeNull()
    expect(await versions.of(['a', 'b'])).toBe(before)
    versions.changed(['b'])
    await versions.settled()
    expect(await versions.of(['a', 'b'])).not.toBe(before)
    line.disconnect()
    expect(await versions.of(['a', 'b'])).toBeNull()
    versions.changed(['a'])
    await versions.settled()
  })

  // The last test, because it ends Redis.
  test('without Redis nothing is kept', async () => {
    await Promise.all([titleAt(one), titleAt(other)])
    redisServer.kill('SIGKILL')
    await expect.poll(() => lines.every(({ status }) => status !== 'ready')).toBe(true)
    await retitle('without')
    expect(await Promise.all([titleAt(other), titleAt(one)])).toEqual(['without', 'without'])
  })
})
