import type argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aServer, cookieOf, ELSEWHERE, PASSWORD, type TestServer } from '../../a-server.ts'
import {
  BY_MAIL,
  changeLink,
  entriesOf,
  HOUR_MS,
  login,
  NEW_PASSWORD,
  post,
  profileOf,
  put,
  register,
  resetLink,
  sentBack,
  set,
} from './account.world.ts'

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>()
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify), hash: vi.fn<typeof real.hash>(real.hash) }
})

let server: TestServer
beforeAll(async () => {
  server = await aServer()
  await server.user('ann')
})
beforeEach(async () => {
  await set(server, BY_MAIL)
  // Longer than every window of the limits, so that no test affects the next.
  server.clock.advance(HOUR_MS)
})
afterAll(async () => {
  vi.doUnmock('@node-rs/argon2')
  await server.close()
})

const reset = (sent: { token: string; email: string }, password = NEW_PASSWORD) =>
  post(server, 'passwordreset', { rToken: sent.token, email: sent.email, password })
const text = (value: string) => Buffer.from(value).toString('base64')

describe('credential stuffing', () => {
  test('of one account stops at the tenth guess, even if the right password is among the later ones', async () => {
    await server.user('dan')
    const { verify } = await import('@node-rs/argon2')
    const guesses = [...Array.from({ length: 15 }, (_, at) => `Guess-${at}`), PASSWORD]
    vi.mocked(verify).mockClear()
    for (const guess of guesses)
      expect((await login(server, 'dan', guess, { remoteAddress: ELSEWHERE })).statusCode).toBe(401)
    // Further guesses must not be hashed, so that their time reveals nothing.
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(10)
  })
  test('of many accounts from one network is refused before any work, but not for known devices', async () => {
    const { verify } = await import('@node-rs/argon2')
    const at = (host: number, cookie = '') => ({ remoteAddress: `198.51.100.${host}`, headers: { cookie } })
    for (const name of ['zoe', 'yan']) await server.user(name)
    const signedIn = await login(server, 'zoe', PASSWORD, at(1))
    const [session, device] = signedIn.cookies.map(({ name, value }) => `${name}=${value}`)
    // Replaces the hashing, because 300 hashes would take long and are not the subject of the test.
    vi.mocked(verify).mockImplementation(async () => false)
    const ask = (one: number) => login(server, `user${one}`, PASSWORD, at(one % 200))
    for (let batch = 0; batch < 6; batch++)
      await Promise.all(Array.from({ length: 50 }, (_, one) => ask(batch * 50 + one)))
    vi.mocked(verify).mockReset()
    vi.mocked(verify).mockClear()
    for (const [name, password] of [
      ['yan', PASSWORD],
      ['zoe', PASSWORD],
      ['nobody', 'Wr0ngPass'],
    ] as const) {
      const answer = await login(server, name, password, at(250))
      expect([name, answer.statusCode, answer.body, answer.cookies]).toEqual([name, 429, '', []])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(vi.mocked(verify)).not.toHaveBeenCalled()
    expect((await login(server, 'yan', PASSWORD, at(251, device))).statusCode).toBe(429)
    expect((await login(server, 'zoe', PASSWORD, at(251, device))).statusCode).toBe(200)
    const change = { old: PASSWORD, new: NEW_PASSWORD }
    expect(
      (await put(server, session ?? '', 'changepassword', change, { remoteAddress: '198.51.100.1' }))
        .statusCode,
    ).toBe(200)
    const told = entriesOf(server).filter(({ message }) => message.includes('from this network'))
    expect(told).toMatchObject([
      { level: 'Warning', status: 'Denied', name: 'Anonymous', ip: '198.51.100.250' },
    ])
    expect((await login(server, 'ann', PASSWORD, { remoteAddress: ELSEWHERE })).statusCode).toBe(200)
  })
})

describe('a token', () => {
  test('of one purpose is invalid for any other', async () => {
    await server.user('eve')
    await register(server, 'fay')
    const verify = sentBack(server.emails.at(-1))
    const cookie = await server.signIn('eve')
    const wanted = text('eve@new.example')
    const [change, recover] = [
      await changeLink(server, cookie, 'eve@new.example'),
      await resetLink(server, 'eve@test.example'),
    ]
    const own = text('eve@test.example')
    const confirm = (sent: { token: string; email: string }) =>
      post(server, 'mailchangeconfirm', { token: sent.token, email: sent.email }, { headers: { cookie } })
    for (const email of [wanted, own]) {
      expect((await reset({ token: change.token, email })).statusCode).toBe(400)
      expect((await confirm({ token: recover.token, email })).statusCode).toBe(400)
    }
    expect((await reset(verify)).statusCode).toBe(400)
    for (const { token } of [change, recover])
      expect((await post(server, 'verify', { token, email: verify.email })).statusCode).toBe(401)
    // All three tokens are valid for their own purpose, so the refusals above had another reason.
    expect((await post(server, 'verify', { token: verify.token, email: verify.email })).statusCode).toBe(200)
    expect((await reset(recover)).statusCode).toBe(200)
  })
  test('of one user is invalid for any other', async () => {
    for (const name of ['gus', 'hal']) await server.user(name)
    const { token } = await resetLink(server, 'gus@test.example')
    expect((await reset({ token, email: text('hal@test.example') })).statusCode).toBe(400)
    expect((await login(server, 'hal')).statusCode).toBe(200)
  })
  test('is invalid after a change of the password or of the address', async () => {
    await server.user('ida')
    const first = await resetLink(server, 'ida@test.example')
    const cookie = await server.signIn('ida')
    const waiting = await changeLink(server, cookie, 'ida@new.example')
    const renewed = cookieOf(
      await put(server, cookie, 'changepassword', { old: PASSWORD, new: NEW_PASSWORD }),
    )
    expect((await reset(first)).statusCode).toBe(400)
    const headers = { cookie: renewed }
    expect(
      (await post(server, 'mailchangeconfirm', { token: waiting.token, email: waiting.email }, { headers }))
        .statusCode,
    ).toBe(400)
    const second = await resetLink(server, 'ida@test.example')
    const { token, email } = await changeLink(server, renewed, 'ida@new.example')
    expect((await post(server, 'mailchangeconfirm', { token, email }, { headers })).statusCode).toBe(200)
    for (const address of ['ida@test.example', 'ida@new.example'])
      expect((await reset({ ...second, email: text(address) })).statusCode).toBe(400)
  })
  test('is valid for three hours', async () => {
    await server.user('jon')
    const [late, early] = [
      await resetLink(server, 'jon@test.example'),
      await resetLink(server, 'jon@test.example'),
    ]
    server.clock.advance(3 * HOUR_MS - 1000)
    expect((await reset(early)).statusCode).toBe(200)
    server.clock.advance(1000)
    expect((await reset(late)).statusCode).toBe(400)
  })
  test('that verified an address does not undo a later action of an admin', async () => {
    await register(server, 'kim')
    const { token, email } = sentBack(server.emails.at(-1))
    await post(server, 'verify', { token, email })
    await server.store.sql.run({
      name: 'test.unconfirm',
      text: "update users set email_confirmed = false where name = 'kim'",
    })
    expect((await post(server, 'verify', { token, email })).statusCode).toBe(401)
  })
  test('is in no log and in no response', async () => {
    await server.user('lea')
    const answer = await post(server, 'recovery', { email: 'lea@test.example' })
    const { token } = sentBack(server.emails.at(-1))
    await reset({ token, email: text('lea@test.example') })
    const entries = JSON.stringify(await server.store.logs.list(null, { count: 100, skip: 0 }))
    for (const place of [answer.body, entries, server.logged.join('')]) {
      expect(place).not.toContain(token)
      expect(place).not.toContain(Buffer.from(token, 'base64').toString())
    }
  })
})

describe('session fixation', () => {
  const PLANTED = `GZCTF_Token=${'A'.repeat(43)}`
  test('a planted cookie is never adopted', async () => {
    const cookie = cookieOf(await login(server, 'ann', PASSWORD, { headers: { cookie: PLANTED } }))
    expect(cookie).not.toBe(PLANTED)
    expect((await profileOf(server, PLANTED)).statusCode).toBe(401)
  })
  test('each sign-in creates a new session, and the one before ends', async () => {
    await server.user('mia')
    const seen = [await server.signIn('mia')]
    const now = () => seen.at(-1) ?? ''
    seen.push(cookieOf(await login(server, 'mia', PASSWORD, { headers: { cookie: now() } })))
    seen.push(cookieOf(await put(server, now(), 'changepassword', { old: PASSWORD, new: NEW_PASSWORD })))
    const { token, email } = await changeLink(server, now(), 'mia@new.example')
    seen.push(
      cookieOf(await post(server, 'mailchangeconfirm', { token, email }, { headers: { cookie: now() } })),
    )
    await register(server, 'nia')
    const sent = sentBack(server.emails.at(-1))
    seen.push(
      cookieOf(
        await post(
          server,
          'verify',
          { token: sent.token, email: sent.email },
          { headers: { cookie: now() } },
        ),
      ),
    )
    await set(server, { ActiveOnRegister: 'True' })
    seen.push(cookieOf(await register(server, 'ola', {}, { headers: { cookie: now() } })))
    expect(new Set(seen).size).toBe(6)
    for (const over of seen.slice(0, -1)) expect((await profileOf(server, over)).statusCode).toBe(401)
    expect((await profileOf(server, now())).json()).toMatchObject({ userName: 'ola' })
  })
})

test('of many simultaneous sign-ins the excess is refused', async () => {
  const answers = await Promise.all(
    Array.from({ length: 260 }, (_, at) => login(server, `crowd${at}`, PASSWORD)),
  )
  const turnedAway = answers.filter(({ statusCode }) => statusCode === 429)
  expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeGreaterThanOrEqual(202)
  expect(turnedAway.length).toBeGreaterThan(0)
  for (const { body, headers } of turnedAway) expect([body, headers['retry-after']]).toEqual(['', '5'])
}, 60_000)
