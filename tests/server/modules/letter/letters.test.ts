import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Letter, LetterEffects } from '#contract/models/letter.ts'
import { randomIds } from '#server/base/ids.ts'
import { createLogger } from '#server/log/process-log.ts'
import { compose } from '#server/mail/compose.ts'
import { LETTER_PAUSE_MS, LETTER_RETRY_MS, openLetterQueue } from '#server/mail/letter-queue.ts'
import type { Email, LetterEmail } from '#server/mail/mail.ts'
import { aGame } from '../../store/rows.ts'
import { aServer, type TestServer } from '../../a-server.ts'

let server: TestServer
let cookie: string
const queues: { close(): Promise<void> }[] = []
beforeEach(async () => {
  server = await aServer({ config: { rateLimit: false } })
  await server.user('root', 'Admin')
  for (const name of ['ann', 'bob', 'cid']) await server.user(name)
  await server.user('mona', 'Monitor')
  await server.user('dan', 'User', { emailConfirmed: false })
  await server.user('eve', 'Banned')
  cookie = await server.signIn('root')
})
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.close()
  await server.close()
})

const USERS = { audience: 'Role', role: 'User' }
const aLetter = (more = {}) => ({
  id: randomIds.guid(),
  subject: 'News',
  content: '# Noon\n\nWe begin at **noon**.',
  language: 'en',
  receivers: USERS,
  ...more,
})
const post = (path: string, payload: object) =>
  server.ask('POST', `/api/admin/letters${path}`, { headers: { cookie }, payload })
const preview = async (receivers: object) => (await post('/preview', receivers)).json<LetterEffects>()
const list = async () =>
  (await server.ask('GET', '/api/admin/letters', { headers: { cookie } })).json<Letter[]>()

/** A process that sends letters. `answer` replaces the mail server. */
function aQueue(answer: (to: string) => Promise<unknown> = async () => {}) {
  const sent: (Email | LetterEmail)[] = []
  const deliver = async (email: Email | LetterEmail) => {
    await answer(email.to)
    return { where: String(sent.push(email)) }
  }
  const { store, clock } = server
  const transport = { deliver, close: () => {} }
  const queue = openLetterQueue({ transport, store, clock, ids: randomIds, logger: createLogger('silent') })
  queues.push(queue)
  return { sent, queue, receivers: () => sent.map(({ to }) => to.replace(/@.*/, '')).toSorted() }
}
/** Advances the clock until the check holds. */
const until = (check: () => void | Promise<void>) =>
  vi.waitFor(
    async () => {
      server.clock.advance(LETTER_PAUSE_MS)
      await turn()
      await check()
    },
    { timeout: 10_000, interval: 10 },
  )

describe('a preview', () => {
  test('counts who gets the letter, who cannot, and how long it takes', async () => {
    expect(await preview(USERS)).toEqual({ receivers: 3, unreachable: 1, limited: 0, seconds: 2 })
    expect(await preview({ audience: 'Everybody' })).toMatchObject({ receivers: 5, unreachable: 2 })
    const ids = await Promise.all(
      ['ann', 'eve'].map(async (name) => (await server.store.users.byLogin(name))?.id),
    )
    expect(await preview({ audience: 'Users', userIds: [...ids, randomIds.guid()] })).toMatchObject({
      receivers: 1,
      unreachable: 1,
    })
    expect((await post('/preview', { audience: 'Game', gameId: 77 })).statusCode).toBe(404)
  })
  test('of a game counts the members of its accepted teams', async () => {
    const { store, clock } = server
    const [ann, bob] = [await store.users.byLogin('ann'), await store.users.byLogin('bob')]
    if (!ann || !bob) throw new Error('no users')
    const gameId = await store.games.create(aGame({ startAt: clock.now(), endAt: clock.now() + 3_600_000 }))
    for (const [user, status] of [
      [ann, 'Accepted'],
      [bob, 'Pending'],
    ] as const) {
      const team = { name: user.name, bio: null, avatarHash: null, locked: false, captainId: user.id }
      const inviteToken = randomIds.bytes(16).toString('hex')
      const teamId = await store.teams.create({ ...team, inviteToken, createdAt: clock.now() })
      const joined = { gameId, teamId, status, organization: null, token: user.id, createdAt: clock.now() }
      const participationId = await store.participations.create(joined)
      await store.participations.addMember({ participationId, gameId, userId: user.id })
    }
    expect(await preview({ audience: 'Game', gameId })).toMatchObject({ receivers: 1, unreachable: 0 })
  })
  test('counts letters that already wait into the time', async () => {
    await post('', aLetter())
    expect(await preview(USERS)).toMatchObject({ receivers: 3, seconds: 3 })
  })
})

