import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEngine } from '#server/containers/docker/engine.ts'
import { imagesOf } from '#server/containers/docker/images.ts'
import type { Config } from '#server/config/config.ts'
import { QUIET } from '../a-server.ts'

/** Simulates the part of an engine's API that pulls images, because a real engine would need a registry. */
let engine: Server
let has: Set<string>
let progress: readonly object[]
/** A pull ends when this promise resolves. */
let gate: Promise<void>
let fetches: { image: string; auth: unknown }[]

beforeEach(async () => {
  has = new Set()
  progress = [{ status: 'Pulling fs layer' }, { status: 'Download complete' }]
  gate = Promise.resolve()
  fetches = []
  engine = createServer((request, reply) => {
    const url = new URL(request.url ?? '', 'http://engine')
    const [, looked] = /\/images\/(.+)\/json$/.exec(url.pathname) ?? []
    if (looked !== undefined) {
      const isThere = has.has(decodeURIComponent(looked))
      reply.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json' })
      return reply.end(JSON.stringify(isThere ? { Config: {} } : { message: `No such image: ${looked}` }))
    }
    const image = `${url.searchParams.get('fromImage')}:${url.searchParams.get('tag')}`
    const auth = request.headers['x-registry-auth']
    fetches.push({
      image,
      auth: typeof auth === 'string' ? JSON.parse(Buffer.from(auth, 'base64url').toString()) : null,
    })
    reply.writeHead(200, { 'content-type': 'application/json' })
    return void gate.then(() => {
      if (!progress.some((each) => 'error' in each)) has.add(image)
      reply.end(progress.map((each) => `${JSON.stringify(each)}\r\n`).join(''))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => engine.once('listening', resolve))
})
afterEach(() => {
  engine.closeAllConnections()
  engine.close()
})

async function imagesWith(config: Partial<Config> = {}) {
  const settings = { ...QUIET, ...config }
  const { port } = engine.address() as AddressInfo
  return imagesOf(await openEngine(settings, `tcp://127.0.0.1:${port}`), settings)
}
const NEVER = new AbortController().signal
const toldOf = () => {
  const told: string[] = []
  return { told, onPulling: () => void told.push('pulling') }
}

test('an existing image is not pulled, and a missing one is, once for all that wait', async () => {
  const images = await imagesWith()
  const { told, onPulling } = toldOf()
  await Promise.all(Array.from({ length: 5 }, () => images.ready('shop:1', onPulling, NEVER)))
  expect(fetches).toEqual([{ image: 'shop:1', auth: null }])
  expect(told).toHaveLength(5)
  await images.ready('shop:1', () => expect.fail('it is there'), NEVER)
  expect(fetches).toHaveLength(1)
})

test('an image without a tag is pulled as `latest`, and not with all tags', async () => {
  const images = await imagesWith()
  has.add('shop')
  const { told, onPulling } = toldOf()
  await images.ready('other', onPulling, NEVER).catch(() => {})
  expect([fetches.map(({ image }) => image), told]).toEqual([['other:latest'], ['pulling']])
})

test('`always` pulls although the image exists', async () => {
  const images = await imagesWith({ containerPull: 'always' })
  has.add('shop:1')
  await images.ready('shop:1', () => {}, NEVER)
  await images.ready('shop:1', () => {}, NEVER)
  expect(fetches).toHaveLength(2)
})

test('a pull that fails is a failure, and the next one starts again', async () => {
  progress = [
    { status: 'Pulling fs layer' },
    { errorDetail: { message: 'toomanyrequests' }, error: 'toomanyrequests: slow down' },
  ]
  const images = await imagesWith()
  await expect(images.ready('shop:1', () => {}, NEVER)).rejects.toMatchObject({
    message: 'the image shop:1 cannot be fetched: toomanyrequests: slow down',
    fault: 'ImageMissing',
  })
  progress = []
  await images.ready('shop:1', () => {}, NEVER)
  expect(fetches).toHaveLength(2)
})

test('a caller that no longer waits leaves, and the pull continues for the others', async () => {
  let open = () => {}
  gate = new Promise((resolve) => (open = resolve))
  const images = await imagesWith()
  const impatient = new AbortController()
  const given = images.ready('shop:1', () => {}, impatient.signal)
  const patient = images.ready('shop:1', () => {}, NEVER)
  await expect.poll(() => fetches.length).toBe(1)
  impatient.abort()
  await expect(given).rejects.toMatchObject({
    message: 'the image shop:1 is still being fetched',
    fault: 'TooSlow',
  })
  open()
  expect(await patient).toMatchObject({ Config: {} })
  expect(fetches).toHaveLength(1)
})

describe('the password of a registry', () => {
  const config = {
    containerRegistry: 'registry.example.org:5000',
    containerRegistryUser: 'ctf',
    containerRegistryPassword: 'secret',
  }
  test.each([
    [
      'registry.example.org:5000/ctf/shop:1',
      { serveraddress: 'registry.example.org:5000', username: 'ctf', password: 'secret' },
    ],
    ['registry.example.org/ctf/shop:1', null],
    ['ctf/shop:1', null],
    ['shop:1', null],
  ])('for %s', async (image, auth) => {
    await (await imagesWith(config)).ready(image, () => {}, NEVER)
    expect(fetches).toEqual([{ image, auth }])
  })
})
