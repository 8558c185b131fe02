import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EngineError, openEngine } from '#server/containers/docker/engine.ts'
import { networksOf, type Networks } from '#server/containers/docker/networks.ts'
import type { ContainerSpec } from '#server/containers/provider.ts'
import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import { QUIET } from '../a-server.ts'
import { handClock } from '../hand-clock.ts'

/**
 * Simulates the part of an engine's API that creates networks, with any number of address ranges. A real
 * engine has dozens.
 */
let engine: Server
let addresses: number
let made: { Name: string; Options: Record<string, string> }[]
let isPodman: boolean
let logged: string[]
let held: number
let networks: Networks

beforeEach(async () => {
  ;[addresses, made, isPodman, logged, held] = [2, [], false, [], 0]
  engine = createServer((request, reply) => {
    void answer(request).then(([code, value]) =>
      reply.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(value)),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => engine.once('listening', resolve))
  networks = networksOf({
    engine: await openEngine(QUIET, `tcp://127.0.0.1:${(engine.address() as AddressInfo).port}`),
    firewall: { hold: async () => void held++ },
    platform: 'mine',
    clock: handClock(),
    logger: createLogger('info', { write: (line) => void logged.push(line) }),
  })
})
afterEach(() => {
  engine.closeAllConnections()
  engine.close()
})

async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  if (request.url === '/version')
    return [200, { Version: '1', Components: isPodman ? [{ Name: 'Podman Engine' }] : [] }]
  if (request.method === 'GET')
    return [200, made.map(({ Name }) => ({ Name, Id: Name, Created: new Date().toISOString() }))]
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const wish = JSON.parse(Buffer.concat(chunks).toString()) as (typeof made)[number]
  if (made.length >= addresses)
    return [
      404,
      { message: 'could not find an available, non-overlapping IPv4 address pool among the defaults' },
    ]
  // Docker's own message for a second network of the same name, after another process was faster.
  if (made.some(({ Name }) => Name === wish.Name)) return [403, { message: 'networks have same bridge name' }]
  made.push(wish)
  return [201, { Id: wish.Name, Warning: '' }]
}

const anOrder = (challengeId: number): ContainerSpec => ({
  guid: randomIds.guid(),
  gameId: 1,
  challengeId,
  teamId: 1,
  userId: 'u',
  image: 'shop:1',
  port: 80,
  flag: null,
  memoryLimit: 64,
  cpuCount: 1,
  storageLimit: 256,
  privileged: false,
})
const enter = (challengeId: number) => networks.within(anOrder(challengeId), async (name) => name)

test('a challenge has one network, created once for any number of starts, after the firewall is set', async () => {
  expect(new Set(await Promise.all(Array.from({ length: 6 }, () => enter(7))))).toEqual(
    new Set(['vexil-mine-7']),
  )
  expect(made).toHaveLength(1)
  expect(made[0]?.Options).toMatchObject({ 'com.docker.network.bridge.enable_icc': 'false' })
  expect(made[0]?.Options['com.docker.network.bridge.name']).toMatch(/^vxl[0-9a-f]{12}$/)
  expect(held).toBe(1)
})

test('on Podman each container has its own', async () => {
  isPodman = true
  expect(new Set(await Promise.all([enter(7), enter(7)]))).toHaveProperty('size', 2)
  expect(made.map(({ Options }) => Options['isolate'])).toEqual(['true', 'true'])
})

test('without free addresses the others share one isolated network, and the log reports it', async () => {
  addresses = 3
  await enter(1)
  await enter(2)
  made.push({ Name: 'somebody else’s', Options: {} })
  addresses = 4
  made.push({ Name: 'vexil-mine-shared', Options: {} })
  expect(await enter(3)).toBe('vexil-mine-shared')
  expect(logged.join()).toContain('no addresses for another network')
  expect(await enter(1)).toBe('vexil-mine-1')
})

test('one that another process has removed is created again; other failures are not retried', async () => {
  let tries = 0
  const place = await networks.within(anOrder(7), async (name) => {
    tries++
    if (tries > 1) return name
    made.length = 0
    throw new EngineError(404, `network ${name} not found`, 'start a container')
  })
  expect([place, tries, made.length]).toEqual(['vexil-mine-7', 2, 1])
  const failing = networks.within(anOrder(7), async () => {
    tries++
    throw new EngineError(500, 'no space left on device', 'start a container')
  })
  await expect(failing).rejects.toThrow(
    'the container engine refused to start a container: no space left on device',
  )
  expect(tries).toBe(3)
})
