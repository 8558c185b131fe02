import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aServer, ELSEWHERE, type TestServer } from '../a-server.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
let redisServer: ChildProcess
let port: number
const lines: Redis[] = []
const servers: TestServer[] = []

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return free
}
async function aProcess(): Promise<TestServer> {
  const redis = new Redis({ port, host: '127.0.0.1', commandTimeout: 1000 })
  await new Promise((resolve) => redis.once('ready', resolve))
  // The test itself ends the connection, so its error is expected.
  redis.on('error', () => {})
  lines.push(redis)
  const server = await aServer({ redis })
  servers.push(server)
  return server
}

describe.runIf(hasRedis)('two processes with one Redis', () => {
  beforeAll(async () => {
    port = await freePort()
    redisServer = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    )
    const first = new Redis({ port, host: '127.0.0.1', retryStrategy: () => 50 })
    first.on('error', () => {})
    await new Promise((resolve) => first.once('ready', resolve))
    first.disconnect()
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    for (const line of lines) line.disconnect()
    redisServer.kill('SIGKILL')
  })

  test('share one budget for each caller', async () => {
    const [one, other] = [await aProcess(), await aProcess()]
    const recover = (server: TestServer, remoteAddress = ELSEWHERE) =>
      server.ask('POST', '/api/account/recovery', { remoteAddress, payload: { email: 'a@b' } })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => recover(at % 2 === 0 ? one : other)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
    expect((await recover(one, '203.0.113.8')).statusCode).not.toBe(429)
    for (const { clock } of [one, other]) clock.advance(150_000)
    expect((await recover(other)).statusCode).not.toBe(429)
  })
  test('count separately without Redis', async () => {
    const server = await aProcess()
    redisServer.kill('SIGKILL')
    await expect.poll(() => lines.at(-1)?.status).not.toBe('ready')
    const recover = () =>
      server.ask('POST', '/api/account/recovery', { remoteAddress: '203.0.113.9', payload: { email: 'a@b' } })
    for (let at = 0; at < 20; at++) expect((await recover()).statusCode).not.toBe(429)
    expect((await recover()).statusCode).toBe(429)
    expect(server.logged.some((line) => line.includes('Redis does not answer'))).toBe(true)
  }, 20_000)
})