test('a letter goes to each receiver once, as it was typed, and its progress is listed', async () => {
  const letter = aLetter()
  const answer = await post('', letter)
  expect([answer.statusCode, answer.json<Letter>()]).toMatchObject([
    200,
    { waiting: 3, sent: 0, writer: 'root' },
  ])
  const { sent, receivers } = aQueue()
  await until(async () =>
    expect(await list()).toMatchObject([{ id: letter.id, waiting: 0, sent: 3, unclear: 0 }]),
  )
  expect(receivers()).toEqual(['ann', 'bob', 'cid'])
  const [email] = sent
  if (!email) throw new Error('no email')
  const message = compose(email, { address: 'a@b.example', name: 'Cup', at: 0 })
  expect(message.subject).toBe('News')
  expect(message.text).toBe(
    `${letter.content}\n\n-- \nThe organisers of Cup sent this email to you and others.\n`,
  )
  expect(message.html).toContain('We begin at **noon**.')
})
test('markup in a letter stays text', () => {
  const email = {
    kind: 'letter',
    to: 'a@b.example',
    subject: 'a\r\nBcc: x',
    content: '<script>',
    language: 'en',
  } as const
  const { subject, html } = compose(email, { address: 'a@b.example', name: '<b>', at: 0 })
  expect(subject).not.toMatch(/[\r\n]/)
  expect(html).not.toMatch(/<script>|<b>/)
})

