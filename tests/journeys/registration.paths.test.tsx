import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { CONFIG_FRESH_MS } from '#src/api/cache-policy.ts'
import { aConfig } from '../worlds/builders.ts'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { ok } from '../worlds/server.ts'
import { inDom } from './in-dom.ts'
import { waysThrough } from './journey.ts'
import { registrationJourney } from './registration.journey.ts'
import { REGISTRATION_AT, registrationAnswers, registrationSteps } from './registration.steps.ts'

const REGISTER = 'POST /api/account/register'
const ended = (data: string) => ({ status: 200, body: { title: '', data, status: 200 } })
const refused = (title: string) => ({ status: 400, body: { title, status: 400 } })
let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(registrationJourney))('$story', (way) => {
  test('is what the visitor sees', { timeout: 30_000 }, async () => {
    app = await openEntry(REGISTRATION_AT, registrationAnswers())
    await way.test(...registrationSteps(inDom(app)))
  })
})

test('an error appears when a filled-in field loses the focus, and disappears as soon as it is fixed', async () => {
  app = await openEntry('/account/register')
  const name = screen.getByLabelText('Username')
  await app.type('Username', 'ada lovelace')
  app.seesNot(/^Use only letters, digits/)
  await leave(name, document.body)
  await app.sees(/^Use only letters, digits/)
  await app.type('Username', 'ad')
  await app.sees('Use at least 3 characters.')
  await app.type('Username', 'ada')
  app.seesNot(/^Use at least/)
  await app.type('Username', 'a')
  app.seesNot(/^Use at least/)
  // An error message would move the button that the user is about to press, so none may appear yet.
  await leave(name, screen.getByRole('button', { name: 'Create account' }))
  app.seesNot(/^Use at least/)
})

test('a visitor who opens the sign-in screen and returns finds all input except the password', async () => {
  const { type, press, goBack, isAt, answer } = (app = await openEntry('/account/register', {
    [REGISTER]: 'held',
  }))
  await type('Email', 'ada@example.org')
  await type('Username', 'ada')
  await type('Password', 'Lovelace1')
  await press('Already have an account? Sign in')
  await isAt('/account/login')
  await goBack()
  await isAt('/account/register')
  expect(typed()).toEqual(['ada@example.org', 'ada', '', ''])
  // After the registration the form must not contain the password any more.
  await type('Password', 'Lovelace1')
  await type('Confirm password', 'Lovelace1')
  await press('Create account')
  await answer(REGISTER, ended('AdminConfirmationRequired'))
  await press('Sign in')
  await press('Create an account')
  expect(typed()).toEqual(['', '', '', ''])
})

test('a refusal of the email domain is shown at the address and focuses it', async () => {
  const domains = 'Use an email address from one of these domains: example.edu'
  const { type, press, sees } = (app = await openEntry('/account/register', { [REGISTER]: refused(domains) }))
  await type('Email', 'ada@example.org')
  await type('Username', 'ada')
  await type('Password', 'Lovelace1')
  await type('Confirm password', 'Lovelace1')
  await press('Create account')
  await sees(domains)
  expect(document.activeElement).toMatchObject({ name: 'email' })
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(domains)).toHaveLength(1)
  await type('Email', 'ada@example.edu')
  app.seesNot(domains)
})

/** A base server does not say whether visitors may register. */
const configOf = (allowRegister: boolean) => ok(aConfig({ features: ['captcha'], allowRegister }))

test('a closed registration shows a card without a form', async () => {
  app = await openEntry('/account/register?from=%2Fabout', {
    'GET /api/config': configOf(false),
  })
  await app.sees('Registration is closed')
  expect(document.querySelector('input')).toBeNull()
  await app.press('Already have an account? Sign in')
  await app.isAt('/account/login?from=%2Fabout')
})

test('a registration that was opened after an earlier visit shows the form', async () => {
  const { isAt, press, sees, passes } = (app = await openEntry('/', {
    'GET /api/config': configOf(false),
  }))
  app.server.says('GET /api/config', configOf(true))
  await passes(CONFIG_FRESH_MS)
  await press('Sign in')
  await press('Create an account')
  await isAt('/account/register?from=%2F')
  await sees('Confirm password')
})

test('if registration was closed in the meantime, the refusal becomes that card', async () => {
  const { server, type, press, sees } = (app = await openEntry('/account/register', {
    'GET /api/config': configOf(true),
    'GET /api/captcha': ok({ provider: 'None', siteKey: null }),
    [REGISTER]: refused('Not now'),
  }))
  await type('Email', 'ada@example.org')
  await type('Username', 'ada')
  await type('Password', 'Lovelace1')
  await type('Confirm password', 'Lovelace1')
  server.says('GET /api/config', configOf(false))
  await press('Create account')
  await sees('Registration is closed')
})

test('a change of the language keeps all input', async () => {
  const { wiring, type, sees } = (app = await openEntry('/account/register'))
  await type('Username', 'ada')
  wiring.wired.language.send({ type: 'choose', language: 'ja' })
  await sees('アカウントを作成')
  expect(screen.getByLabelText<HTMLInputElement>('ユーザー名').value).toBe('ada')
})

const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value)

async function leave(field: HTMLElement, towards: HTMLElement) {
  const { act, fireEvent } = await import('@testing-library/react')
  await act(async () => void fireEvent.blur(field, { relatedTarget: towards }))
}
