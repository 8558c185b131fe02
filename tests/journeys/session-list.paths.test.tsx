import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aConfig, aProfile, aSession } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import '../worlds/profile-screen.ts'
import { waysThrough } from './journey.ts'
import { sessionListJourney } from './session-list.journey.ts'

const PROFILE = 'GET /api/account/profile'
const SESSIONS = 'GET /api/account/sessions'
const OTHER = '7e1f0d83-5a6c-4a1e-8a52-3a1d7c2be911'
const END = `DELETE /api/account/sessions/${OTHER}`
const END_ALL = 'DELETE /api/account/sessions'
const mine = aSession()
const other = aSession({
  id: OTHER,
  current: false,
  ip: '2001:db8::7',
  agent: 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36',
})
const OK = { status: 200 }
let app: WholeApp | null = null

beforeEach(() => localStorage.clear())
afterEach(() => app?.close())

const open = async (answers: Parameters<typeof openWholeApp>[1] = {}) => {
  localStorage.setItem('language', 'en')
  app = await openWholeApp('/account/profile', {
    [PROFILE]: { status: 200, body: aProfile() },
    'GET /api/config': { status: 200, body: aConfig({ features: ['sessions'] }) },
    [SESSIONS]: { status: 200, body: [mine, other] },
    [END]: 'held',
    [END_ALL]: 'held',
    ...answers,
  })
  return app
}

describe.each(waysThrough(sessionListJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    const { server, press, agree, pressable, sees, seesNot, isAt } = await open()
    const answer = async (...[question, reply]: Parameters<typeof server.release>) => {
      server.release(question, reply)
      await settle()
    }
    const gone = () => server.says(SESSIONS, { status: 200, body: [mine] })
    await way.test(
      {
        'the person signs the other out': () => press('Sign out of Chrome on Android'),
        'the server agrees': () => {
          gone()
          return answer(END, OK)
        },
        'the other is gone already': () => {
          gone()
          return answer(END, { status: 404, body: { title: 'No such session', status: 404 } })
        },
        'the server is asked too often': () => answer(END, { status: 429 }),
        'the line is cut': () => answer(END, 'silence'),
        'the person wants to sign out everywhere': () => press('Sign out everywhere'),
        'the person thinks better of it': () => press('Cancel'),
        'the person means it': () => agree(),
        'the server ends all': () => {
          server.says(PROFILE, NOBODY)
          return answer(END_ALL, OK)
        },
        'the server does not': () => answer(END_ALL, { status: 429 }),
      },
      {
        two: async () => {
          await sees('Firefox on Linux')
          await sees('Chrome on Android')
          await sees('This browser')
          await sees('from 2001:db8::7')
          expect(pressable('Sign out of Firefox on Linux')).toEqual([])
          expect(server.countOf(END_ALL)).toBe(0)
        },
        ending: () => sees('Signing out…'),
        turnedAway: () => sees(/^Too many requests/),
        cutOff: () => sees(/Can’t reach the server/),
        one: async () => {
          await sees('You aren’t signed in anywhere else.')
          await sees('Signed out of that browser')
          seesNot('Chrome on Android')
          expect(document.activeElement?.textContent).toBe('Active sessions')
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
    )
  })
})

test('a list that fails to load offers a retry', { timeout: 20_000 }, async () => {
  const { server, press, sees, seesNot } = await open({ [SESSIONS]: { status: 429 } })
  await sees('Couldn’t load this')
  server.says(SESSIONS, { status: 200, body: [mine] })
  await press('Try again')
  await sees('Firefox on Linux')
  seesNot('Couldn’t load this')
})

test(
  'a server without such a list gets no request, and the page does not mention it',
  { timeout: 20_000 },
  async () => {
    const { server, sees, seesNot } = await open({ 'GET /api/config': { status: 200, body: aConfig() } })
    await sees('Your email address is ada@example.org.')
    seesNot('Active sessions')
    expect(server.countOf(SESSIONS)).toBe(0)
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
  },
)
