import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import { statement } from '#server/store/sql.ts'
import { compose } from '#server/mail/compose.ts'
import {
  FIRST_PAUSE_MS,
  LEASE_MS,
  LOOK_MS,
  MAX_QUEUED,
  openMailQueue,
  PAUSES_MS,
} from '#server/mail/mail-queue.ts'
import { lineOf, smtpTransport } from '#server/mail/smtp-transport.ts'
import { aDatabase, type Database } from '../database.ts'
import { handClock } from '../hand-clock.ts'
import { aUser } from '../store/rows.ts'
import { anEmail, aPost, LINK, requestEmail, waitingIn, type MailWorld } from './mail.world.ts'
import { aMailServer, type MailServer, type Temper } from './smtp.world.ts'

let database: Database
beforeAll(async () => {
  database = await aDatabase()
  await database.store.users.create(aUser({ email: 'ann@test.example' }))
})
afterAll(() => database.close())
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
  await database.store.sql.run(statement('test.noEmails', 'delete from emails'))
})
async function serverOf(temper: Temper = {}): Promise<MailServer> {
  const server = await aMailServer(temper)
  opened.push(server)
  return server
}
function postTo(port: number, more: Parameters<typeof aPost>[1] = {}): MailWorld {
  const post = aPost(database.store, {
    smtpHost: '127.0.0.1',
    smtpPort: port,
    mailFrom: 'ctf@platform.example',
    ...more,
  })
  opened.push(post.mail)
  return post
}
/** A process that completes every email, even those of others. */
function successor(port: number): MailWorld {
  const post = aPost(
    database.store,
    { smtpHost: '127.0.0.1', smtpPort: port, mailFrom: 'ctf@platform.example' },
    {},
    async ({ to }) => anEmail({ to }),
  )
  opened.push(post.mail)
  return post
}
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 })

describe('signing in to the mail server', () => {
  const user = { name: 'ctf@platform.example', password: 'S3cret' }
  test('with the right password, the email is sent, with the user as sender', async () => {
    const server = await serverOf({ user })
    const post = postTo(server.port, { smtpUser: user.name, smtpPassword: user.password, mailFrom: null })
    await post.send()
    await soon(() => expect(post.fates).toEqual(['sent']))
    expect(server.envelopes).toEqual([{ from: user.name, to: ['ann@people.example'] }])
  })
  test('with a wrong password drops the email immediately, and neither password nor link is in the log', async () => {
    const server = await serverOf({ user })
    const post = postTo(server.port, { smtpUser: user.name, smtpPassword: 'Wrong1' })
    await post.send()
    await soon(() => expect(post.fates).toEqual(['lost']))
    expect(post.logged.join()).toContain('EAUTH')
    expect(post.logged.join()).not.toMatch(/Wrong1|token=|https:/)
  })
})

test('a server without TLS gets no email unless the operator allows it', async () => {
  const server = await serverOf()
  const post = postTo(server.port, { smtpTls: 'starttls' })
  await post.send()
  await soon(() => expect(post.fates).toEqual(['lost']))
  expect(post.logged.at(-1)).toContain('ETLS')
  expect(server.raw).toEqual([])
})
test.each([
  ['by STARTTLS', { offersTls: true }, 'starttls'],
  ['from the first byte', { isImplicit: true }, 'implicit'],
] as const)(
  'a server that speaks TLS %s, with an untrusted certificate, gets no email either',
  async (_, temper, smtpTls) => {
    const server = await serverOf(temper)
    const post = postTo(server.port, { smtpTls })
    await post.send()
    await soon(() => expect(post.logged.join()).toContain('mail was not sent yet'))
    expect(post.logged.at(-1)).toMatch(/certificate|self.signed|CERT/i)
    expect(server.raw).toEqual([])
  },
)

