import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { routes } from '#src/app/routes.tsx'
import { aProfile } from '../worlds/builders.ts'
import { openAppWorld, settle, show } from '../worlds/app.world.tsx'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { waysThrough } from './journey.ts'
import { verificationJourney } from './verification.journey.ts'

const VERIFY = 'POST /api/account/verify'
const PROFILE = 'GET /api/account/profile'
const EXPIRED = 'The email address couldn’t be verified'
const TOKEN = 'CfDJ8+a/b='
const EMAIL = btoa('ada@example.org')
const LINK = `/account/Verify?token=${encodeURIComponent(TOKEN)}&email=${encodeURIComponent(EMAIL)}`
let app: Pick<EntryWorld, 'close'> | null = null

afterEach(() => app?.close())

describe.each(waysThrough(verificationJourney))('$story', (way) => {
  test('is what the visitor sees', { timeout: 30_000 }, async () => {
    const entry = await openEntry(LINK, { [VERIFY]: 'held' })
    app = entry
    const { server, press, sees, isAt, answer, passes } = entry
    let asked = 0
    await way.test(
      {
        'the visitor tries again': () => press('Try again'),
        'the visitor is impatient': () => press('Try again'),
        'the wait is over': () => passes(30_000),
        'the link has expired': () => answer(VERIFY, { status: 401, body: { title: EXPIRED, status: 401 } }),
        'the link was used already': () =>
          answer(VERIFY, { status: 400, body: { title: EXPIRED, status: 400 } }),
        'the server is asked too often': () =>
          answer(VERIFY, { status: 429, headers: { 'Retry-After': '30' } }),
        'the line is cut': () => answer(VERIFY, 'silence'),
        'the browser keeps no cookie': () => answer(VERIFY, { status: 200 }),
        'the server agrees': () => {
          server.says(PROFILE, { status: 200, body: aProfile() })
          return answer(VERIFY, { status: 200 })
        },
      },
      {
        waiting: async () => {
          await sees('Verifying your account…')
          await settle()
          expect(server.countOf(VERIFY)).toBe(asked + 1)
          asked += 1
          expect(server.asked.findLast(({ address }) => address === '/api/account/verify')?.body).toEqual({
            token: TOKEN,
            email: EMAIL,
          })
        },
        heldOff: async () => {
          await sees(/Try again in (30|29|28) s/)
          expect(server.countOf(VERIFY)).toBe(asked)
        },
        mayRetry: () => sees('Try again'),
        cutOff: () => sees(/Can’t reach the server/),
        refused: async () => {
          await sees('This link no longer works')
          await sees('Send a new email')
        },
        inside: async () => {
          await isAt('/')
          await sees('Account verified')
        },
        outside: async () => {
          await isAt('/account/login')
          await sees('Create an account')
          expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('ada@example.org')
        },
      },
    )
  })
})

test.each(['/account/verify', '/account/verify?token=a', '/account/verify?email=a'])(
  '%s is not sent',
  async (broken) => {
    const entry = await openEntry(broken)
    app = entry
    await entry.sees('This link is incomplete')
    expect(entry.server.countOf(VERIFY)).toBe(0)
  },
)

test('an expired link offers a new email for its address', async () => {
  const entry = await openEntry(LINK, { [VERIFY]: { status: 400, body: { title: EXPIRED, status: 400 } } })
  app = entry
  await entry.sees(EXPIRED)
  await entry.press('Send a new email')
  await entry.isAt('/account/register')
  await entry.sees(/To get the email again/)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org')
})

test('a read of the user that began before the server accepted the link does not count', async () => {
  const entry = await openEntry(LINK, { [VERIFY]: 'held', [PROFILE]: 'held' })
  app = entry
  entry.server.says(PROFILE, { status: 200, body: aProfile() })
  await entry.answer(VERIFY, { status: 200 })
  await entry.answer(PROFILE, { status: 401, body: { title: 'Not signed in', status: 401 } })
  await entry.isAt('/')
})

test('a link is sent once, though React mounts twice and the visitor leaves and returns', async () => {
  localStorage.setItem('language', 'en')
  const world = openAppWorld({ [VERIFY]: 'held' })
  app = world
  const router = createMemoryRouter(routes, { initialEntries: [LINK] })
  await show(
    world,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await router.navigate('/about')
  await settle()
  await router.navigate(-1)
  await settle()
  expect(screen.getByText('Verifying your account…')).toBeDefined()
  expect(world.server.countOf(VERIFY)).toBe(1)
  world.server.release(VERIFY, { status: 400, body: { title: EXPIRED, status: 400 } })
  await settle()
  expect(screen.getByText('This link no longer works')).toBeDefined()
  await router.navigate('/about')
  await settle()
  await router.navigate(-1)
  await settle()
  expect(world.server.countOf(VERIFY)).toBe(1)
})
