import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aProfile } from '../worlds/builders.ts'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { signInJourney } from './sign-in.journey.ts'
import { SIGN_IN_AT, signInAnswers, signInSteps } from './sign-in.steps.ts'

const LOGIN = 'POST /api/account/login'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'Wrong name or password'
let app: WholeApp | EntryWorld | null = null

beforeEach(() => localStorage.clear())
afterEach(() => app?.close())

describe.each(waysThrough(signInJourney))('$story', (way) => {
  test('is what the visitor sees', { timeout: 20_000 }, async () => {
    app = await openEntry(SIGN_IN_AT, signInAnswers())
    await way.test(...signInSteps(inDom(app)))
  })
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
  'a signed-in user is sent to the home page and not to %s',
  async (from) => {
    app = await openWholeApp(`/account/login?from=${encodeURIComponent(from)}`, {
      [PROFILE]: { status: 200, body: aProfile() },
    })
    await app.isAt('/')
  },
)

test('the links around the form keep the page that the visitor wanted', async () => {
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

test('a user who needs the email again is told what to do, and the address is filled in', async () => {
  app = await openEntry('/account/login', { [LOGIN]: { status: 401, body: { title: REFUSED, status: 401 } } })
  await app.type('Username or email', 'ada@example.org')
  await app.type('Password', 'Lovelace1')
  await app.press('Sign in')
  await app.press('Resend the email')
  await app.isAt('/account/register')
  await app.sees(/To get the email again/)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org')
})

test('a second refusal is announced, and appears in the same place', async () => {
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
