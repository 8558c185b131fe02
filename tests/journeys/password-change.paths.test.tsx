import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { NOBODY } from '../worlds/app.world.tsx'
import { aConfig, aProfile, aSession } from '../worlds/builders.ts'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import '../worlds/profile-screen.ts'
import { waysThrough } from './journey.ts'
import { passwordChangeJourney } from './password-change.journey.ts'

const CHANGE = 'PUT /api/account/changepassword'
const PROFILE = 'GET /api/account/profile'
const SESSIONS = 'GET /api/account/sessions'
const WRONG = 'The current password is wrong'
let app: EntryWorld | null = null

afterEach(() => app?.close())

const open = async () => {
  app = await openEntry('/account/profile', {
    [PROFILE]: { status: 200, body: aProfile() },
    'GET /api/config': { status: 200, body: aConfig({ features: ['sessions'] }) },
    [SESSIONS]: { status: 200, body: [aSession()] },
    [CHANGE]: 'held',
  })
  return app
}

describe.each(waysThrough(passwordChangeJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    const { server, isOnBase, press, type, sees, seesNot, isAt, passes, ...rest } = await open()
    const fill = async () => {
      await type('Current password', 'Lovelace1')
      await type('New password', 'Babbage22')
      await type('Confirm password', 'Babbage22')
    }
    const answer = (reply: Parameters<EntryWorld['answer']>[1]) => rest.answer(CHANGE, reply)
    let listed = 0
    let asked = 0
    // The button that opens the form has the same name as the one that submits it, so one step serves for
    // both.
    const submit = () => press('Change password')
    await way.test(
      {
        'the person wants another password': submit,
        'the person thinks better of it': () => press('Cancel'),
        'the person sends nothing': submit,
        'the person fills in all three': fill,
        'the person sends all three': async () => {
          await fill()
          listed = server.countOf(SESSIONS)
          await submit()
        },
        'the person sends again': submit,
        'the person is impatient': submit,
        'the wait is over': () => passes(30_000),
        'the server agrees': () => answer({ status: 200 }),
        'the old password is wrong': () => answer({ status: 400, body: { title: WRONG, status: 400 } }),
        'the password was changed meanwhile': () =>
          answer({ status: 400, body: { title: WRONG, status: 400 } }),
        'the server wants more of the new one': () =>
          answer({ status: 400, body: { title: WRONG, status: 400 } }),
        'the server is asked too often': () => answer({ status: 429, headers: { 'Retry-After': '30' } }),
        'the line is cut': () => answer('silence'),
        'the session is over': () => {
          server.says(PROFILE, NOBODY)
          return answer(NOBODY)
        },
      },
      {
        resting: async () => {
          await sees('Changing your password signs you out of all other browsers.')
          expect(screen.queryByLabelText('Current password')).toBeNull()
        },
        form: () => {
          expect(screen.getByLabelText('Current password')).toBeDefined()
          seesNot(/^(Enter your|Choose a)/)
          seesNot(WRONG)
        },
        flawed: async () => {
          await sees('Enter your password.')
          expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
          expect(server.countOf(CHANGE)).toBe(0)
        },
        waiting: async () => {
          await sees('Changing…')
          expect(server.countOf(CHANGE)).toBe(asked + 1)
          asked += 1
          expect(
            server.asked.findLast(({ address }) => address === '/api/account/changepassword')?.body,
          ).toEqual({
            old: 'Lovelace1',
            new: 'Babbage22',
          })
        },
        refused: async () => {
          await sees(WRONG)
          const old = screen.getByLabelText<HTMLInputElement>('Current password')
          expect([old.value, document.activeElement, document.querySelector('[aria-invalid]')]).toEqual([
            'Lovelace1',
            old,
            null,
          ])
        },
        heldOff: async () => {
          await sees(/Try again in (30|29|28) s/)
          expect(server.countOf(CHANGE)).toBe(asked)
        },
        mayRetry: () => {
          seesNot(/^Too many/)
          expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('Lovelace1')
        },
        cutOff: () => sees(/Can’t reach the server/),
        changed: async () => {
          await sees('Password changed')
          await sees(isOnBase ? /including this one/ : 'All other browsers were signed out.')
          await isAt('/account/profile')
          expect(screen.queryByLabelText('Current password')).toBeNull()
          expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }))
          expect(server.countOf(SESSIONS)).toBe(isOnBase ? 0 : listed + 1)
        },
        outside: () => isAt('/account/login?from=%2Faccount%2Fprofile'),
      },
    )
  })
})
