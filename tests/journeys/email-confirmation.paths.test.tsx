import { afterEach, describe, expect, test, vi } from 'vitest'
import { aProfile } from '../worlds/builders.ts'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { waysThrough } from './journey.ts'
import { emailConfirmationJourney } from './email-confirmation.journey.ts'

const CONFIRM = 'POST /api/account/mailchangeconfirm'
const PROFILE = 'GET /api/account/profile'
const TOKEN = 'CfDJ8+a/b='
const EMAIL = btoa('ada@example.com')
const LINK = `/account/confirm?token=${encodeURIComponent(TOKEN)}&email=${encodeURIComponent(EMAIL)}`
const ada = { status: 200, body: aProfile() }
let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(emailConfirmationJourney))('$story', (way) => {
  test('is what the owner sees', { timeout: 30_000 }, async () => {
    const { server, press, type, sees, isAt, answer, passes } = (app = await openEntry(LINK, {
      [CONFIRM]: 'held',
      'POST /api/account/login': { status: 200 },
    }))
    let asked = 0
    await way.test(
      {
        'the owner signs in': async () => {
          await type('Username or email', 'ada')
          await type('Password', 'Lovelace1')
          server.says(PROFILE, ada)
          await press('Sign in')
        },
        'the owner tries again': () => press('Try again'),
        'the owner is impatient': () => press('Try again'),
        'the wait is over': () => passes(30_000),
        'the link has expired': () =>
          answer(CONFIRM, {
            status: 400,
            body: { title: 'This link is invalid or has expired', status: 400 },
          }),
        'the server is asked too often': () =>
          answer(CONFIRM, { status: 429, headers: { 'Retry-After': '30' } }),
        'the line is cut': () => answer(CONFIRM, 'silence'),
        'the session has ended': () => {
          server.says(PROFILE, NOBODY)
          return answer(CONFIRM, NOBODY)
        },
        'the server agrees': () => answer(CONFIRM, { status: 200 }),
      },
      {
        outside: async () => {
          await isAt(`/account/login?from=${encodeURIComponent(LINK)}`)
          expect(server.countOf(CONFIRM)).toBe(asked)
        },
        waiting: async () => {
          await sees('Confirming your new email address…')
          await settle()
          expect(server.countOf(CONFIRM)).toBe(asked + 1)
          asked += 1
          expect(
            server.asked.findLast(({ address }) => address === '/api/account/mailchangeconfirm')?.body,
          ).toEqual({ token: TOKEN, email: EMAIL })
        },
        heldOff: async () => {
          await sees(/Try again in (30|29|28) s/)
          expect(server.countOf(CONFIRM)).toBe(asked)
        },
        mayRetry: () => sees('Try again'),
        cutOff: () => sees(/Can’t reach the server/),
        refused: () => sees('This link no longer works'),
        confirmed: async () => {
          await isAt('/account/profile')
          await sees('New email address confirmed')
        },
      },
    )
  })
})

test('an incomplete link is not sent', async () => {
  app = await openEntry('/account/confirm?token=a', { [PROFILE]: ada })
  await app.sees('This link is incomplete')
  expect(app.server.countOf(CONFIRM)).toBe(0)
})

test('a link that was sent in an ended session is sent again after the sign-in', async () => {
  const { server, press, type, isAt, answer } = (app = await openEntry(LINK, {
    [PROFILE]: ada,
    [CONFIRM]: 'held',
    'POST /api/account/login': { status: 200 },
  }))
  await vi.waitFor(() => expect(server.countOf(CONFIRM)).toBe(1))
  server.says(PROFILE, NOBODY)
  await answer(CONFIRM, NOBODY)
  await isAt(`/account/login?from=${encodeURIComponent(LINK)}`)
  server.says(CONFIRM, { status: 200 })
  await type('Username or email', 'ada')
  await type('Password', 'Lovelace1')
  server.says(PROFILE, ada)
  await press('Sign in')
  await isAt('/account/profile')
  expect(server.countOf(CONFIRM)).toBe(2)
})
