import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock } from '../../hand-clock.ts'
import { openPasswordAttempts } from '#server/modules/account/password-attempts.ts'
import { createLogger } from '#server/log/process-log.ts'
import { solveWork } from '#src/api/captcha/solve-work.ts'
import { aServer, ELSEWHERE, PASSWORD, type TestServer } from '../../a-server.ts'
import { entriesOf, login, said } from './account.world.ts'

const MINUTE_MS = 60_000
const ALONE = { config: { rateLimit: true }, redis: null, logger: createLogger('silent'), clock: handClock() }
let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.close())

const from = (remoteAddress: string) => ({ remoteAddress })
const stranger = (ip: string) => ({ ip, device: null, hasWorked: false })
async function fail(name: string, times: number, more = {}) {
  const answers = await Promise.all(
    Array.from({ length: times }, () => login(server, name, 'Wr0ngPass', more)),
  )
  for (const { statusCode } of answers) expect(statusCode).toBe(401)
}
const english = (more: InjectOptions = {}) => ({
  ...more,
  headers: { 'accept-language': 'en', ...more.headers },
})
const tries = async (name: string, more = {}) => said(await login(server, name, PASSWORD, english(more)))
const LOCKED = [401, 'tooManyTries']
const IN = [200, '']

describe('after ten wrong passwords', () => {
  test('an unknown device gets "too many attempts" for a quarter of an hour, with any password', async () => {
    await server.user('ann')
    await fail('ann', 9)
    expect(await tries('ann')).toEqual(IN)
    await fail('ann', 9)
    await fail('ANN', 1)
    const [locked, wrong] = [await login(server, 'ann'), await login(server, 'ann', 'Wr0ngPass')]
    expect(locked.json()).toMatchObject({ status: 401, data: 'ProofOfWork' })
    expect(locked.body).toBe(wrong.body)
    server.clock.advance(15 * MINUTE_MS - 1)
    expect(await tries('ann')).toEqual(LOCKED)
    server.clock.advance(1)
    expect(await tries('ann')).toEqual(IN)
  })
  test('attempts by name do not lock the address, because the response would tell whose it is', async () => {
    await server.user('amy')
    await fail('amy', 10)
    expect(await tries('amy')).toEqual(LOCKED)
    expect(await tries('amy@test.example')).toEqual(IN)
  })
  test('concurrent attempts do not exceed the limit', async () => {
    const attempts = openPasswordAttempts(ALONE)
    const begun = await Promise.all(
      Array.from({ length: 40 }, () => attempts.begin({ user: null, typed: 'ann' }, stranger(ELSEWHERE))),
    )
    expect(begun.filter(({ refusal }) => refusal === null)).toHaveLength(10)
  })
  test('the owner can sign in from another network', async () => {
    await server.user('cid')
    await fail('cid', 12, from('198.51.100.1'))
    // An address in the same /24 counts as the same network. For IPv6 it is the /48.
    expect(await tries('cid', from('198.51.100.77'))).toEqual(LOCKED)
    expect(await tries('cid', from('198.51.101.1'))).toEqual(IN)
    await fail('cid', 10, from('2001:db8:0:1::1'))
    expect(await tries('cid', from('2001:db8:0:ffff::2'))).toEqual(LOCKED)
    expect(await tries('cid', from('2001:db8:1:1::1'))).toEqual(IN)
  })
  test('it is logged once', async () => {
    await server.user('dan')
    await fail('dan', 13)
    const told = entriesOf(server).filter(({ name, level }) => name === 'dan' && level === 'Warning')
    expect(told).toMatchObject([{ status: 'Denied', ip: '127.0.0.1' }])
  })
  test('an unknown name and a banned one get the same response as a known one', async () => {
    await server.user('eve')
    await server.user('bea', 'Banned')
    const bodies = new Set<string>()
    for (const name of ['eve', 'nobody', 'bea']) {
      await fail(name, 10)
      for (const password of [PASSWORD, 'Wr0ngPass']) {
        const { statusCode, body, headers } = await login(server, name, password)
        bodies.add(JSON.stringify([statusCode, body, Object.keys(headers).sort()]))
      }
    }
    expect(bodies.size).toBe(1)
  })
})