test.each([{}, { offersTls: true }])(
  'a mail server on this machine gets the email without a trusted certificate: %j',
  async (temper) => {
    const server = await serverOf(temper)
    const post = postTo(server.port, { smtpTls: 'auto' })
    await post.send()
    await soon(() => expect(post.fates).toEqual(['sent']))
  },
)
test.each([
  ['localhost', 587, { secure: false, tls: { rejectUnauthorized: false } }],
  ['::1', 25, { secure: false, tls: { rejectUnauthorized: false } }],
  ['localhost', 465, { secure: true }],
  ['mail.example.org', 465, { secure: true }],
  ['mail.example.org', 587, { secure: false, requireTLS: true }],
  ['127.0.0.1.example.org', 587, { secure: false, requireTLS: true }],
  ['localhost.example.org', 25, { secure: false, requireTLS: true }],
])('by default the connection to %s port %i is %j', (smtpHost, smtpPort, line) => {
  expect(lineOf({ smtpHost, smtpPort, smtpTls: 'auto' })).toEqual(line)
})

test('an email to a refused recipient is dropped immediately, and a quoted link does not reach the log', async () => {
  const server = await serverOf({
    refuses: () => ({
      code: 550,
      text: `spam: ${LINK} and /account/reset?token=abc and ${'QWJj'.repeat(6)}`,
    }),
  })
  const post = postTo(server.port)
  await post.send()
  await soon(() => expect(post.fates).toEqual(['lost']))
  const said = post.logged.join()
  expect(said).toContain('550')
  expect(said).toContain('[link]')
  expect(said).not.toMatch(/token=|QWJjQWJj/)
})

test('a link that the server quotes when it accepts the email does not reach the log either', async () => {
  const post = postTo((await serverOf({ says: `queued as 4F2 for ${LINK}` })).port)
  await post.send()
  await soon(() => expect(post.fates).toEqual(['sent']))
  expect(post.logged.at(-1)).toContain('queued as 4F2 for [link]')
})

test('a server that says "later" is tried again, and one email does not delay another', async () => {
  let busy = true
  const server = await serverOf({
    refuses: (address) => (busy && address.startsWith('ann') ? { code: 451, text: 'greylisted' } : null),
  })
  const post = postTo(server.port)
  await post.send()
  await post.send({ to: 'bob@people.example' })
  await soon(() => expect(post.fates).toEqual(['sent']))
  await soon(() => expect(post.logged.join()).toContain('mail was not sent yet'))
  busy = false
  post.clock.advance(PAUSES_MS[0])
  await soon(() => expect(post.fates).toEqual(['sent', 'sent']))
  expect(server.envelopes.map(({ to }) => to[0])).toEqual(['bob@people.example', 'ann@people.example'])
})

test('a server that is down and returns gets the email, which is tried three times', async () => {
  const { port, close } = await aMailServer()
  await close()
  const post = postTo(port)
  await post.send()
  await post.send()
  const failed = (count: number) =>
    soon(() => expect(post.logged.join().match(/mail was not sent yet/g)).toHaveLength(count))
  await failed(2)
  post.clock.advance(PAUSES_MS[0] - 1)
  await failed(2)
  post.clock.advance(1)
  await failed(4)
  const server = await serverOf({ port })
  post.clock.advance(PAUSES_MS[1])
  await soon(() => expect(post.fates).toEqual(['sent', 'sent']))
  expect(server.raw).toHaveLength(2)
})

test('a server that stays down is given up after the third attempt', async () => {
  const { port, close } = await aMailServer()
  await close()
  const post = postTo(port)
  await post.send()
  for (const [index, pause] of PAUSES_MS.entries()) {
    await soon(() => expect(post.logged.join().match(/mail was not sent yet/g)).toHaveLength(index + 1))
    post.clock.advance(pause)
  }
  await soon(() => expect(post.fates).toEqual(['lost']))
  expect(JSON.parse(post.logged.at(-1) ?? '')).toMatchObject({
    level: 'error',
    kind: 'reset',
    to: 'ann@people.example',
    tries: 3,
    fault: 'ESOCKET',
  })
})

