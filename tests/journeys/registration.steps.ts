import { NO_CAPTCHA } from '#contract/rules/captcha.ts'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import { lastOf, type Person, type Steps } from './person.ts'

const REGISTER = 'POST /api/account/register'
const PROFILE = 'GET /api/account/profile'
const NOBODY = refused('Please log in', 401)
const TAKEN = 'This username is already in use'
const OURS = { asked: 'GET /api/captcha', off: ok({ provider: 'None', siteKey: null }) }
const OF_BASE = { asked: 'GET /api/sitekey', off: ok(NO_CAPTCHA) }
const ended = (data: string) => ok({ title: '', data, status: 200 })

export const REGISTRATION_AT = '/account/Register?from=%2Fabout'
export const registrationAnswers = () => ({
  'GET /api/config': ok(aConfig({ features: ['captcha'] })),
  [OURS.asked]: OURS.off,
  [OF_BASE.asked]: OF_BASE.off,
  [PROFILE]: NOBODY,
  [REGISTER]: 'held' as const,
})

export function registrationSteps(visitor: Person): [Steps, Steps] {
  const { server, press, type, sees, seesNot, isAt, answer, passes, field, finds, looks } = visitor
  const write = async (email: string, name: string, password: string) => {
    await type('Email', email)
    await type('Username', name)
    await type('Password', password)
    await type('Confirm password', password)
  }
  const fill = () => write(' ada@example.org ', 'ada', 'Lovelace1')
  const captcha = visitor.isOnBase ? OF_BASE : OURS
  let asked = 0
  const isAsked = async () => {
    asked += 1
    await finds(() => server.countOf(REGISTER), asked)
    const { body } = lastOf(server, REGISTER) ?? {}
    await finds(() => body, {
      ...Object(body),
      email: 'ada@example.org',
      password: 'Lovelace1',
      gToken: 'NOTOKEN',
    })
  }
  const isKept = async () => {
    await finds(async () => (await field('Confirm password')).value, 'Lovelace1')
    await finds(async () => (await field('Email')).value.trim(), 'ada@example.org')
  }
  return [
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
        server.says(captcha.asked, 'silence')
        await fill()
        await press('Create account')
      },
      'the visitor tries the captcha again': async () => {
        server.says(captcha.asked, captcha.off)
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
        server.says(PROFILE, ok(aProfile()))
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
        await finds(
          () => looks(() => [...document.querySelectorAll('input')].map(({ value }) => value)),
          ['', '', '', ''],
        )
        await finds(() => looks(() => document.querySelector('[aria-invalid=true]') === null), true)
        await finds(() => server.countOf(captcha.asked), 0)
      },
      form: async () => {
        await sees('Create an account')
        await seesNot(TAKEN)
        await seesNot(/^Choose a/)
        await seesNot(/^Too many/)
        await isKept()
      },
      flawed: async () => {
        await sees('Choose a username.')
        await sees('Enter your email address.')
        await finds(async () => (await field('Email')).isFocused, true)
        await finds(() => server.countOf(REGISTER), asked)
      },
      unproven: async () => {
        await sees(/Couldn’t start the human check/)
        await finds(() => server.countOf(REGISTER), 0)
        await isKept()
      },
      waiting: async () => {
        await sees('Creating account…')
        await isAsked()
      },
      closed: async () => {
        await sees('Registration is closed')
        await isKept()
      },
      taken: async () => {
        await sees(TAKEN)
        await isKept()
      },
      heldOff: async () => {
        await sees(/Try again in (30|2\d) s/)
        await finds(() => server.countOf(REGISTER), asked)
        await isKept()
      },
      broken: () => sees(/\(500\)/),
      cutOff: async () => {
        await sees(/Can’t reach the server/)
        await isKept()
      },
      puzzled: () => sees(/a response we can’t read \(200\)/),
      cooling: async () => {
        await sees(/We sent a link to ada@example.org/)
        await sees(/^Send again in (60|5\d) s/)
        await seesNot(/Can’t reach the server/)
        await finds(() => server.countOf(REGISTER), asked)
      },
      sent: () => sees('Send again'),
      sendingAgain: async () => {
        await sees('Sending…')
        await seesNot(/Can’t reach the server/)
        await isAsked()
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
        await finds(async () => (await field('Username or email')).value, 'ada')
      },
      inside: async () => {
        await isAt('/about')
        await sees('Account created. You’re signed in.')
      },
    },
  ]
}