describe('a browser that was signed in with the account before', () => {
  const deviceOf = (answer: LightMyRequestResponse) =>
    answer.cookies.find(({ name }) => name === 'Vexil_Device')
  const withDevice = (value = '') => ({ headers: { cookie: `other=1; Vexil_Device=${value}` } })

  test('has a cookie for it that only account calls receive, and that is not renewed each time', async () => {
    await server.user('fay')
    const first = deviceOf(await login(server, 'fay'))
    expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/account' })
    expect(deviceOf(await login(server, 'fay', PASSWORD, withDevice(first?.value)))).toBeUndefined()
    await server.user('fin')
    const both = deviceOf(await login(server, 'fin', PASSWORD, withDevice(first?.value)))
    for (const name of ['fay', 'fin'])
      expect(deviceOf(await login(server, name, PASSWORD, withDevice(both?.value)))).toBeUndefined()
  })
  test('is not locked by guesses of others, in its own network or elsewhere', async () => {
    const user = await server.user('gil', 'Admin')
    const device = deviceOf(await login(server, 'gil'))?.value ?? ''
    await fail('gil', 12)
    for (let net = 0; net < 10; net++) await fail('gil', 10, from(`198.18.${net}.1`))
    expect(await tries('gil', from('198.19.0.1'))).toEqual(LOCKED)
    expect(await tries('gil')).toEqual(LOCKED)
    expect(await tries('gil', withDevice(device))).toEqual(IN)
    // A device cookie is valid only unchanged and for its own account.
    const other = deviceOf(await login(server, 'eve', PASSWORD, from('198.51.7.1')))?.value ?? ''
    // The next character differs only in bits that base64 does not decode.
    const changed = `${device.slice(0, -1)}${String.fromCodePoint((device.codePointAt(device.length - 1) ?? 0) + 1)}`
    for (const forged of [other, changed, 'x', '']) {
      expect(await tries('gil', withDevice(forged))).toEqual(LOCKED)
    }
    // A known device has ten attempts of its own. After these it counts as unknown.
    for (let at = 0; at < 10; at++) await fail('gil', 1, withDevice(device))
    expect(await tries('gil', withDevice(device))).toEqual(LOCKED)
    expect(user.role).toBe('Admin')
  })
})

describe('an unknown device that is locked out', () => {
  async function solved(): Promise<string> {
    const { challenge } = (await server.ask('GET', '/api/account/login/work')).json<{ challenge: string }>()
    return (await solveWork(challenge, new AbortController().signal)) ?? ''
  }
  const withWork = (name: string, password: string, work: string) =>
    server.ask('POST', '/api/account/login', { ...english(), payload: { userName: name, password, work } })

  test('gets in with a proof of work, which is valid for one attempt', async () => {
    await server.user('hal')
    await fail('hal', 10)
    const work = await solved()
    expect(said(await withWork('hal', 'Wr0ngPass', work))).toEqual([401, 'wrongCredentials'])
    expect(said(await withWork('hal', PASSWORD, work))).toEqual(LOCKED)
    expect(said(await withWork('hal', PASSWORD, 'nonsense'))).toEqual(LOCKED)
    expect(said(await withWork('hal', PASSWORD, await solved()))).toEqual(IN)
  })
  test('cannot guess forever with it', async () => {
    const attempts = openPasswordAttempts({ ...ALONE, clock: handClock() })
    const refusalOf = async (hasWorked: boolean) =>
      (await attempts.begin({ user: null, typed: 'ida' }, { ip: '', device: null, hasWorked })).refusal
    for (let at = 0; at < 10; at++) expect(await refusalOf(true)).toBeNull()
    expect(await refusalOf(false)).toMatchObject({ kind: 'locked' })
    for (let at = 0; at < 300; at++) expect(await refusalOf(true)).toBeNull()
    expect(await refusalOf(true)).toMatchObject({ kind: 'locked' })
  })
})

