import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { randomIds } from '#server/base/ids.ts'
import type { Email } from '#server/mail/mail.ts'
import { FIRST_PAUSE_MS, LOOK_MS, openMailQueue } from '#server/mail/mail-queue.ts'
import { createLogger } from '#server/log/process-log.ts'
import { statement } from '#server/store/sql.ts'
import { aServer, NO_MAIL, PASSWORD, type TestServer } from '../../a-server.ts'
import { aDatabase } from '../../database.ts'
import { handClock } from '../../hand-clock.ts'
import { waitingIn } from '../../mail/mail.world.ts'
import { BY_MAIL, HOUR_MS, post, put, register, sentBack, set } from './account.world.ts'

/** A server whose emails wait until its clock moves. */
async function aPostingServer() {
  const [database, clock] = [await aDatabase(), handClock()]
  const carried: Email[] = []
  const { store } = database
  const deliver = async (email: Email) => ({ where: String(carried.push(email)) })
  const logger = createLogger('silent')
  const mail = openMailQueue({
    transport: { deliver, close: () => {} },
    store,
    clock,
    ids: randomIds,
    logger,
  })
  const server = await aServer({ mail, database, clock, config: { publicUrl: 'https://ctf.example.org' } })
  await set(server, BY_MAIL)
  return { server, carried }
}
/** Lets due emails be sent, and waits until none is left. */
async function goes(server: TestServer) {
  server.clock.advance(FIRST_PAUSE_MS.most + LOOK_MS)
  await vi.waitFor(async () => expect(await waitingIn(server.store)).toEqual([]), { timeout: 10_000 })
}

let server: TestServer
let carried: Email[]
beforeEach(async () => void ({ server, carried } = await aPostingServer()))
afterEach(() => server.close())

test('an email is stored before the answer, and neither its token nor its link is in the database', async () => {
  await register(server, 'ann')
  await server.user('bob')
  await post(server, 'recovery', { email: 'bob@test.example' })
  await put(server, await server.signIn('bob'), 'changeemail', { newMail: 'bob@new.example' })
  expect(await waitingIn(server.store)).toHaveLength(3)
  const stored = await everythingIn(server)
  await goes(server)
  expect(carried.map(({ kind }) => kind).toSorted()).toEqual(['change-email', 'reset', 'verify'])
  for (const email of carried) {
    const { token } = sentBack(email)
    const plain = Buffer.from(token, 'base64').toString()
    for (const secret of [token, plain, email.link, Buffer.from(plain, 'base64').toString('hex')])
      expect([secret.length > 40, stored.includes(secret)]).toEqual([true, false])
  }
})

test('its link works, for as long as the email states from the request on', async () => {
  await register(server, 'ann')
  await goes(server)
  const { token, email } = sentBack(carried[0])
  expect(new URL(carried[0]?.link ?? '').origin).toBe('https://ctf.example.org')
  expect((await post(server, 'verify', { token, email })).statusCode).toBe(200)
})

test('another process with the same secret sends it with the same link', async () => {
  const waiting = await aDatabase()
  const clock = handClock()
  const first = await aServer({
    database: { ...waiting, close: async () => {} },
    clock,
    mail: openMailQueue({
      transport: { deliver: () => new Promise(() => {}), close: () => {} },
      store: waiting.store,
      clock,
      ids: randomIds,
      logger: createLogger('silent'),
      closeLimitMs: 0,
    }),
  })
  await set(first, BY_MAIL)
  await register(first, 'ann')
  await first.close()
  const sent: Email[] = []
  const deliver = async (email: Email) => ({ where: String(sent.push(email)) })
  const mail = openMailQueue({
    transport: { deliver, close: () => {} },
    store: waiting.store,
    clock,
    ids: randomIds,
    logger: createLogger('silent'),
  })
  const second = await aServer({ database: waiting, clock, mail })
  await goes(second)
  expect(sent).toMatchObject([{ kind: 'verify', to: 'ann@test.example', userName: 'ann' }])
  const { token, email } = sentBack(sent[0])
  expect((await post(second, 'verify', { token, email })).statusCode).toBe(200)
  await second.close()
})

