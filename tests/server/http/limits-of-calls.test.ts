import { afterEach, describe, expect, test } from 'vitest'
import { aServer, ELSEWHERE, type TestServer, type Wishes } from '../a-server.ts'

let server: TestServer
const open = async (wishes?: Wishes) => (server = await aServer(wishes))
afterEach(() => server.close())

const times = <Value>(count: number, make: (at: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const codes = (answers: { statusCode: number }[]) => {
  const counted: Record<number, number> = {}
  for (const { statusCode } of answers) counted[statusCode] = (counted[statusCode] ?? 0) + 1
  return counted
}
/** Uses up the limit, so that the next request is refused. */
async function exhaust(ask: (at: number) => Promise<{ statusCode: number }>): Promise<void> {
  expect(codes(await times(150, ask))[429]).toBeUndefined()
  expect((await ask(0)).statusCode).toBe(429)
}
const config = (from: object = {}) => server.ask('GET', '/api/config', { remoteAddress: ELSEWHERE, ...from })

describe('every caller', () => {
  test('may send 150 requests a minute; further ones are refused immediately with an empty body', async () => {
    await open()
    const running = await times(150, () => config())
    expect(codes(running)).toEqual({ 200: 150 })
    const refused = await config()
    expect([
      refused.statusCode,
      refused.body,
      refused.headers['content-type'],
      refused.headers['retry-after'],
    ]).toEqual([429, '', undefined, '60'])
  })
  test('waits at most a second, and at most 60 requests wait', async () => {
    await open()
    await times(150, () => config())
    server.clock.advance(59_400)
    let answered = 0
    const waiting = times(60, () => config().then((answer) => (answered++, answer)))
    const refused = await config()
    expect([refused.statusCode, refused.headers['retry-after'], answered]).toEqual([429, '1', 0])
    server.clock.advance(600)
    expect(codes(await waiting)).toEqual({ 200: 60 })
  })
  test('may read 900 times a minute as an organiser, and act 150 times', async () => {
    await open()
    await server.user('ola', 'Monitor')
    const headers = { cookie: await server.signIn('ola') }
    expect(codes(await times(900, () => config({ headers })))).toEqual({ 200: 900 })
    expect((await config({ headers })).statusCode).toBe(429)
    const act = () => server.ask('PUT', '/api/account/update', { headers, payload: {} })
    expect(codes(await times(150, act))[429]).toBeUndefined()
    expect((await act()).statusCode).toBe(429)
  })
  test('is identified by address, not by its own headers', async () => {
    await open()
    const spoofed = (at: number) => config({ headers: { 'x-forwarded-for': `198.51.100.${at % 250}` } })
    await exhaust(spoofed)
    expect((await spoofed(7)).statusCode).toBe(429)
    expect((await config({ remoteAddress: '203.0.113.8' })).statusCode).toBe(200)
    server.clock.advance(120_000)
  })
  test('is identified by the hop that a trusted proxy names', async () => {
    await open({ config: { trustedProxies: ['127.0.0.0/8'] } })
    const behind = (hops: string) =>
      server.ask('GET', '/api/config', { headers: { 'x-forwarded-for': hops } })
    await exhaust((at) => behind(`10.9.8.${at % 250}, ${ELSEWHERE}`))
    expect((await behind(ELSEWHERE)).statusCode).toBe(429)
    expect((await behind(`${ELSEWHERE}, 203.0.113.9`)).statusCode).toBe(200)
    server.clock.advance(120_000)
  })
  test('has a budget of their own once signed in, whatever the address', async () => {
    await open()
    await server.user('ann')
    await server.user('ben')
    const [ann, ben] = [await server.signIn('ann'), await server.signIn('ben')]
    await exhaust(() => config({ headers: { cookie: ann } }))
    expect((await config({ headers: { cookie: ann } })).statusCode).toBe(429)
    expect((await config({ headers: { cookie: ben } })).statusCode).toBe(200)
    expect((await config()).statusCode).toBe(200)
    server.clock.advance(120_000)
  })
  test('on this machine has no limit without a session', async () => {
    await open()
    expect(codes(await times(300, () => server.ask('GET', '/api/config')))).toEqual({ 200: 300 })
  })
  test('is logged once, however often it is refused', async () => {
    await open()
    await exhaust(() => config())
    expect(codes(await times(50, () => config()))).toEqual({ 429: 50 })
    await expect
      .poll(async () => (await server.store.logs.list('Warning', { count: 10, skip: 0 })).length)
      .toBe(1)
    const [entry] = await server.store.logs.list('Warning', { count: 1, skip: 0 })
    expect(entry).toMatchObject({ status: 'Denied', name: 'Anonymous', ip: ELSEWHERE })
    expect(entry?.message).toContain('/api/config')
    server.clock.advance(120_000)
  })
  test('may request health and pages without being counted', async () => {
    await open()
    for (const url of ['/healthz', '/games']) {
      const answers = await times(220, () => server.ask('GET', url, { remoteAddress: ELSEWHERE }))
      expect(codes(answers)[429]).toBeUndefined()
    }
  })
})

describe('named limits', () => {
  const recover = (remoteAddress: string) =>
    server.ask('POST', '/api/account/recovery', { remoteAddress, payload: { email: 'a@b' } })

  test('are checked before the body is read, and belong to one caller each', async () => {
    await open()
    expect(codes(await times(21, () => recover(ELSEWHERE)))[429]).toBe(1)
    const refused = await recover(ELSEWHERE)
    expect([refused.statusCode, refused.body, refused.headers['retry-after']]).toEqual([429, '', '150'])
    expect((await recover('203.0.113.8')).statusCode).not.toBe(429)
    server.clock.advance(150_000)
    expect((await recover(ELSEWHERE)).statusCode).not.toBe(429)
  })
  test('are checked before the role', async () => {
    await open()
    const submit = () =>
      server.ask('POST', '/api/game/1/challenges/1', { payload: {}, remoteAddress: '127.0.0.1' })
    expect(codes(await times(61, submit))).toEqual({ 401: 60, 429: 1 })
  })
  test('of teams admit one at a time, and release the slot afterwards', async () => {
    await open()
    await server.user('ann')
    const cookie = await server.signIn('ann')
    const make = () => server.ask('POST', '/api/team', { headers: { cookie }, payload: { name: 'a' } })
    const answers = await times(30, make)
    expect(codes(answers)[429] ?? 0).toBeLessThanOrEqual(9)
    expect((await make()).statusCode).not.toBe(429)
  })
})

test('the rate limits can be turned off', async () => {
  await open({ config: { rateLimit: false } })
  expect(codes(await times(300, () => config()))).toEqual({ 200: 300 })
})