describe('a server that hangs', () => {
  /** Only the given limits are short. With two short limits, a busy machine could reach either first. */
  const PATIENT = { connectMs: 60_000, answerMs: 60_000, emailMs: 60_000 }
  function serving(port: number, limits: Partial<typeof PATIENT> = {}) {
    const logged: string[] = []
    const logger = createLogger('info', { write: (line) => void logged.push(line) })
    const server = {
      smtpHost: '127.0.0.1',
      smtpPort: port,
      smtpUser: null,
      smtpPassword: null,
      smtpTls: 'off',
    } as const
    const toMessage = async (email: Parameters<typeof compose>[0]) =>
      compose(email, { address: 'a@b.example', name: 'T', at: 0 })
    const transport = smtpTransport({ server, logger, toMessage, patience: { ...PATIENT, ...limits } })
    opened.push({ close: async () => transport.close() })
    return { transport, logged, logger }
  }
  async function listening(onLine: (write: (text: string) => void) => void): Promise<number> {
    const server: Server = createServer((socket) => {
      socket.on('error', () => {})
      onLine((text) => void socket.write(text))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    opened.push({ close: async () => void server.close() })
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  test('before its greeting is given up', async () => {
    const { transport } = serving(await listening(() => {}), { connectMs: 300 })
    await expect(transport.deliver(anEmail())).rejects.toMatchObject({ code: 'ETIMEDOUT', command: 'CONN' })
  })
  test('with the email in transit is given up', async () => {
    const server = await serverOf({ hangs: true })
    const { transport } = serving(server.port, { answerMs: 300 })
    await expect(transport.deliver(anEmail())).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })
  test('with one email at a time is given up, too', async () => {
    const timers: NodeJS.Timeout[] = []
    const port = await listening((write) => {
      write('220 here\r\n')
      timers.push(setInterval(() => write('2'), 100))
    })
    const { transport } = serving(port, { emailMs: 600 })
    await expect(transport.deliver(anEmail())).rejects.toMatchObject({ code: 'EABORT' })
    for (const timer of timers) clearInterval(timer)
  })
  test('does not keep the process from stopping, and its emails wait for the next process', async () => {
    const { transport, logger } = serving((await serverOf({ hangs: true })).port)
    const clock = handClock()
    const { store } = database
    const post = openMailQueue({ transport, store, clock, ids: randomIds, logger, closeLimitMs: 300 })
    const fates: string[] = []
    const complete = async ({ to }: { to: string }) => anEmail({ to })
    post.begin({ complete, report: (_, fate) => void fates.push(fate) })
    for (let count = 0; count < 7; count++)
      await requestEmail(post, store, anEmail({ to: `p${count}@x.example` }))
    clock.advance(FIRST_PAUSE_MS.most)
    await soon(async () => expect((await waitingIn(store)).filter(({ isHeld }) => isHeld)).toHaveLength(5))
    const began = performance.now()
    await Promise.all([post.close(), post.close()])
    expect(performance.now() - began).toBeLessThan(5000)
    expect(fates).toEqual([])
    const waiting = await waitingIn(store)
    expect(waiting.map(({ to }) => to).toSorted()).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((at) => `p${at}@x.example`),
    )
    expect(waiting.map(({ tries, isHeld }) => [tries, isHeld])).toEqual(waiting.map(() => [0, false]))
    expect(await requestEmail(post, store, anEmail())).toBe(false)
  })
})

test('an email is composed at an unpredictable moment, and not during the request that caused it', async () => {
  const clock = handClock()
  const startedAt = clock.now()
  const begun: number[] = []
  const transport = { deliver: async () => ({ where: String(begun.push(clock.now())) }), close: () => {} }
  const { store } = database
  const post = openMailQueue({ transport, store, clock, ids: randomIds, logger: createLogger('silent') })
  opened.push(post)
  post.begin({ complete: async () => anEmail(), report: () => {} })
  for (let count = 0; count < 40; count++) await requestEmail(post, store, anEmail())
  const dueAt = (
    await store.sql.many<{ at: number }>(statement('test.due', 'select due_at as at from emails'))
  ).map(({ at }) => at - startedAt)
  expect(Math.min(...dueAt)).toBeGreaterThanOrEqual(FIRST_PAUSE_MS.least)
  expect(Math.max(...dueAt)).toBeLessThanOrEqual(FIRST_PAUSE_MS.most)
  expect(new Set(dueAt).size).toBeGreaterThan(20)
  clock.advance(FIRST_PAUSE_MS.least - 1)
  for (let count = 0; count < 20; count++) await turn()
  expect(begun).toEqual([])
  clock.advance(FIRST_PAUSE_MS.most)
  await soon(() => expect(begun).toHaveLength(40))
})

test('a hundred simultaneous emails all arrive, once each', async () => {
  const server = await serverOf()
  const post = postTo(server.port)
  for (let count = 0; count < 100; count++) expect(await post.send({ to: `p${count}@x.example` })).toBe(true)
  await soon(() => expect(post.fates).toHaveLength(100))
  expect(new Set(post.fates)).toEqual(new Set(['sent']))
  expect(new Set(server.envelopes.map(({ to }) => to[0])).size).toBe(100)
  expect(server.raw).toHaveLength(100)
})

test('a stopped server leaves what it has not sent, and the next one sends it, also at its next attempt', async () => {
  const { port, close } = await aMailServer()
  await close()
  const post = postTo(port)
  await post.send()
  await soon(() => expect(post.logged.join()).toContain('mail was not sent yet'))
  await post.mail.close()
  expect(post.fates).toEqual([])
  expect(await waitingIn(database.store)).toEqual([{ to: 'ann@people.example', tries: 1, isHeld: false }])
  const server = await serverOf({ port })
  const next = successor(port)
  next.clock.advance(PAUSES_MS[0] + LOOK_MS)
  await soon(() => expect(next.fates).toEqual(['sent']))
  expect(server.raw).toHaveLength(1)
  expect(await waitingIn(database.store)).toEqual([])
})

test('closing waits for emails in transit', async () => {
  const clock = handClock()
  const { store } = database
  const [finish, fates]: [(() => void)[], string[]] = [[], []]
  const deliver = () => new Promise<{ where: string }>((done) => finish.push(() => done({ where: '' })))
  const transport = { deliver, close: () => {} }
  const post = openMailQueue({ transport, store, clock, ids: randomIds, logger: createLogger('silent') })
  post.begin({ complete: async () => anEmail(), report: (_, fate) => void fates.push(fate) })
  await requestEmail(post, store, anEmail())
  clock.advance(FIRST_PAUSE_MS.most)
  await soon(() => expect(finish).toHaveLength(1))
  const closed = post.close()
  finish[0]?.()
  await closed
  expect([fates, await waitingIn(store)]).toEqual([['sent'], []])
})

test('of several processes each email is sent by one', async () => {
  const server = await serverOf()
  const posts = [successor(server.port), successor(server.port), successor(server.port)] as const
  for (let count = 0; count < 60; count++)
    await requestEmail(posts[0].mail, database.store, anEmail({ to: `p${count}@x.example` }))
  for (const { clock } of posts) clock.advance(LOOK_MS)
  await soon(() => expect(posts.flatMap(({ fates }) => fates)).toHaveLength(60))
  expect(new Set(server.envelopes.map(({ to }) => to[0])).size).toBe(60)
  expect(server.raw).toHaveLength(60)
  expect(posts.filter(({ fates }) => fates.length > 0).length).toBeGreaterThan(1)
})

test('an email that a killed process was sending is sent by another, when the lease has ended', async () => {
  const server = await serverOf({ hangs: true })
  const killed = successor(server.port)
  await requestEmail(killed.mail, database.store, anEmail())
  killed.clock.advance(LOOK_MS)
  await soon(async () => expect((await waitingIn(database.store))[0]?.isHeld).toBe(true))
  const other = successor((await serverOf()).port)
  other.clock.advance(LEASE_MS - LOOK_MS)
  for (let count = 0; count < 20; count++) await turn()
  expect(other.fates).toEqual([])
  other.clock.advance(3 * LOOK_MS)
  await soon(() => expect(other.fates).toEqual(['sent']))
})

test('a long attempt keeps its email, because its process renews the lease', async () => {
  const slow = successor((await serverOf({ hangs: true })).port)
  await requestEmail(slow.mail, database.store, anEmail())
  slow.clock.advance(LOOK_MS)
  await soon(async () => expect((await waitingIn(database.store))[0]?.isHeld).toBe(true))
  slow.clock.advance(LEASE_MS)
  const until = statement('test.heldUntil', 'select held_until as at from emails')
  await soon(async () =>
    expect((await database.store.sql.one<{ at: number }>(until))?.at).toBeGreaterThan(slow.clock.now()),
  )
})

test('an email whose reason has passed is dropped without an attempt, and is no result', async () => {
  const server = await serverOf()
  const post = postTo(server.port)
  await requestEmail(post.mail, database.store, anEmail())
  post.clock.advance(FIRST_PAUSE_MS.most)
  await soon(async () => expect(await waitingIn(database.store)).toEqual([]))
  await soon(() => expect(post.logged.join()).toContain('the reason for it has passed'))
  expect([server.raw, post.fates]).toEqual([[], []])
})

test('emails of a kind beyond its queue are dropped, and leave room for the other kinds', async () => {
  const server = await serverOf({ hangs: true })
  const post = postTo(server.port)
  const taken: boolean[] = []
  for (let count = 0; count < MAX_QUEUED.reset + 5; count++) taken.push(await post.send())
  expect(taken.filter((one) => one)).toHaveLength(MAX_QUEUED.reset)
  expect(taken.slice(MAX_QUEUED.reset)).toEqual([false, false, false, false, false])
  expect([
    await post.mail.canSend('reset'),
    await post.mail.canSend('verify'),
    await post.send({ kind: 'verify' }),
  ]).toEqual([false, true, true])
  expect(await waitingIn(database.store)).toHaveLength(MAX_QUEUED.reset + 1)
})

test('an email to an unknown address takes no place of others', async () => {
  const post = postTo((await serverOf()).port)
  const expiresAt = Date.UTC(2030, 0, 1)
  for (let count = 0; count < MAX_QUEUED.reset + 1; count++) {
    const nobody = { id: randomIds.guid(), userId: randomIds.guid(), to: 'no@body.example', expiresAt }
    const request = { ...nobody, kind: 'reset', language: 'en', origin: '' } as const
    expect(await post.mail.send(request, async () => {})).toBe(true)
  }
  expect(await post.mail.canSend('reset')).toBe(true)
})

test('what is stored with an email is rolled back together with it', async () => {
  const post = postTo((await serverOf()).port)
  const request = { id: randomIds.guid(), userId: randomIds.guid(), to: 'a@b.example', expiresAt: 0 }
  const failing = post.mail.send(
    { ...request, kind: 'verify', language: 'en', origin: '' },
    async ({ settings }) => {
      await settings.save(new Map([['GlobalConfig:Title', 'never']]))
      throw new Error('in the middle')
    },
  )
  await expect(failing).rejects.toThrow('in the middle')
  expect([await waitingIn(database.store), (await database.store.settings.all()).size]).toEqual([[], 0])
})

test('verifications precede earlier recoveries, and delay them by three emails at most', async () => {
  const carried: string[] = []
  const waiting: (() => void)[] = []
  const carry = ({ to }: { to: string }) => {
    carried.push(to)
    return new Promise<{ where: string }>((resolve) => waiting.push(() => resolve({ where: '' })))
  }
  const clock = handClock()
  const logger = createLogger('silent')
  const { store } = database
  const mail = openMailQueue({
    transport: { deliver: carry, close: () => {} },
    store,
    clock,
    ids: randomIds,
    logger,
    closeLimitMs: 0,
  })
  mail.begin({ complete: async ({ to }) => anEmail({ to }), report: () => {} })
  opened.push(mail)
  const send = async (kind: 'verify' | 'reset', count: number) => {
    for (let at = 0; at < count; at++) await requestEmail(mail, store, anEmail({ kind, to: `${kind}${at}` }))
    clock.advance(FIRST_PAUSE_MS.most)
  }
  await send('reset', 10)
  await soon(() => expect(carried).toHaveLength(5))
  await send('verify', 10)
  while (carried.length < 13) {
    waiting.shift()?.()
    await turn()
  }
  const kinds = carried.slice(5).map((to) => to.replace(/\d+/, ''))
  expect(kinds.slice(0, 8).sort()).toEqual([
    'reset',
    'reset',
    'verify',
    'verify',
    'verify',
    'verify',
    'verify',
    'verify',
  ])
})

test('without a sender address no email is accepted, and the start reports it', async () => {
  const post = aPost(database.store, { smtpHost: '127.0.0.1', smtpUser: 'not-an-address', smtpPassword: 'x' })
  expect(await post.send()).toBe(false)
  expect(post.logged.join()).toContain('MAIL_FROM is not set')
})
