import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock } from '../../hand-clock.ts'
import { openPasswordAttempts } from '#server/modules/account/password-attempts.ts'
import { createLogger } from '#server/log/process-log.ts'
import { aServer, ELSEWHERE, PASSWORD, type TestServer } from '../../a-server.ts'
import { entriesOf, login } from './account.world.ts'

const MINUTE_MS = 60_000
const ALONE = { config: { rateLimit: true }, redis: null, logger: createLogger('silent'), clock: handClock() }
let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.close())

const from = (remoteAddress: string) => ({ remoteAddress })
async function fail(name: string, times: number, more = {}) {
  const answers = await Promise.all(Array.from({ length: times }, () => login(server, name, 'Wr0ngPass', more)))
  for (const { statusCode } of answers) expect(statusCode).toBe(401)
}
const tryRight = async (name: string, more = {}) => (await login(server, name, PASSWORD, more)).statusCode

describe('after ten wrong passwords', () => {
  test('the right one is called wrong for a quarter of an hour, by name and by address', async () => {
    await server.user('ann')
    await fail('ann', 5)
    await fail('ann@test.example', 4)
    expect(await tryRight('ann')).toBe(200)
    await fail('ann', 9)
    await fail('ANN@test.example', 1)
    const [locked, wrong] = [await login(server, 'ann'), await login(server, 'ann', 'Wr0ngPass')]
    expect(locked.statusCode).toBe(401)
    expect(locked.body).toBe(wrong.body)
    server.clock.advance(15 * MINUTE_MS - 1)
    expect(await tryRight('ann')).toBe(401)
    server.clock.advance(1)
    expect(await tryRight('ann')).toBe(200)
  })
  test('many at once do not slip through', async () => {
    const attempts = openPasswordAttempts(ALONE)
    const begun = await Promise.all(Array.from({ length: 40 }, () => attempts.begin({ user: null, typed: 'ann' }, ELSEWHERE)))
    expect(begun.filter(({ isLocked }) => !isLocked)).toHaveLength(10)
  })
  test('he himself gets in from elsewhere', async () => {
    await server.user('cid')
    await fail('cid', 12, from('198.51.100.1'))
    // A neighbour in the same /24 is no other place, and of IPv6 the /48 counts.
    expect(await tryRight('cid', from('198.51.100.77'))).toBe(401)
    expect(await tryRight('cid', from('198.51.101.1'))).toBe(200)
    await fail('cid', 10, from('2001:db8:0:1::1'))
    expect(await tryRight('cid', from('2001:db8:0:ffff::2'))).toBe(401)
    expect(await tryRight('cid', from('2001:db8:1:1::1'))).toBe(200)
  })
  test('it is told in the log once', async () => {
    await server.user('dan')
    await fail('dan', 13)
    const told = entriesOf(server).filter(({ name, level }) => name === 'dan' && level === 'Warning')
    expect(told).toMatchObject([{ status: 'Denied', ip: '127.0.0.1' }])
  })
  test('an unknown name and one of the banned answer as one that is known', async () => {
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

test('a hundred from many networks lock an account everywhere, and for no longer', async () => {
  const clock = handClock()
  const attempts = openPasswordAttempts({ ...ALONE, clock })
  const isLocked = async (ip: string) => (await attempts.begin({ user: { id: 'id', stamp: 'stamp' }, typed: '' }, ip)).isLocked
  // More from one network than it may: that must not use up what all have.
  for (let net = 0; net < 9; net++) for (let at = 0; at < 30; at++) await isLocked(`198.18.${net}.${at}`)
  for (let at = 0; at < 10; at++) expect(await isLocked('198.18.9.1')).toBe(false)
  expect(await isLocked('198.19.0.1')).toBe(true)
  clock.advance(15 * MINUTE_MS)
  expect(await isLocked('198.19.0.1')).toBe(false)
})
test('somebody who owns all of a /48 locks nobody out elsewhere', async () => {
  const attempts = openPasswordAttempts({ ...ALONE, clock: handClock() })
  const isLocked = async (ip: string) => (await attempts.begin({ user: { id: 'id', stamp: 'stamp' }, typed: '' }, ip)).isLocked
  for (let net = 0; net < 60; net++) for (let at = 0; at < 10; at++) await isLocked(`2001:db8:1:${(net * 1000).toString(16)}::${at}`)
  expect(await isLocked('2001:db8:2::1')).toBe(false)
})
test('who gets in takes nothing from what all networks have', async () => {
  const attempts = openPasswordAttempts({ ...ALONE, clock: handClock() })
  for (let net = 0; net < 200; net++) {
    const attempt = await attempts.begin({ user: { id: 'id', stamp: 'stamp' }, typed: '' }, `198.18.${net}.1`)
    expect(attempt.isLocked).toBe(false)
    await attempt.succeeded()
  }
})
test('signing in often is no attack', async () => {
  await server.user('gus')
  for (let at = 0; at < 30; at++) expect(await tryRight('gus', from(`198.18.77.${at}`))).toBe(200)
})
test('RATE_LIMIT=off counts nothing', async () => {
  const open = await aServer({ config: { rateLimit: false } })
  await open.user('ann')
  for (let at = 0; at < 12; at++) await login(open, 'ann', 'Wr0ngPass')
  expect((await login(open, 'ann')).statusCode).toBe(200)
  await open.close()
})

describe('a network that tries many accounts', () => {
  test('is told to come back later after three hundred, whoever it asks for', async () => {
    const clock = handClock()
    const attempts = openPasswordAttempts({ ...ALONE, clock })
    const begin = (typed: string, ip = ELSEWHERE) => attempts.begin({ user: null, typed }, ip)
    for (let at = 0; at < 300; at++) await (await begin(`user${at}`)).failed()
    expect((await begin('another', '203.0.113.200')).barred).toEqual({ retryAfterMs: 15 * MINUTE_MS, isNew: true })
    clock.advance(MINUTE_MS)
    expect((await begin('another')).barred).toEqual({ retryAfterMs: 14 * MINUTE_MS, isNew: false })
    expect((await begin('another', '203.0.114.1')).barred).toBeNull()
    clock.advance(14 * MINUTE_MS)
    expect((await begin('another')).barred).toBeNull()
    // The next time is another, though less than a window after it was told.
    for (let at = 0; at < 300; at++) await (await begin(`next${at}`)).failed()
    expect((await begin('another')).barred?.isNew).toBe(true)
  })
  test('is not what a proxy on this machine makes of everybody', async () => {
    const attempts = openPasswordAttempts(ALONE)
    for (let at = 0; at < 301; at++) await (await attempts.begin({ user: null, typed: `user${at}` }, '127.0.0.1')).failed()
    expect((await attempts.begin({ user: null, typed: 'another' }, '127.0.0.1')).barred).toBeNull()
  })
})
