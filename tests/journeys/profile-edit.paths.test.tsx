import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import '../worlds/profile-screen.ts'
import { waysThrough } from './journey.ts'
import { profileEditJourney } from './profile-edit.journey.ts'

const UPDATE = 'PUT /api/account/update'
const PROFILE = 'GET /api/account/profile'
const LOGOUT = 'POST /api/account/logout'
const LOGIN = 'POST /api/account/login'
const TAKEN = 'This name is taken'
const FIXED = 'You can change your phone number, but not remove it.'
const SHORT = 'Use at least 3 characters.'
const OK = { status: 200 }
const me = { status: 200, body: aProfile({ phone: '+44 20' }) }
let app: WholeApp | null = null

beforeEach(() => localStorage.clear())
afterEach(() => app?.close())

describe.each(waysThrough(profileEditJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    localStorage.setItem('language', 'en')
    const { server, press, agree, pressable, type, sees, seesNot, isAt } = (app = await openWholeApp(
      '/account/profile',
      {
        [PROFILE]: me,
        [UPDATE]: 'held',
        [LOGIN]: OK,
      },
    ))
    const field = (label: string) => waitFor(() => screen.getByLabelText<HTMLInputElement>(label))
    const answer = async (...[reply]: [Parameters<typeof server.release>[1]]) => {
      server.release(UPDATE, reply)
      await settle()
    }
    let name = ''
    const write = async (text: string) => {
      name = text
      await type('Username', text)
    }
    await way.test(
      {
        'the person writes another name': () => write('grace'),
        'the person writes a third name': () => write('hopper'),
        'the person saves no name': async () => {
          await write('')
          fireEvent.blur(await field('Username'))
          seesNot('Choose a username.')
          await press('Save')
        },
        'the person leaves half a name': async () => {
          await write('gr')
          seesNot(SHORT)
          fireEvent.blur(await field('Username'))
          await settle()
        },
        'the person takes the number away': () => type('Phone number', ''),
        'the person saves': () => press('Save'),
        'the person discards': () => press('Discard'),
        'the person goes elsewhere': () => press('About'),
        'the person signs out': async () => {
          server.says(LOGOUT, OK)
          await press('ada’s account')
          await press('Sign out')
        },
        'the person stays': () => press('Cancel'),
        'the person leaves all the same': () => agree(),
        'the person comes back': async () => {
          await press('ada’s account')
          await press('Your account')
        },
        'the server agrees': () => {
          server.says(PROFILE, { status: 200, body: aProfile({ phone: '+44 20', userName: name }) })
          return answer(OK)
        },
        'the name is taken': () => answer({ status: 400, body: { title: TAKEN, status: 400 } }),
        'the server is asked too often': () => answer({ status: 429 }),
        'the line is cut': () => answer('silence'),
        'the session is over': () => {
          server.says(PROFILE, NOBODY)
          return answer(NOBODY)
        },
        'the person signs in again': async () => {
          server.says(PROFILE, me)
          await type('Username or email', 'ada')
          await type('Password', 'Lovelace1')
          await press('Sign in')
        },
      },
      {
        saved: async () => {
          expect((await field('Username')).value).toBe('ada')
          expect((await field('Phone number')).value).toBe('+44 20')
          seesNot(/not saved/)
          seesNot(FIXED)
        },
        unsaved: async () => {
          await isAt('/account/profile')
          await sees('1 unsaved change')
          expect((await field('Username')).value).toBe(name)
          seesNot(TAKEN)
          seesNot('Choose a username.')
          seesNot(SHORT)
        },
        flawed: async () => {
          await sees('Choose a username.')
          expect(document.activeElement).toBe(await field('Username'))
          expect(server.countOf(UPDATE)).toBe(0)
        },
        short: () => sees(SHORT),
        numberless: () => sees('1 unsaved change'),
        stuck: async () => {
          await sees(FIXED)
          expect((await field('Phone number')).getAttribute('aria-invalid')).toBe('true')
          expect(document.activeElement).toBe(await field('Phone number'))
          expect(server.countOf(UPDATE)).toBe(0)
        },
        asked: () => sees('You have 1 unsaved change. It will be lost.'),
        askedOut: async () => {
          await sees('You have 1 unsaved change. It will be lost.')
          expect(server.countOf(LOGOUT)).toBe(0)
        },
        signedOut: async () => {
          await isAt('/')
          await waitFor(() => expect(server.countOf(LOGOUT)).toBe(1))
        },
        elsewhere: () => isAt('/about'),
        waiting: async () => {
          await sees('Saving…')
          expect(server.asked.findLast(({ address }) => address === '/api/account/update')?.body).toEqual({
            userName: name,
          })
        },
        taken: async () => {
          await sees(TAKEN)
          expect((await field('Username')).getAttribute('aria-invalid')).toBe('true')
          expect((await field('Username')).value).toBe(name)
        },
        turnedAway: () => sees(/^Too many requests/),
        cutOff: () => sees(/Can’t reach the server/),
        outside: () => isAt('/account/login?from=%2Faccount%2Fprofile'),
        changed: async () => {
          await sees('Changes saved')
          seesNot(/not saved/)
          expect((await field('Username')).value).toBe('grace')
          expect(pressable('grace’s account')).not.toEqual([])
        },
      },
    )
  })
})
