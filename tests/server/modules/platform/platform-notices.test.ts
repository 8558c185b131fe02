import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { GlobalConfigAnswer } from '#contract/models/config.ts'
import type { PlatformNotice } from '#contract/models/platform-notice.ts'
import { toIso } from '#contract/models/time.ts'
import {
  PLATFORM_NOTICE_MAX,
  PLATFORM_NOTICE_PLANS,
  PLATFORM_NOTICE_SHOWN_MS,
} from '#contract/rules/platform-notice.ts'
import { aServer, type TestServer } from '../../a-server.ts'
import { aLine, CASES, type Line } from '../../live/hubs/hubs.world.ts'

const PATIENT = { timeout: 10_000 }
const HOUR_MS = 3_600_000
let server: TestServer
let cookie = ''
let base = ''
const lines: Line[] = []
beforeAll(async () => {
  server = await aServer()
  await server.user('root', 'Admin')
  await server.user('ada', 'User')
  cookie = await server.signIn('root')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await Promise.all(lines.splice(0).map((line) => line.stop()))
  for (const { id } of await list()) await ask('DELETE', `/${id}`)
})
afterAll(() => server.close())

const now = () => server.clock.now()
const ask = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, as = cookie) =>
  server.ask(method, `/api/admin/notices${path}`, {
    headers: { cookie: as, 'accept-language': 'en' },
    ...(payload ? { payload } : {}),
  })
const list = async () => (await ask('GET')).json<PlatformNotice[]>()
const send = async (content: string, at: string | null = null) => {
  const answer = await ask('POST', '', { content, at })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { content }])
  return answer.json<PlatformNotice>()
}
const shown = async () =>
  (await server.ask('GET', '/api/config', {})).json<GlobalConfigAnswer>().notice?.content ?? null

/** What a page without a game receives, as a visitor. */
async function listen(path = '/hub/public'): Promise<(string | null)[]> {
  const [quick = expect.fail()] = CASES
  const heard: (string | null)[] = []
  const line = aLine(quick, `${base}${path}`, {})
  line.on('ReceivedPlatform', (config) => {
    heard.push((config as GlobalConfigAnswer).notice?.content ?? null)
  })
  await line.start()
  lines.push(line)
  return heard
}

describe('a notice to the whole platform', () => {
  test('is in the configuration at once, and open pages get it', async () => {
    expect(await shown()).toBeNull()
    const heard = await listen()
    const { id, time } = await send('Maintenance at 18:00')
    expect(await list()).toEqual([{ id, content: 'Maintenance at 18:00', time }])
    expect(await shown()).toBe('Maintenance at 18:00')
    await expect.poll(() => heard, PATIENT).toEqual(['Maintenance at 18:00'])
  })

  test('gives way to a newer one, and the older one returns when that is withdrawn', async () => {
    await send('Older')
    server.clock.advance(1000)
    const newer = await send('Newer')
    expect(await shown()).toBe('Newer')
    const heard = await listen()
    expect((await ask('DELETE', `/${newer.id}`)).statusCode).toBe(200)
    expect(await shown()).toBe('Older')
    await expect.poll(() => heard, PATIENT).toEqual(['Older'])
    expect((await ask('DELETE', `/${newer.id}`)).statusCode).toBe(404)
  })

  test('is over after a day, and stays in the list', async () => {
    await send('Yesterday')
    const heard = await listen()
    server.clock.advance(PLATFORM_NOTICE_SHOWN_MS)
    // A page may hear of the end more than once.
    await expect.poll(() => [...new Set(heard)], PATIENT).toEqual([null])
    expect(await shown()).toBeNull()
    expect(await list()).toHaveLength(1)
  })

  test('is in the audit with its author', async () => {
    const { id } = await send('Audited')
    await ask('DELETE', `/${id}`)
    const audit = await server.ask('GET', '/api/admin/audit?count=2', { headers: { cookie } })
    expect(audit.json()).toMatchObject([
      { act: 'NoticeDeleted', kind: 'platform', actor: 'root' },
      { act: 'NoticeCreated', kind: 'platform', actor: 'root' },
    ])
  })
})

describe('a planned one', () => {
  test('is in no response and no message before its time, and comes out by itself', async () => {
    const heard = await listen()
    await send('Doors open', toIso(now() + HOUR_MS))
    expect(await shown()).toBeNull()
    server.clock.advance(HOUR_MS - 1)
    expect(await shown()).toBeNull()
    expect(heard.every((content) => content === null)).toBe(true)
    server.clock.advance(1)
    await expect.poll(() => heard.at(-1), PATIENT).toBe('Doors open')
    expect(await shown()).toBe('Doors open')
  })

  test('can be cancelled before', async () => {
    const { id } = await send('Never', toIso(now() + HOUR_MS))
    expect((await ask('DELETE', `/${id}`)).statusCode).toBe(200)
    server.clock.advance(2 * HOUR_MS)
    expect(await shown()).toBeNull()
  })
})

describe('the server refuses', () => {
  test.each([
    ['an empty one', { content: ' ', at: null }],
    ['a long one', { content: 'x'.repeat(PLATFORM_NOTICE_MAX + 1), at: null }],
    ['a time that has passed', { content: 'Late', at: '2020-01-01T00:00:00+00:00' }],
  ])('%s', async (_, payload) => {
    expect((await ask('POST', '', payload)).statusCode).toBe(400)
    expect(await list()).toEqual([])
  })
  test('too many plans', async () => {
    for (let plan = 0; plan < PLATFORM_NOTICE_PLANS; plan += 1) await send(`${plan}`, toIso(now() + HOUR_MS))
    const answer = await ask('POST', '', { content: 'One more', at: toIso(now() + HOUR_MS) })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { title: 'At most 20 notices can be planned' },
    ])
  })
  test('anyone but an administrator', async () => {
    const user = await server.signIn('ada')
    expect((await ask('POST', '', { content: 'Hello', at: null }, user)).statusCode).toBe(403)
    expect((await ask('GET', '', undefined, user)).statusCode).toBe(403)
    expect((await ask('DELETE', '/1', undefined, user)).statusCode).toBe(403)
  })
})