test('a hundred from many networks lock a name for unknown devices everywhere, for a quarter of an hour', async () => {
  const clock = handClock()
  const attempts = openPasswordAttempts({ ...ALONE, clock })
  const isLocked = async (ip: string) =>
    (await attempts.begin({ user: { id: 'id', stamp: 'stamp' }, typed: '' }, stranger(ip))).refusal !== null
  // One network exceeds its limit, which must not use up the limit of all others.
  for (let net = 0; net < 9; net++) for (let at = 0; at < 30; at++) await isLocked(`198.18.${net}.${at}`)
  for (let at = 0; at < 10; at++) expect(await isLocked('198.18.9.1')).toBe(false)
  expect(await isLocked('198.19.0.1')).toBe(true)
  clock.advance(15 * MINUTE_MS)
  expect(await isLocked('198.19.0.1')).toBe(false)
})
test('the owner of a whole /48 locks no one out elsewhere', async () => {
  const attempts = openPasswordAttempts({ ...ALONE, clock: handClock() })
  const isLocked = async (ip: string) =>
    (await attempts.begin({ user: { id: 'id', stamp: 'stamp' }, typed: '' }, stranger(ip))).refusal !== null
  for (let net = 0; net < 60; net++)
    for (let at = 0; at < 10; at++) await isLocked(`2001:db8:1:${(net * 1000).toString(16)}::${at}`)
  expect(await isLocked('2001:db8:2::1')).toBe(false)
})
test('a successful sign-in does not use up the limit of all networks', async () => {
  const attempts = openPasswordAttempts({ ...ALONE, clock: handClock() })
  for (let net = 0; net < 200; net++) {
    const attempt = await attempts.begin(
      { user: { id: 'id', stamp: 'stamp' }, typed: '' },
      stranger(`198.18.${net}.1`),
    )
    expect(attempt.refusal).toBeNull()
    await attempt.succeeded()
  }
})
test('many successful sign-ins lock nothing', async () => {
  await server.user('gus')
  for (let at = 0; at < 30; at++) expect(await tries('gus', from(`198.18.77.${at}`))).toEqual(IN)
})
test('RATE_LIMIT=off counts nothing', async () => {
  const open = await aServer({ config: { rateLimit: false } })
  await open.user('ann')
  for (let at = 0; at < 12; at++) await login(open, 'ann', 'Wr0ngPass')
  expect((await login(open, 'ann')).statusCode).toBe(200)
  await open.close()
})

describe('a network that tries many accounts', () => {
  test('is refused for a while after three hundred, for any account', async () => {
    const clock = handClock()
    const attempts = openPasswordAttempts({ ...ALONE, clock })
    const begin = (typed: string, ip = ELSEWHERE) => attempts.begin({ user: null, typed }, stranger(ip))
    const barOf = (typed: string, ip = ELSEWHERE) => attempts.refusalOf({ user: null, typed }, stranger(ip))
    for (let at = 0; at < 300; at++) await (await begin(`user${at}`)).failed()
    expect(await barOf('another', '203.0.113.200')).toEqual({
      kind: 'barred',
      retryAfterMs: 15 * MINUTE_MS,
      isNew: true,
    })
    clock.advance(MINUTE_MS)
    expect(await barOf('another')).toEqual({ kind: 'barred', retryAfterMs: 14 * MINUTE_MS, isNew: false })
    expect(await barOf('another', '203.0.114.1')).toBeNull()
    clock.advance(14 * MINUTE_MS)
    expect(await barOf('another')).toBeNull()
    // A new block must be reported again, even within a window of the last report.
    for (let at = 0; at < 300; at++) await (await begin(`next${at}`)).failed()
    expect(await barOf('another')).toMatchObject({ kind: 'barred', isNew: true })
  })
  test('is not assumed for the clients of a proxy on this machine', async () => {
    const attempts = openPasswordAttempts(ALONE)
    for (let at = 0; at < 301; at++)
      await (await attempts.begin({ user: null, typed: `user${at}` }, stranger('127.0.0.1'))).failed()
    expect((await attempts.begin({ user: null, typed: 'another' }, stranger('127.0.0.1'))).refusal).toBeNull()
  })
})
