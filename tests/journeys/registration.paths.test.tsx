import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { CONFIG_FRESH_MS } from '#src/api/cache-policy.ts'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { waysThrough } from './journey.ts'
import { registrationJourney } from './registration.journey.ts'

const REGISTER = 'POST /api/account/register'
const PROFILE = 'GET /api/account/profile'
const CAPTCHA = 'GET /api/captcha'
const TAKEN = 'This username is already in use'
const OFF = { status: 200, body: { provider: 'None', siteKey: null } }
const ended = (data: string) => ({ status: 200, body: { title: '', data, status: 200 } })
const refused = (title: string) => ({ status: 400, body: { title, status: 400 } })
let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(registrationJourney))('$story', (way) => {
  test('is what the visitor sees', { timeout: 30_000 }, async () => {
    const { server, press, type, sees, seesNot, isAt, answer, passes } = (app = await openEntry(
      '/account/Register?from=%2Fabout',
      {
        [REGISTER]: 'held',
      },
    ))
    const write = async (email: string, name: string, password: string) => {
      await type('Email', email)
      await type('Username', name)
      await type('Password', password)
      await type('Confirm password', password)
    }
    const fill = () => write(' ada@example.org ', 'ada', 'Lovelace1')
    let asked = 0
    const isAsked = () => {
      expect(server.countOf(REGISTER)).toBe(asked + 1)
      asked += 1
      expect(server.asked.findLast(({ address }) => address === '/api/account/register')?.body).toMatchObject(
        {
          email: 'ada@example.org',
          password: 'Lovelace1',
          gToken: 'NOTOKEN',
        },
      )
    }
    const isKept = () => {
      expect(screen.getByLabelText<HTMLInputElement>('Confirm password').value).toBe('Lovelace1')
      expect(screen.getByLabelText<HTMLInputElement>('Email').value.trim()).toBe('ada@example.org')
    }
    await way.test(
      {
        'the visitor sends nothing': async () => {
          await write('', '', '')
          await press('Create account')
        },
        'the visitor fills in all': fill,
        'the visitor sends all': async () => {
          await fill()
          await press('Create account')
        },
        'the visitor sends again': () => press('Create account'),
        'the visitor is impatient': () => press('Create account'),
        'the visitor changes the name': () => type('Username', 'adah'),
        'the captcha does not answer': async () => {
          server.says(CAPTCHA, 'silence')
          await fill()
          await press('Create account')
        },
        'the visitor tries the captcha again': async () => {
          server.says(CAPTCHA, OFF)
          await press('Try again')
        },
        'the wait is over': () => passes(30_000),
        'a minute goes by': () => passes(60_000),
        'registration is closed': () => answer(REGISTER, refused('Registration is closed')),
        'the name is taken': () => answer(REGISTER, refused(TAKEN)),
        'the server is asked too often': () =>
          answer(REGISTER, { status: 429, headers: { 'Retry-After': '30' } }),
        'the server breaks down': () => answer(REGISTER, { status: 500 }),
        'the line is cut': () => answer(REGISTER, 'silence'),
        'the server knows a fourth way': () => answer(REGISTER, ended('Postponed')),
        'the server lets them in': () => {
          server.says(PROFILE, { status: 200, body: aProfile() })
          return answer(REGISTER, ended('LoggedIn'))
        },
        'the browser keeps no cookie': () => answer(REGISTER, ended('LoggedIn')),
        'an admin has to agree': () => answer(REGISTER, ended('AdminConfirmationRequired')),
        'a mail is on its way': () => answer(REGISTER, ended('EmailConfirmationRequired')),
        'the visitor asks for another mail': () => press(/^(Send again|You can send it again)/),
        'the visitor changes the address': () => press('Use a different address'),
      },
      {
        blank: async () => {
          await sees('Create an account')
          expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '', '', ''])
          expect(document.querySelector('[aria-invalid]')).toBeNull()
          expect(server.countOf(CAPTCHA)).toBe(0)
        },
        form: async () => {
          await sees('Create an account')
          seesNot(TAKEN)
          seesNot(/^Choose a/)
          seesNot(/^Too many/)
          isKept()
        },
        flawed: async () => {
          await sees('Choose a username.')
          await sees('Enter your email address.')
          expect(document.activeElement).toMatchObject({ name: 'email' })
          expect(server.countOf(REGISTER)).toBe(asked)
        },
        unproven: async () => {
          await sees(/Couldn’t start the human check/)
          expect(server.countOf(REGISTER)).toBe(0)
          isKept()
        },
        waiting: async () => {
          await sees('Creating account…')
          isAsked()
        },
        closed: async () => {
          await sees('Registration is closed')
          isKept()
        },
        taken: async () => {
          await sees(TAKEN)
          isKept()
        },
        heldOff: async () => {
          await sees(/Try again in (30|29|28) s/)
          expect(server.countOf(REGISTER)).toBe(asked)
          isKept()
        },
        broken: () => sees(/\(500\)/),
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          isKept()
        },
        puzzled: () => sees(/a response we can’t read \(200\)/),
        cooling: async () => {
          await sees(/We sent a link to ada@example.org/)
          await sees(/^Send again in (60|59|58) s/)
          seesNot(/Can’t reach the server/)
          expect(server.countOf(REGISTER)).toBe(asked)
        },
        sent: () => sees('Send again'),
        sendingAgain: async () => {
          await sees('Sending…')
          seesNot(/Can’t reach the server/)
          isAsked()
        },
        notSentAgain: async () => {
          await sees(/Can’t reach the server/)
          await sees(/We sent a link to ada@example.org/)
        },
        awaitingAdmin: () => sees('Waiting for approval'),
        outside: async () => {
          await sees('Your account is ready')
          await press('Sign in')
          await isAt('/account/login?from=%2Fabout')
          expect((await screen.findByLabelText<HTMLInputElement>('Username or email')).value).toBe('ada')
        },
        inside: async () => {
          await isAt('/about')
          await sees('Account created. You’re signed in.')
        },
      },
    )
  })
})

