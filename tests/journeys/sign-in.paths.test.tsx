import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aProfile } from '../worlds/builders.ts'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { signInJourney } from './sign-in.journey.ts'

const LOGIN = 'POST /api/account/login'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'Wrong name or password'
const TOO_OFTEN = /^Too many requests/
const BROKEN = /\(500\)/
const OK = { status: 200 }
let app: WholeApp | null = null

beforeEach(() => localStorage.clear())
afterEach(() => app?.close())

describe.each(waysThrough(signInJourney))('$story', (way) => {
  test('is what the visitor sees', { timeout: 20_000 }, async () => {
    localStorage.setItem('language', 'en')
    const { server, press, type, sees, seesNot, isAt } = (app = await openWholeApp('/account/Login?from=%2Fabout', {
      [LOGIN]: 'held',
      'POST /api/account/logout': OK,
    }))
    const answer = async (...[reply]: [Parameters<typeof server.release>[1]]) => {
      server.release(LOGIN, reply)
      await settle()
    }
    const fill = async () => {
      await type('User name or e-mail', ' ada ')
      await type('Password', 'Lovelace1')
    }
    await way.test(
      {
        'the visitor sends nothing': () => press('Sign in'),
        'the visitor fills in both': fill,
        'the visitor sends both': async () => {
          await fill()
          await press('Sign in')
        },
        'the visitor changes the name': () => type('User name or e-mail', 'adah'),
        'the visitor sends again': () => press('Sign in'),
        'the server refuses': () => answer({ status: 401, body: { title: REFUSED, status: 401 } }),
        'the account is disabled': () => answer({ status: 403, body: { title: REFUSED, status: 403 } }),
        'the name is not valid': () => answer({ status: 400, body: { title: REFUSED, status: 400 } }),
        'the server is asked too often': () => answer({ status: 429, headers: { 'Retry-After': '30' } }),
        'the server breaks down': () => answer({ status: 500 }),
        'the line is cut': () => answer('silence'),
        'the browser keeps no cookie': () => answer(OK),
        'the server agrees': () => {
          server.says(PROFILE, { status: 200, body: aProfile() })
          return answer(OK)
        },
        'the person signs out': async () => {
          server.says(PROFILE, NOBODY)
          await press('Account of ada')
          await press('Sign out')
        },
        'the visitor comes to sign in': () => press('Sign in'),
      },
      {
        form: async () => {
          await sees('Create an account')
          seesNot(REFUSED)
          seesNot(/^Enter your/)
        },
        flawed: async () => {
          await sees(/^Enter your password/)
          expect(server.countOf(LOGIN)).toBe(0)
        },
        waiting: async () => {
          await sees('Signing in')
          expect(server.asked.findLast(({ address }) => address === '/api/account/login')?.body).toMatchObject({ password: 'Lovelace1' })
        },
        refused: () => sees(REFUSED),
        heldOff: () => sees(TOO_OFTEN),
        broken: () => sees(BROKEN),
        cutOff: () => sees(/does not answer/),
        forgotten: () => sees('Sign in to see this.'),
        inside: () => isAt('/about'),
        outside: () => isAt('/'),
      },
    )
  })
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])('who is signed in already goes home and not to %s', async (from) => {
  app = await openWholeApp(`/account/login?from=${encodeURIComponent(from)}`, { [PROFILE]: { status: 200, body: aProfile() } })
  await app.isAt('/')
})
