import { createHmac } from 'node:crypto'
import { statement } from '#server/store/sql.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aServer, ELSEWHERE, PASSWORD, type TestServer } from '../../a-server.ts'
import {
  BY_MAIL,
  HOUR_MS,
  login,
  NEW_PASSWORD,
  newestEntry,
  post,
  profileOf,
  resetLink,
  said,
  sessionsOf,
  set,
} from './account.world.ts'
import { expectCut } from '../../listener.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  await set(server, BY_MAIL)
  server.clock.advance(HOUR_MS)
})
afterAll(() => server.close())

const BAD_LINK = [400, 'linkInvalid']
const reset = (sent: { token: string; email: string }, password = NEW_PASSWORD, more = {}) =>
  post(server, 'passwordreset', { rToken: sent.token, email: sent.email, password }, more)

describe('recovering', () => {
  test('sends an email to the stored address', async () => {
    await server.user('ann')
    const answer = await post(server, 'recovery', { email: 'ANN@test.example' }, { remoteAddress: ELSEWHERE })
    expect(said(answer)[0]).toBe(200)
    expect(server.emails.at(-1)).toMatchObject({
      kind: 'reset',
      to: 'ann@test.example',
      userName: 'ann',
      language: 'en',
    })
    expect(newestEntry(server)).toMatchObject({
      level: 'Information',
      status: 'Pending',
      name: 'Anonymous',
      ip: ELSEWHERE,
    })
  })
  test('is refused if the platform does not confirm addresses', async () => {
    await set(server, { EmailConfirmationRequired: 'False' })
    expect(said(await post(server, 'recovery', { email: 'ann@test.example' }))[0]).toBe(400)
  })
})

describe('resetting', () => {
  test('sets the new password, ends every session and opens none', async () => {
    const user = await server.user('bob')
    const before = await server.signIn('bob')
    const answer = await reset(await resetLink(server, 'bob@test.example'), NEW_PASSWORD, {
      remoteAddress: ELSEWHERE,
    })
    expect([answer.statusCode, answer.body, answer.cookies]).toEqual([200, '', []])
    expect([(await profileOf(server, before)).statusCode, await sessionsOf(server, user.id)]).toEqual([
      401, 0,
    ])
    expect(newestEntry(server)).toMatchObject({
      level: 'Information',
      status: 'Success',
      name: 'bob',
      ip: ELSEWHERE,
    })
    expect(await server.store.users.byId(user.id)).toMatchObject({
      lastVisitAt: server.clock.now(),
      lastIp: ELSEWHERE,
    })
    expect([
      (await login(server, 'bob')).statusCode,
      (await login(server, 'bob', NEW_PASSWORD)).statusCode,
    ]).toEqual([401, 200])
  })
  test('is refused while the platform does not confirm addresses, even with an earlier link', async () => {
    await server.user('ivy')
    const sent = await resetLink(server, 'ivy@test.example')
    await set(server, { EmailConfirmationRequired: 'False' })
    expect(said(await reset(sent))).toEqual([400, 'askAdmin'])
    await set(server, BY_MAIL)
    expect((await reset(sent)).statusCode).toBe(200)
  })
  test('rejects tokens that can be made from the database', async () => {
    const { id, stamp, email } = await server.user('joe')
    await resetLink(server, 'joe@test.example')
    const { sql } = server.store
    const links = await sql.many<{ hash: string }>(
      statement('test.links', 'select token_hash as hash from mail_links'),
    )
    const settings = [...(await server.store.settings.all()).values()]
    expect(links.length).toBeGreaterThan(0)
    // Signs a token with a key from the database, as an attacker with a copy of the database could.
    const expiry = Buffer.alloc(4)
    expiry.writeUInt32BE(Math.floor((server.clock.now() + HOUR_MS) / 1000))
    const signed = settings.map((key) => {
      const said = JSON.stringify(['reset', id, stamp, email, expiry.readUInt32BE()])
      return Buffer.concat([
        expiry,
        createHmac('sha256', Buffer.from(key, 'base64')).update(said).digest(),
      ]).toString('base64')
    })
    for (const token of [...links.map(({ hash }) => hash), ...signed]) {
      const sent = {
        token: Buffer.from(token).toString('base64'),
        email: Buffer.from(email).toString('base64'),
      }
      expect(said(await reset(sent))).toEqual(BAD_LINK)
    }
  })
  test('stores the same for an unknown address', async () => {
    const count = async () =>
      (
        await server.store.sql.one<{ count: number }>(
          statement('test.linkCount', 'select count(*) as count from mail_links'),
        )
      )?.count ?? 0
    const before = await count()
    expect((await post(server, 'recovery', { email: 'nobody@test.example' })).statusCode).toBe(200)
    expect(await count()).toBe(before + 1)
    server.clock.advance(4 * HOUR_MS)
    await server.store.mailLinks.deleteExpired(server.clock.now())
    expect(await count()).toBe(0)
  })
  test('closes the connections of its sessions', async () => {
    await server.user('mona', 'Admin')
    await expectCut(server, await server.signIn('mona'), async () =>
      reset(await resetLink(server, 'mona@test.example')),
    )
  })
  test('a bad password is refused and does not use up the token', async () => {
    await server.user('cid')
    const sent = await resetLink(server, 'cid@test.example')
    expect(said(await reset(sent, 'password1'))).toEqual([400, 'passwordNeedsUpper'])
    expect((await reset(sent)).statusCode).toBe(200)
  })
  test('an unknown address and a wrong token get the same response', async () => {
    await server.user('dan')
    const { email, token } = await resetLink(server, 'dan@test.example')
    const unknown = await reset({ email: Buffer.from('no@body').toString('base64'), token })
    const wrong = await reset({ email, token: Buffer.from('wrong').toString('base64') })
    expect(said(unknown)).toEqual(BAD_LINK)
    expect(wrong.body).toBe(unknown.body)
    expect(said(await reset({ email: '%', token }, 'weak-password'))).toEqual(BAD_LINK)
  })
  test('many at the same time with one email change the password once', async () => {
    await server.user('eve')
    const sent = await resetLink(server, 'eve@test.example')
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => reset(sent, `${NEW_PASSWORD}${at}`)),
    )
    const done = answers.flatMap(({ statusCode }, at) => (statusCode === 200 ? [at] : []))
    expect(done).toHaveLength(1)
    expect((await login(server, 'eve', `${NEW_PASSWORD}${done[0]}`)).statusCode).toBe(200)
  })
  test('earlier emails stay valid until one is used, and no longer', async () => {
    await server.user('fay')
    const [first, second] = [
      await resetLink(server, 'fay@test.example'),
      await resetLink(server, 'fay@test.example'),
    ]
    expect((await reset(first)).statusCode).toBe(200)
    for (const spent of [first, second]) expect(said(await reset(spent))).toEqual(BAD_LINK)
  })
  test('works for banned users, too, and signs them in nowhere', async () => {
    await server.user('bea', 'Banned')
    const sent = await resetLink(server, 'bea@test.example')
    expect((await reset(sent)).statusCode).toBe(200)
    expect((await login(server, 'bea', NEW_PASSWORD)).statusCode).toBe(401)
  })
  test('unlocks a sign-in that was locked after too many wrong passwords', async () => {
    await server.user('gus')
    for (let at = 0; at < 10; at++) await login(server, 'gus', 'Wr0ngPass')
    expect((await login(server, 'gus', PASSWORD)).statusCode).toBe(401)
    await reset(await resetLink(server, 'gus@test.example'), PASSWORD)
    expect((await login(server, 'gus', PASSWORD)).statusCode).toBe(200)
  })
})
