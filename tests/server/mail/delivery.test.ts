import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import { compose } from '#server/mail/compose.ts'
import { FIRST_PAUSE_MS, MAX_QUEUED, openMailQueue, PAUSES_MS } from '#server/mail/mail-queue.ts'
import { lineOf, smtpTransport } from '#server/mail/smtp-transport.ts'
import { handClock } from '../hand-clock.ts'
import { anEmail, aPost, LINK, type MailWorld } from './mail.world.ts'
import { aMailServer, type MailServer, type Temper } from './smtp.world.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
})
async function serverOf(temper: Temper = {}): Promise<MailServer> {
  const server = await aMailServer(temper)
  opened.push(server)
  return server
}
function postTo(port: number, more: Parameters<typeof aPost>[0] = {}): MailWorld {
  const post = aPost({ smtpHost: '127.0.0.1', smtpPort: port, mailFrom: 'ctf@platform.example', ...more })
  opened.push(post.mail)
  return post
}
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

describe('signing in to the mail server', () => {
  const user = { name: 'ctf@platform.example', password: 'S3cret' }
  test('with the right password, the email is sent, with the user as sender', async () => {
    const server = await serverOf({ user })
    const post = postTo(server.port, { smtpUser: user.name, smtpPassword: user.password, mailFrom: null })
    post.send()
    await soon(() => expect(post.fates).toEqual(['sent']))
    expect(server.envelopes).toEqual([{ from: user.name, to: ['ann@people.example'] }])
  })
  test('with a wrong password drops the email immediately, and neither password nor link is in the log', async () => {
    const server = await serverOf({ user })
    const post = postTo(server.port, { smtpUser: user.name, smtpPassword: 'Wrong1' })
    post.send()
    await soon(() => expect(post.fates).toEqual(['lost']))
    expect(post.logged.join()).toContain('EAUTH')
    expect(post.logged.join()).not.toMatch(/Wrong1|token=|https:/)
  })
})

test('a server without TLS gets no email unless the operator allows it', async () => {
  const server = await serverOf()
  const post = postTo(server.port, { smtpTls: 'starttls' })
  post.send()
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
    post.send()
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
    post.send()
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
  post.send()
  await soon(() => expect(post.fates).toEqual(['lost']))
  const said = post.logged.join()
  expect(said).toContain('550')
  expect(said).toContain('[link]')
  expect(said).not.toMatch(/token=|QWJjQWJj/)
})

test('a link that the server quotes when it accepts the email does not reach the log either', async () => {
  const post = postTo((await serverOf({ says: `queued as 4F2 for ${LINK}` })).port)
  post.send()
  await soon(() => expect(post.fates).toEqual(['sent']))
  expect(post.logged.at(-1)).toContain('queued as 4F2 for [link]')
})

test('a server that says "later" is tried again, and one email does not delay another', async () => {
  let busy = true
  const server = await serverOf({
    refuses: (address) => (busy && address.startsWith('ann') ? { code: 451, text: 'greylisted' } : null),
  })
  const post = postTo(server.port)
  post.send()
  post.send({ to: 'bob@people.example' })
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
  post.send()
  post.send()
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
  post.send()
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
  /** Only the given limits are short. Of two short limits a busy machine could reach either first. */
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
  test('does not keep the process from stopping, and lost emails are logged by kind and address', async () => {
    const { transport, logged, logger } = serving((await serverOf({ hangs: true })).port)
    const post = openMailQueue({ transport, clock: handClock(), ids: randomIds, logger, closeLimitMs: 300 })
    const fates: string[] = []
    for (let count = 0; count < 7; count++)
      post.send(anEmail({ to: `p${count}@x.example` }), (fate) => fates.push(fate))
    const began = performance.now()
    await Promise.all([post.close(), post.close()])
    expect(performance.now() - began).toBeLessThan(5000)
    expect(fates).toEqual(Array.from({ length: 7 }, () => 'lost'))
    for (let count = 0; count < 7; count++) expect(logged.join()).toContain(`p${count}@x.example`)
    expect(post.send(anEmail())).toBe(false)
  })
})

test('an email is composed at an unpredictable moment, and not during the request that caused it', async () => {
  const clock = handClock(0)
  const begun: number[] = []
  const transport = { deliver: async () => ({ where: String(begun.push(clock.now())) }), close: () => {} }
  const post = openMailQueue({ transport, clock, ids: randomIds, logger: createLogger('silent') })
  for (let count = 0; count < 40; count++) post.send(anEmail())
  while (clock.now() < FIRST_PAUSE_MS.most) {
    await turn()
    clock.advance(1)
  }
  await soon(() => expect(begun).toHaveLength(40))
  expect(Math.min(...begun)).toBeGreaterThanOrEqual(FIRST_PAUSE_MS.least)
  expect(new Set(begun.map(Math.floor)).size).toBeGreaterThan(20)
})

test('a hundred simultaneous emails all arrive, once each', async () => {
  const server = await serverOf()
  const post = postTo(server.port)
  for (let count = 0; count < 100; count++) expect(post.send({ to: `p${count}@x.example` })).toBe(true)
  await soon(() => expect(post.fates).toHaveLength(100))
  expect(new Set(post.fates)).toEqual(new Set(['sent']))
  expect(new Set(server.envelopes.map(({ to }) => to[0])).size).toBe(100)
  expect(server.raw).toHaveLength(100)
})

test('closing waits for emails in transit, and gives waiting ones their last attempt', async () => {
  const { port, close } = await aMailServer()
  await close()
  const post = postTo(port)
  post.send()
  await soon(() => expect(post.logged.join()).toContain('mail was not sent yet'))
  await serverOf({ port })
  await post.mail.close()
  expect(post.fates).toEqual(['sent'])
})

test('emails of a kind beyond its queue are dropped, and leave room for the other kinds', async () => {
  const server = await serverOf({ hangs: true })
  const post = postTo(server.port)
  const taken = Array.from({ length: MAX_QUEUED.reset + 5 }, () => post.send())
  expect(taken.filter((one) => one)).toHaveLength(MAX_QUEUED.reset)
  expect(taken.slice(MAX_QUEUED.reset)).toEqual([false, false, false, false, false])
  expect([post.mail.canSend('reset'), post.mail.canSend('verify'), post.send({ kind: 'verify' })]).toEqual([
    false,
    true,
    true,
  ])
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
  const mail = openMailQueue({
    transport: { deliver: carry, close: () => {} },
    clock,
    ids: randomIds,
    logger,
    closeLimitMs: 0,
  })
  opened.push(mail)
  const send = (kind: 'verify' | 'reset', count: number) => {
    for (let at = 0; at < count; at++) mail.send(anEmail({ kind, to: `${kind}${at}` }))
    clock.advance(FIRST_PAUSE_MS.most)
  }
  send('reset', 10)
  send('verify', 10)
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

test('without a sender address no email is accepted, and the start reports it', () => {
  const post = aPost({ smtpHost: '127.0.0.1', smtpUser: 'not-an-address', smtpPassword: 'x' })
  expect(post.send()).toBe(false)
  expect(post.logged.join()).toContain('MAIL_FROM is not set')
})
