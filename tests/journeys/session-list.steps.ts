import { aConfig, aProfile, aSession } from '../worlds/builders.ts'
import { ok, refused } from '../worlds/server.ts'
import type { Person, Steps } from './person.ts'

const PROFILE = 'GET /api/account/profile'
const SESSIONS = 'GET /api/account/sessions'
/** The session in the other browser. */
export const OTHER = '7e1f0d83-5a6c-4a1e-8a52-3a1d7c2be911'
export const OTHER_AGENT = 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36'
const END = `DELETE /api/account/sessions/${OTHER}`
const END_ALL = 'DELETE /api/account/sessions'
const NOBODY = refused('Please log in', 401)
const mine = aSession()
const other = aSession({ id: OTHER, current: false, ip: '2001:db8::7', agent: OTHER_AGENT })

export const SESSION_LIST_AT = '/account/profile'
export const sessionListAnswers = () => ({
  'GET /api/config': ok(aConfig({ features: ['sessions'] })),
  [PROFILE]: ok(aProfile()),
  [SESSIONS]: ok([mine, other]),
  [END]: 'held' as const,
  [END_ALL]: 'held' as const,
})

export function sessionListSteps(person: Person): [Steps, Steps] {
  const { server, press, answer, offers, sees, seesNot, isAt, finds } = person
  const gone = () => server.says(SESSIONS, ok([mine]))
  return [
    {
      'the person signs the other out': () => press('Sign out of Chrome on Android'),
      'the server agrees': () => {
        gone()
        return answer(END, ok())
      },
      'the other is gone already': () => {
        gone()
        return answer(END, refused('No such session', 404))
      },
      'the server is asked too often': () => answer(END, { status: 429 }),
      'the line is cut': () => answer(END, 'silence'),
      'the person wants to sign out everywhere': () => press('Sign out everywhere'),
      'the person thinks better of it': () => press('Cancel'),
      'the person means it': person.agree,
      'the server ends all': () => {
        server.says(PROFILE, NOBODY)
        return answer(END_ALL, ok())
      },
      'the server does not': () => answer(END_ALL, { status: 429 }),
    },
    {
      two: async () => {
        await sees('Firefox on Linux')
        await sees('Chrome on Android')
        await sees('This browser')
        await sees('from 2001:db8::7')
        await finds(() => offers('Sign out of Firefox on Linux'), false)
        await finds(() => server.countOf(END_ALL), 0)
      },
      ending: () => sees('Signing out…'),
      turnedAway: () => sees(/^Too many requests/),
      cutOff: () => sees(/Can’t reach the server/),
      one: async () => {
        await sees('You aren’t signed in anywhere else.')
        await sees('Signed out of that browser')
        await seesNot('Chrome on Android')
        await finds(person.focusText, 'Active sessions')
      },
      asked: () => sees(/^Your account is signed out of every browser/),
      endingAll: () => sees('Signing out everywhere…'),
      stillIn: async () => {
        await sees(/^Too many requests/)
        await isAt('/account/profile')
      },
      outside: async () => {
        await isAt('/account/login?from=%2Faccount%2Fprofile')
        await sees('Signed out everywhere')
      },
    },
  ]
}
