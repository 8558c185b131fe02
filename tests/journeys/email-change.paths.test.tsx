import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aProfile } from '../worlds/builders.ts'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { emailChangeJourney } from './email-change.journey.ts'
import '../worlds/profile-screen.ts'
import { waysThrough } from './journey.ts'

const CHANGE = 'PUT /api/account/changeemail'
const REFUSED = 'Ask an administrator'
const UNSENT = 'The email couldn’t be sent'
let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(emailChangeJourney))('$story', (way) => {
  test('is what the person sees', { timeout: 30_000 }, async () => {
    const { server, press, type, sees, seesNot, answer, passes } = (app = await openEntry(
      '/account/profile',
      {
        'GET /api/account/profile': { status: 200, body: aProfile() },
        [CHANGE]: 'held',
      },
    ))
    const send = async (address: string) => {
      await type('New email address', address)
      await press('Send confirmation link')
    }
    let asked = 0
    const isAsked = () => {
      expect(server.countOf(CHANGE)).toBe(asked + 1)
      asked += 1
      expect(server.asked.findLast(({ address }) => address === '/api/account/changeemail')?.body).toEqual({
        newMail: 'ada@example.net',
      })
    }
    const isKept = () =>
      expect(screen.getByLabelText<HTMLInputElement>('New email address').value.trim()).toBe(
        'ada@example.net',
      )
    await way.test(
      {
        'the person wants another address': () => press('Change email'),
        'the person takes another address': () => press('Use a different address'),
        'the person thinks better of it': () => press('Cancel'),
        'the person is done': () => press('Close'),
        'the person sends the old one': () => send('ADA@example.org'),
        'the person sends a new one': () => send(' ada@example.net'),
        'the person sends it again': () => press('Send confirmation link'),
        'the person is impatient': () => press('Send confirmation link'),
        'the person asks for another mail': () => press(/^(Send again|You can send it again)/),
        'the wait is over': () => passes(30_000),
        'a minute goes by': () => passes(60_000),
        'a mail is on its way': () =>
          answer(CHANGE, { status: 200, body: { title: 'Sent', data: true, status: 200 } }),
        'no mail is on its way': () =>
          answer(CHANGE, { status: 200, body: { title: UNSENT, data: false, status: 200 } }),
        'the address is in use': () => answer(CHANGE, { status: 400, body: { title: REFUSED, status: 400 } }),
        'the policy forbids it': () =>
          answer(CHANGE, { status: 400, body: { title: REFUSED, data: false, status: 400 } }),
        'the server is asked too often': () =>
          answer(CHANGE, { status: 429, headers: { 'Retry-After': '30' } }),
        'the line is cut': () => answer(CHANGE, 'silence'),
      },
      {
        resting: async () => {
          await sees('Your email address is ada@example.org.')
          seesNot(/We sent a confirmation link to/)
          expect(screen.queryByLabelText('New email address')).toBeNull()
        },
        form: async () => {
          await sees(/you can’t sign in with the old one/)
          expect(document.activeElement).toBe(screen.getByLabelText('New email address'))
        },
        flawed: async () => {
          await sees('This is already your email address.')
          expect(server.countOf(CHANGE)).toBe(asked)
        },
        waiting: async () => {
          await sees('Sending…')
          isAsked()
        },
        refused: async () => {
          await sees(REFUSED)
          expect(screen.getByLabelText('New email address').getAttribute('aria-invalid')).toBe('true')
        },
        unsent: async () => {
          await sees(UNSENT)
          expect(screen.getByLabelText('New email address').getAttribute('aria-invalid')).toBeNull()
        },
        heldOff: async () => {
          await sees(/Try again in (30|29|28) s/)
          expect(server.countOf(CHANGE)).toBe(asked)
          isKept()
        },
        mayRetry: () => {
          seesNot(/^Too many/)
          isKept()
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          isKept()
        },
        cooling: async () => {
          await sees('We sent a confirmation link to ada@example.net.')
          await sees(/^Send again in (60|59|58) s$/)
          seesNot(/Can’t reach the server/)
          await sees('Your email address is ada@example.org.')
          expect(server.countOf(CHANGE)).toBe(asked)
        },
        sent: async () => {
          await sees('Send again')
          seesNot(/^Too many/)
        },
        sendingAgain: async () => {
          await sees('Sending…')
          seesNot(/Can’t reach the server/)
          isAsked()
        },
        coolingLonger: async () => {
          await sees(/^Too many requests/)
          await sees(/^Send again in (30|29|28) s$/)
          expect(server.countOf(CHANGE)).toBe(asked)
        },
        notSentAgain: async () => {
          await sees(/Can’t reach the server/)
          await sees('Send again')
        },
      },
    )
  })
})

test(
  'after a cancel of the form the focus is on the button that opened it',
  { timeout: 20_000 },
  async () => {
    app = await openEntry('/account/profile', {
      'GET /api/account/profile': { status: 200, body: aProfile() },
    })
    await app.sees('Your email address is ada@example.org.')
    expect(document.activeElement).toBe(document.body)
    await app.press('Change email')
    await app.press('Cancel')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change email' }))
  },
)