test('the same id again, even at the same time, is the same letter', async () => {
  const letter = aLetter()
  const answers = await Promise.all([post('', letter), post('', letter), post('', letter)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { receivers } = aQueue()
  await until(async () => expect(await list()).toMatchObject([{ waiting: 0, sent: 3 }]))
  expect(receivers()).toEqual(['ann', 'bob', 'cid'])
})

test('one letter goes at a time, with a pause, and by one of several processes', async () => {
  await post('', aLetter())
  const [one, other] = [aQueue(), aQueue()]
  await until(async () => expect(await list()).toMatchObject([{ waiting: 0, sent: 3 }]))
  expect([
    [0, 3],
    [3, 0],
  ]).toContainEqual([one.sent.length, other.sent.length])
})

test('other emails go first', async () => {
  await post('', aLetter())
  const { clock, store } = server
  const email = { id: randomIds.guid(), kind: 'verify', userId: randomIds.guid(), to: 'z@b.example' } as const
  const expiresAt = clock.now() + 3_600_000
  await store.emails.create({ ...email, language: 'en', origin: '', expiresAt, tries: 0 }, clock.now())
  const { sent } = aQueue()
  for (let round = 0; round < 20; round++) {
    server.clock.advance(LETTER_PAUSE_MS)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(sent).toEqual([])
  await store.emails.remove(email.id)
  await until(() => expect(sent).toHaveLength(3))
})

test('cancelling stops what waits, and nothing that was sent', async () => {
  const letter = aLetter()
  await post('', letter)
  const { sent, queue } = aQueue()
  await until(() => expect(sent).toHaveLength(1))
  await queue.close()
  const cancel = () => server.ask('DELETE', `/api/admin/letters/${letter.id}`, { headers: { cookie } })
  const [first, second] = [await cancel(), await cancel()]
  expect(first.json<Letter>()).toMatchObject({ waiting: 0, sent: 1, dropped: 2 })
  expect(first.json<Letter>().cancelledAt).not.toBeNull()
  expect(second.json<Letter>()).toEqual(first.json<Letter>())
  const unknown = await server.ask('DELETE', `/api/admin/letters/${randomIds.guid()}`, {
    headers: { cookie },
  })
  expect(unknown.statusCode).toBe(404)
})

describe('an attempt', () => {
  const failing = (more: object) => Object.assign(new Error('no'), more)
  const oneUser = async () => {
    const id = (await server.store.users.byLogin('ann'))?.id
    await post('', aLetter({ receivers: { audience: 'Users', userIds: [id] } }))
  }
  test('that a kill interrupts is not repeated', async () => {
    await oneUser()
    expect(await server.store.letters.take(server.clock.now())).toMatchObject({ to: 'ann@test.example' })
    const { sent } = aQueue()
    for (let round = 0; round < 20; round++) {
      server.clock.advance(LETTER_RETRY_MS)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect([sent, await list()]).toMatchObject([[], [{ waiting: 0, sent: 0, unclear: 1 }]])
  })
  test.each([
    [
      'that the mail server puts off is repeated, three times in all',
      { responseCode: 451 },
      3,
      { failed: 1 },
    ],
    ['that the mail server refuses is not repeated', { responseCode: 550 }, 1, { failed: 1 }],
    ['without an answer is not repeated', { code: 'ETIMEDOUT' }, 1, { unclear: 1 }],
  ])('%s', async (_, error, attempts, fate) => {
    await oneUser()
    let count = 0
    aQueue(async () => {
      count++
      throw failing(error)
    })
    const ended = () =>
      vi.waitFor(
        async () => {
          server.clock.advance(LETTER_RETRY_MS)
          await new Promise((resolve) => setTimeout(resolve, 5))
          expect(await list()).toMatchObject([{ waiting: 0, sent: 0, ...fate }])
        },
        { timeout: 10_000, interval: 10 },
      )
    await vi.waitFor(async () => {
      server.clock.advance(LETTER_PAUSE_MS)
      expect(count).toBeGreaterThan(0)
    })
    if (attempts > 1) await vi.waitFor(async () => expect(await list()).toMatchObject([{ waiting: 1 }]))
    await ended()
    expect(count).toBe(attempts)
  })
  test('without a connection does not count, and holds up the others until the next one', async () => {
    await post('', aLetter())
    let [isDown, count] = [true, 0]
    const { receivers } = aQueue(async () => {
      count++
      if (isDown) throw failing({ code: 'ESOCKET', command: 'CONN' })
    })
    for (let round = 1; round <= 5; round++) {
      await until(() => expect(count).toBe(round))
      for (let beat = 0; beat < 20; beat++) {
        server.clock.advance(LETTER_PAUSE_MS)
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      expect(count).toBe(round)
      server.clock.advance(LETTER_RETRY_MS)
    }
    isDown = false
    await until(async () => expect(await list()).toMatchObject([{ waiting: 0, sent: 3 }]))
    expect(receivers()).toEqual(['ann', 'bob', 'cid'])
  })
  test('to an account that was banned in the meantime is left out', async () => {
    await oneUser()
    const id = (await server.store.users.byLogin('ann'))?.id ?? ''
    await server.store.users.setRole(id, 'Banned')
    const { sent } = aQueue()
    await until(async () => expect(await list()).toMatchObject([{ dropped: 1 }]))
    expect(sent).toEqual([])
  })
})

test('a user gets three letters in a day, and a fourth leaves the user out', async () => {
  for (let count = 0; count < 3; count++) await post('', aLetter())
  expect(await preview(USERS)).toMatchObject({ receivers: 0, limited: 3 })
  expect((await post('', aLetter())).json<Letter>()).toMatchObject({ waiting: 0 })
  server.clock.advance(24 * 3_600_000)
  cookie = await server.signIn('root')
  expect(await preview(USERS)).toMatchObject({ receivers: 3, limited: 0 })
})
