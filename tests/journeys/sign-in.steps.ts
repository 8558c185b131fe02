import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, type Person, type Steps } from './person.ts'

const LOGIN = 'POST /api/account/login'
const PROFILE = 'GET /api/account/profile'
const NOBODY = refused('Please log in', 401)
const REFUSED = 'Wrong name or password'
const INVALID = 'The name is too long'

export const SIGN_IN_AT = '/account/login?from=%2Fabout'
export const signInAnswers = () => ({
  'GET /api/config': ok(aConfig({ features: ['captcha'] })),
  'GET /api/captcha': ok({ provider: 'None', siteKey: null }),
  [PROFILE]: NOBODY,
  [LOGIN]: 'held' as const,
  'POST /api/account/logout': ok(),
})

export function signInSteps(visitor: Person): [Steps, Steps] {
  const { server, press, type, sees, seesNot, isAt, answer, passes, finds, looks } = visitor
  const fill = async () => {
    await type('Username or email', ' ada ')
    await type('Password', 'Lovelace1')
  }
  let asked = 0
  return [
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
      'the server refuses': () => answer(LOGIN, refused(REFUSED, 401)),
      'the account is disabled': () => answer(LOGIN, refused(REFUSED, 401)),
      'the name is not valid': () => answer(LOGIN, refused(INVALID)),
      'the server is asked too often': () => answer(LOGIN, { status: 429, headers: { 'Retry-After': '30' } }),
      'the server breaks down': () => answer(LOGIN, { status: 500 }),
      'the line is cut': () => answer(LOGIN, 'silence'),
      'the browser keeps no cookie': () => answer(LOGIN, ok()),
      'the server agrees': () => {
        server.says(PROFILE, ok(aProfile()))
        return answer(LOGIN, ok())
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
        await seesNot(REFUSED)
        await seesNot(/^Enter your/)
        await seesNot(/^Too many/)
      },
      flawed: async () => {
        await sees(/^Enter your password/)
        await finds(() => server.countOf(LOGIN), asked)
      },
      waiting: async () => {
        await sees('Signing in…')
        await finds(() => JSON.stringify(lastOf(server, LOGIN)?.body), /"password":"Lovelace1"/)
        asked = server.countOf(LOGIN)
      },
      refused: async () => {
        await sees(REFUSED)
        await sees(/Open the link in the email we sent you first/)
      },
      changed: async () => {
        await seesNot(/^Enter your/)
        await finds(() => looks(() => document.querySelector('[role=alert]') === null), true)
        await sees(REFUSED)
      },
      invalid: async () => {
        await sees(INVALID)
        await seesNot(/Open the link in the email we sent you first/)
      },
      heldOff: async () => {
        await sees(/Try again in (30|2\d) s/)
        await finds(() => server.countOf(LOGIN), asked)
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
  ]
}