describe('an email whose reason has passed is dropped:', () => {
  const admin = async () => {
    await server.user('root', 'Admin')
    return server.signIn('root')
  }
  const change = async (id: string, payload: object) =>
    server.ask('PUT', `/api/admin/users/${id}`, { headers: { cookie: await admin() }, payload })
  const idOf = async (name: string) => (await server.store.users.byLogin(name))?.id ?? ''

  test('the account was confirmed by an admin', async () => {
    await register(server, 'ann')
    expect((await change(await idOf('ann'), { emailConfirmed: true })).statusCode).toBe(200)
    await goes(server)
    expect(carried).toEqual([])
  })
  test('the account was deleted', async () => {
    await register(server, 'ann')
    const headers = { cookie: await admin() }
    expect(
      (await server.ask('DELETE', `/api/admin/users/${await idOf('ann')}`, { headers })).statusCode,
    ).toBe(200)
    await goes(server)
    expect(carried).toEqual([])
  })
  test('the account was banned', async () => {
    await register(server, 'ann')
    expect((await change(await idOf('ann'), { role: 'Banned' })).statusCode).toBe(200)
    await goes(server)
    expect(carried).toEqual([])
  })
  test('the address was changed', async () => {
    await register(server, 'ann')
    expect((await change(await idOf('ann'), { email: 'ann@new.example' })).statusCode).toBe(200)
    await goes(server)
    expect(carried).toEqual([])
  })
  test('the password was changed, which voids the link', async () => {
    await server.user('bob')
    const cookie = await server.signIn('bob')
    await post(server, 'recovery', { email: 'bob@test.example' })
    const payload = { old: PASSWORD, new: 'An0therOne-42' }
    expect((await put(server, cookie, 'changepassword', payload)).statusCode).toBe(200)
    await goes(server)
    expect(carried).toEqual([])
  })
  test('the link has expired', async () => {
    await register(server, 'ann')
    server.clock.advance(3 * HOUR_MS)
    await goes(server)
    expect(carried).toEqual([])
  })
  test('nobody has the address: the row is the same, and goes as fast', async () => {
    await server.user('bob')
    await post(server, 'recovery', { email: 'bob@test.example' })
    await post(server, 'recovery', { email: 'nobody@test.example' })
    expect((await waitingIn(server.store)).map(({ to }) => to).toSorted()).toEqual([
      'bob@test.example',
      'nobody@test.example',
    ])
    await goes(server)
    expect(carried.map(({ to }) => to)).toEqual(['bob@test.example'])
  })
})

test('an email that nobody could send is deleted when its link has expired', async () => {
  const mute = await aServer({ mail: NO_MAIL })
  const request = {
    id: randomIds.guid(),
    kind: 'verify',
    userId: randomIds.guid(),
    to: 'a@b.example',
  } as const
  const now = mute.clock.now()
  await mute.store.emails.create({ ...request, language: 'en', origin: '', expiresAt: now, tries: 0 }, now)
  expect(await mute.store.emails.deleteExpired(now - 1)).toBe(0)
  expect(await mute.store.emails.deleteExpired(now)).toBe(1)
  await mute.close()
})

/** All rows of all tables as one text, to search for a token. */
async function everythingIn({ store: { sql } }: TestServer): Promise<string> {
  const tables = await sql.many<{ name: string }>(
    statement('test.all', 'select tablename as name from pg_tables where schemaname = current_schema()'),
  )
  const texts = tables.map(async ({ name }) => {
    const rows = await sql.many<{ row: string }>(
      statement(`test.all.${name}`, `select row_to_json(t)::text as row from ${name} t`),
    )
    return rows.map(({ row }) => row).join('\n')
  })
  return (await Promise.all(texts)).join('\n')
}