test('a flaw shows when the field is left with something in it, and goes as soon as it is mended', async () => {
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
  // What is about to be pressed must not move away.
  await leave(name, screen.getByRole('button', { name: 'Create account' }))
  app.seesNot(/^Use at least/)
})

test('who leaves for the sign-in screen and comes back finds all but the password', async () => {
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
  // Once there is an account nobody is served with its name.
  await type('Password', 'Lovelace1')
  await type('Confirm password', 'Lovelace1')
  await press('Create account')
  await answer(REGISTER, ended('AdminConfirmationRequired'))
  await press('Sign in')
  await press('Create an account')
  expect(typed()).toEqual(['', '', '', ''])
})

test('a refusal of the mail domain stands at the address and leads there', async () => {
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

test('where registration is closed a card says so, and there is nothing to fill in', async () => {
  app = await openEntry('/account/register?from=%2Fabout', {
    'GET /api/config': { status: 200, body: aConfig({ allowRegister: false }) },
  })
  await app.sees('Registration is closed')
  expect(document.querySelector('input')).toBeNull()
  await app.press('Already have an account? Sign in')
  await app.isAt('/account/login?from=%2Fabout')
})

test('where it is open again since an earlier visit the form is there', async () => {
  const { isAt, press, sees, passes } = (app = await openEntry('/', {
    'GET /api/config': { status: 200, body: aConfig({ allowRegister: false }) },
  }))
  app.server.says('GET /api/config', { status: 200, body: aConfig({ allowRegister: true }) })
  await passes(CONFIG_FRESH_MS)
  await press('Sign in')
  await press('Create an account')
  await isAt('/account/register?from=%2F')
  await sees('Confirm password')
})

test('where registration was closed meanwhile the refusal turns into that card', async () => {
  const { server, type, press, sees } = (app = await openEntry('/account/register', {
    [REGISTER]: refused('Not now'),
  }))
  await type('Email', 'ada@example.org')
  await type('Username', 'ada')
  await type('Password', 'Lovelace1')
  await type('Confirm password', 'Lovelace1')
  server.says('GET /api/config', {
    status: 200,
    body: aConfig({ features: ['captcha'], allowRegister: false }),
  })
  await press('Create account')
  await sees('Registration is closed')
})

test('a change of the language keeps all that was typed', async () => {
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
