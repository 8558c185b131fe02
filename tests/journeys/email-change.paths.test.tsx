import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aProfile } from '../worlds/builders.ts'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { emailChangeJourney } from './email-change.journey.ts'
import '../worlds/profile-screen.ts'
import { waysThrough } from './journey.ts'

const CHANGE = 'PUT /api/account/changeemail'
const REFUSED = 'Ask an administrator'
const UNSENT = 'Mail cannot be sent'
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
      await type('New e-mail address', address)
      await press('Send the link')
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
      expect(screen.getByLabelText<HTMLInputElement>('New e-mail address').value.trim()).toBe(
        'ada@example.net',
      )
    await way.test(
      {
        'the person wants another address': () => press('Change the address'),
        'the person takes another address': () => press('Use another address'),
        'the person thinks better of it': () => press('Cancel'),
        'the person is done': () => press('Close'),
        'the person sends the old one': () => send('ADA@example.org'),
        'the person sends a new one': () => send(' ada@example.net'),
        'the person sends it again': () => press('Send the link'),
        'the person is impatient': () => press('Send the link'),
        'the person asks for another mail': () => press(/^(Send it again|It can be sent again)/),
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
          await sees('Your address is ada@example.org.')
          seesNot(/is on its way to/)
          expect(screen.queryByLabelText('New e-mail address')).toBeNull()
        },
        form: async () => {
          await sees(/you can no longer sign in with the old one/)
          expect(document.activeElement).toBe(screen.getByLabelText('New e-mail address'))
        },
        flawed: async () => {
          await sees('This is the address you have already.')
          expect(server.countOf(CHANGE)).toBe(asked)
        },
        waiting: async () => {
          await sees('Sending')
          isAsked()
        },
        refused: async () => {
          await sees(REFUSED)
          expect(screen.getByLabelText('New e-mail address').getAttribute('aria-invalid')).toBe('true')
        },
        unsent: async () => {
          await sees(UNSENT)
          expect(screen.getByLabelText('New e-mail address').getAttribute('aria-invalid')).toBeNull()
        },
        heldOff: async () => {
          await sees(/You can try again in (30|29|28) s/)
          expect(server.countOf(CHANGE)).toBe(asked)
          isKept()
        },
        mayRetry: () => {
          seesNot(/^Too many/)
          isKept()
        },
        cutOff: async () => {
          await sees(/does not answer/)
          isKept()
        },
        cooling: async () => {
          await sees('A mail with a link is on its way to ada@example.net.')
          await sees(/^Send it again in (60|59|58) s$/)
          seesNot(/does not answer/)
          await sees('Your address is ada@example.org.')
          expect(server.countOf(CHANGE)).toBe(asked)
        },
        sent: async () => {
          await sees('Send it again')
          seesNot(/^Too many/)
        },
        sendingAgain: async () => {
          await sees('Sending it again')
          seesNot(/does not answer/)
          isAsked()
        },
        coolingLonger: async () => {
          await sees(/^Too many requests/)
          await sees(/^Send it again in (30|29|28) s$/)
          expect(server.countOf(CHANGE)).toBe(asked)
        },
        notSentAgain: async () => {
          await sees(/does not answer/)
          await sees('Send it again')
        },
      },
    )
  })
})

test('after the form has closed the focus is where it was opened', { timeout: 20_000 }, async () => {
  app = await openEntry('/account/profile', { 'GET /api/account/profile': { status: 200, body: aProfile() } })
  await app.sees('Your address is ada@example.org.')
  expect(document.activeElement).toBe(document.body)
  await app.press('Change the address')
  await app.press('Cancel')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the address' }))
})
