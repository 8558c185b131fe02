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
const TAKEN = 'This user name is in use'
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
      await type('E-mail', email)
      await type('User name', name)
      await type('Password', password)
      await type('Repeat the password', password)
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
      expect(screen.getByLabelText<HTMLInputElement>('Repeat the password').value).toBe('Lovelace1')
      expect(screen.getByLabelText<HTMLInputElement>('E-mail').value.trim()).toBe('ada@example.org')
    }
    await way.test(
      {
        'the visitor sends nothing': async () => {
          await write('', '', '')
          await press('Register')
        },
        'the visitor fills in all': fill,
        'the visitor sends all': async () => {
          await fill()
          await press('Register')
        },
        'the visitor sends again': () => press('Register'),
        'the visitor is impatient': () => press('Register'),
        'the visitor changes the name': () => type('User name', 'adah'),
        'the captcha does not answer': async () => {
          server.says(CAPTCHA, 'silence')
          await fill()
          await press('Register')
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
        'the visitor asks for another mail': () => press(/^(Send it again|It can be sent again)/),
        'the visitor changes the address': () => press('Use another address'),
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
          await sees('Choose a user name.')
          await sees('Enter your e-mail address.')
          expect(document.activeElement).toMatchObject({ name: 'email' })
          expect(server.countOf(REGISTER)).toBe(asked)
        },
        unproven: async () => {
          await sees(/could not begin/)
          expect(server.countOf(REGISTER)).toBe(0)
          isKept()
        },
        waiting: async () => {
          await sees('Registering')
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
          await sees(/You can try again in (30|29|28) s/)
          expect(server.countOf(REGISTER)).toBe(asked)
          isKept()
        },
        broken: () => sees(/\(500\)/),
        cutOff: async () => {
          await sees(/does not answer/)
          isKept()
        },
        puzzled: () => sees(/makes no sense \(200\)/),
        cooling: async () => {
          await sees(/We have written to ada@example.org/)
          await sees(/^Send it again in (60|59|58) s/)
          seesNot(/does not answer/)
          expect(server.countOf(REGISTER)).toBe(asked)
        },
        sent: () => sees('Send it again'),
        sendingAgain: async () => {
          await sees('Sending it again')
          seesNot(/does not answer/)
          isAsked()
        },
        notSentAgain: async () => {
          await sees(/does not answer/)
          await sees(/We have written to ada@example.org/)
        },
        awaitingAdmin: () => sees('An administrator looks at it now'),
        outside: async () => {
          await sees('Your account is ready')
          await press('Sign in')
          await isAt('/account/login?from=%2Fabout')
          expect((await screen.findByLabelText<HTMLInputElement>('User name or e-mail')).value).toBe('ada')
        },
        inside: async () => {
          await isAt('/about')
          await sees('You are registered and signed in')
        },
      },
    )
  })
})

test('a flaw shows when the field is left with something in it, and goes as soon as it is mended', async () => {
  app = await openEntry('/account/register')
  const name = screen.getByLabelText('User name')
  await app.type('User name', 'ada lovelace')
  app.seesNot(/^Only letters, digits/)
  await leave(name, document.body)
  await app.sees(/^Only letters, digits/)
  await app.type('User name', 'ad')
  await app.sees('A user name has at least 3 characters.')
  await app.type('User name', 'ada')
  app.seesNot(/^A user name has/)
  await app.type('User name', 'a')
  app.seesNot(/^A user name has/)
  // What is about to be pressed must not move away.
  await leave(name, screen.getByRole('button', { name: 'Register' }))
  app.seesNot(/^A user name has/)
})

test('who leaves for the sign-in screen and comes back finds all but the password', async () => {
  const { type, press, goBack, isAt, answer } = (app = await openEntry('/account/register', {
    [REGISTER]: 'held',
  }))
  await type('E-mail', 'ada@example.org')
  await type('User name', 'ada')
  await type('Password', 'Lovelace1')
  await press('I have an account')
  await isAt('/account/login')
  await goBack()
  await isAt('/account/register')
  expect(typed()).toEqual(['ada@example.org', 'ada', '', ''])
  // Once there is an account nobody is served with its name.
  await type('Password', 'Lovelace1')
  await type('Repeat the password', 'Lovelace1')
  await press('Register')
  await answer(REGISTER, ended('AdminConfirmationRequired'))
  await press('Sign in')
  await press('Create an account')
  expect(typed()).toEqual(['', '', '', ''])
})

test('a refusal of the mail domain stands at the address and leads there', async () => {
  const domains = 'Only e-mail addresses of these domains may be used: example.edu'
  const { type, press, sees } = (app = await openEntry('/account/register', { [REGISTER]: refused(domains) }))
  await type('E-mail', 'ada@example.org')
  await type('User name', 'ada')
  await type('Password', 'Lovelace1')
  await type('Repeat the password', 'Lovelace1')
  await press('Register')
  await sees(domains)
  expect(document.activeElement).toMatchObject({ name: 'email' })
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(domains)).toHaveLength(1)
  await type('E-mail', 'ada@example.edu')
  app.seesNot(domains)
})

test('where registration is closed a card says so, and there is nothing to fill in', async () => {
  app = await openEntry('/account/register?from=%2Fabout', {
    'GET /api/config': { status: 200, body: aConfig({ allowRegister: false }) },
  })
  await app.sees('Registration is closed')
  expect(document.querySelector('input')).toBeNull()
  await app.press('I have an account')
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
  await sees('Repeat the password')
})

test('where registration was closed meanwhile the refusal turns into that card', async () => {
  const { server, type, press, sees } = (app = await openEntry('/account/register', {
    [REGISTER]: refused('Not now'),
  }))
  await type('E-mail', 'ada@example.org')
  await type('User name', 'ada')
  await type('Password', 'Lovelace1')
  await type('Repeat the password', 'Lovelace1')
  server.says('GET /api/config', {
    status: 200,
    body: aConfig({ features: ['captcha'], allowRegister: false }),
  })
  await press('Register')
  await sees('Registration is closed')
})

test('a change of the language keeps all that was typed', async () => {
  const { wiring, type, sees } = (app = await openEntry('/account/register'))
  await type('User name', 'ada')
  wiring.wired.language.send({ type: 'choose', language: 'ja' })
  await sees('アカウントを作成')
  expect(screen.getByLabelText<HTMLInputElement>('ユーザー名').value).toBe('ada')
})

const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value)

async function leave(field: HTMLElement, towards: HTMLElement) {
  const { act, fireEvent } = await import('@testing-library/react')
  await act(async () => void fireEvent.blur(field, { relatedTarget: towards }))
}
