import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aProfile } from '../worlds/builders.ts'
import { NOBODY } from '../worlds/app.world.tsx'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { signInJourney } from './sign-in.journey.ts'

const LOGIN = 'POST /api/account/login'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'Wrong name or password'
const INVALID = 'The name is too long'
const OK = { status: 200 }
let app: WholeApp | EntryWorld | null = null

beforeEach(() => localStorage.clear())
afterEach(() => app?.close())

describe.each(waysThrough(signInJourney))('$story', (way) => {
  test('is what the visitor sees', { timeout: 20_000 }, async () => {
    const entry = await openEntry('/account/login?from=%2Fabout', {
      [LOGIN]: 'held',
      'POST /api/account/logout': OK,
    })
    app = entry
    const { server, press, type, sees, seesNot, isAt, answer, passes } = entry
    const fill = async () => {
      await type('Username or email', ' ada ')
      await type('Password', 'Lovelace1')
    }
    let asked = 0
    await way.test(
      {
        'the visitor sends nothing': async () => {
          await type('Username or email', '')
          await type('Password', '')
          await press('Sign in')
        },
        'the visitor fills in both': fill,
        'the visitor sends both': async () => {
          await fill()
          await press('Sign in')
        },
        'the visitor changes the name': () => type('Username or email', 'adah'),
        'the visitor sends again': () => press('Sign in'),
        'the visitor is impatient': () => press('Sign in'),
        'the wait is over': () => passes(30_000),
        'the server refuses': () => answer(LOGIN, { status: 401, body: { title: REFUSED, status: 401 } }),
        'the account is disabled': () =>
          answer(LOGIN, { status: 401, body: { title: REFUSED, status: 401 } }),
        'the name is not valid': () => answer(LOGIN, { status: 400, body: { title: INVALID, status: 400 } }),
        'the server is asked too often': () =>
          answer(LOGIN, { status: 429, headers: { 'Retry-After': '30' } }),
        'the server breaks down': () => answer(LOGIN, { status: 500 }),
        'the line is cut': () => answer(LOGIN, 'silence'),
        'the browser keeps no cookie': () => answer(LOGIN, OK),
        'the server agrees': () => {
          server.says(PROFILE, { status: 200, body: aProfile() })
          return answer(LOGIN, OK)
        },
        'the person signs out': async () => {
          server.says(PROFILE, NOBODY)
          await press('ada’s account')
          await press('Sign out')
        },
        'the visitor comes to sign in': () => press('Sign in'),
      },
      {
        form: async () => {
          await sees('Create an account')
          seesNot(REFUSED)
          seesNot(/^Enter your/)
          seesNot(/^Too many/)
        },
        flawed: async () => {
          await sees(/^Enter your password/)
          expect(server.countOf(LOGIN)).toBe(asked)
        },
        waiting: async () => {
          await sees('Signing in…')
          asked = server.countOf(LOGIN)
          expect(
            server.asked.findLast(({ address }) => address === '/api/account/login')?.body,
          ).toMatchObject({ password: 'Lovelace1' })
        },
        refused: async () => {
          await sees(REFUSED)
          await sees(/Open the link in the email we sent you first/)
        },
        changed: () => {
          app?.seesNot(/^Enter your/)
          expect(screen.queryByRole('alert')).toBeNull()
          expect(screen.getAllByText(REFUSED)).toHaveLength(1)
        },
        invalid: async () => {
          await sees(INVALID)
          seesNot(/Open the link in the email we sent you first/)
        },
        heldOff: async () => {
          await sees(/Try again in (30|29|28) s/)
          expect(server.countOf(LOGIN)).toBe(asked)
        },
        broken: () => sees(/\(500\)/),
        cutOff: () => sees(/Can’t reach the server/),
        forgotten: () => sees(/doesn’t store cookies/),
        inside: async () => {
          await isAt('/about')
          await sees('Signed in')
        },
        outside: () => isAt('/'),
      },
    )
  })
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
  'who is signed in already goes home and not to %s',
  async (from) => {
    app = await openWholeApp(`/account/login?from=${encodeURIComponent(from)}`, {
      [PROFILE]: { status: 200, body: aProfile() },
    })
    await app.isAt('/')
  },
)

test('the ways around the form keep where the visitor wanted to go', async () => {
  app = await openEntry('/account/login?from=%2Fteams%3Fcode%3Da')
  await app.press('Create an account')
  await app.isAt('/account/register?from=%2Fteams%3Fcode%3Da')
  await app.press('Already have an account? Sign in')
  await app.isAt('/account/login?from=%2Fteams%3Fcode%3Da')
  await app.press('Forgot your password?')
  await app.isAt('/account/recovery?from=%2Fteams%3Fcode%3Da')
})

test('after a refusal the name stays and the password is selected', async () => {
  app = await openEntry('/account/login', { [LOGIN]: { status: 401, body: { title: REFUSED, status: 401 } } })
  await app.type('Username or email', 'ada')
  await app.type('Password', 'Lovelace1')
  await app.press('Sign in')
  await app.sees(REFUSED)
  const { activeElement } = document
  expect(activeElement).toMatchObject({
    name: 'password',
    value: 'Lovelace1',
    selectionStart: 0,
    selectionEnd: 9,
  })
  expect(document.querySelector<HTMLInputElement>('[name=userName]')?.value).toBe('ada')
})

test('who wants the mail again is told what to do, and has the address already', async () => {
  app = await openEntry('/account/login', { [LOGIN]: { status: 401, body: { title: REFUSED, status: 401 } } })
  await app.type('Username or email', 'ada@example.org')
  await app.type('Password', 'Lovelace1')
  await app.press('Sign in')
  await app.press('Resend the email')
  await app.isAt('/account/register')
  await app.sees(/To get the email again/)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org')
})

test('a second refusal is read out, and stands where the first one stood', async () => {
  const { answer, press } = (app = await openEntry('/account/login', { [LOGIN]: 'held' }))
  await app.type('Username or email', 'ada')
  await app.type('Password', 'Lovelace1')
  await press('Sign in')
  await answer(LOGIN, { status: 401, body: { title: REFUSED, status: 401 } })
  expect(screen.getByRole('alert').textContent).toBe(REFUSED)
  await press('Sign in')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByText(REFUSED)).toHaveLength(1)
  await answer(LOGIN, { status: 401, body: { title: REFUSED, status: 401 } })
  expect(screen.getByRole('alert').textContent).toBe(REFUSED)
  expect(screen.getAllByText(REFUSED)).toHaveLength(1)
})
