import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { waysThrough } from './journey.ts'
import { recoveryJourney } from './recovery.journey.ts'

const RECOVERY = 'POST /api/account/recovery'
const CAPTCHA = 'GET /api/captcha'
const UNKNOWN = 'There is no such user'
const NO_MAIL = 'Mail cannot be sent'
const OFF = { status: 200, body: { provider: 'None', siteKey: null } }
let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(recoveryJourney))('$story', (way) => {
  test('is what the visitor sees', { timeout: 30_000 }, async () => {
    const { server, press, type, sees, seesNot, answer, passes } = (app = await openEntry(
      '/account/Recovery',
      { [RECOVERY]: 'held' },
    ))
    let asked = 0
    const isAsked = () => {
      expect(server.countOf(RECOVERY)).toBe(asked + 1)
      asked += 1
      expect(server.asked.findLast(({ address }) => address === '/api/account/recovery')?.body).toEqual({
        email: 'ada@example.org',
        gToken: 'NOTOKEN',
      })
    }
    await way.test(
      {
        'the visitor sends nothing': async () => {
          await type('E-mail', '')
          await press('Send the mail')
        },
        'the visitor fills it in': () => type('E-mail', 'ada@example.org'),
        'the visitor changes it': () => type('E-mail', 'ada@example.com'),
        'the visitor sends the address': async () => {
          await type('E-mail', ' ada@example.org ')
          await press('Send the mail')
        },
        'the visitor sends again': () => press('Send the mail'),
        'the visitor is impatient': () => press('Send the mail'),
        'the captcha does not answer': async () => {
          server.says(CAPTCHA, 'silence')
          await type('E-mail', 'ada@example.org')
          await press('Send the mail')
        },
        'the visitor tries the captcha again': async () => {
          server.says(CAPTCHA, OFF)
          await press('Try again')
        },
        'the wait is over': () => passes(30_000),
        'a minute goes by': () => passes(60_000),
        'a base server does not know it': () =>
          answer(RECOVERY, { status: 404, body: { title: UNKNOWN, status: 404 } }),
        'the server sends no mail': () =>
          answer(RECOVERY, { status: 400, body: { title: NO_MAIL, status: 400 } }),
        'the server is asked too often': () =>
          answer(RECOVERY, { status: 429, headers: { 'Retry-After': '30' } }),
        'the line is cut': () => answer(RECOVERY, 'silence'),
        'a mail is on its way': () => answer(RECOVERY, { status: 200, body: { title: '', status: 200 } }),
        'the visitor asks for another mail': () => press(/^Send it again|^It can be sent again/),
        'the visitor changes the address': () => press('Use another address'),
      },
      {
        blank: () => sees('Recover account'),
        form: async () => {
          await sees('Recover account')
          seesNot(UNKNOWN)
          seesNot(/^Too many/)
        },
        flawed: async () => {
          await sees('Enter your e-mail address.')
          expect(document.activeElement).toMatchObject({ name: 'email' })
          expect(server.countOf(RECOVERY)).toBe(asked)
        },
        unproven: async () => {
          await sees(/could not begin/)
          expect(server.countOf(RECOVERY)).toBe(0)
        },
        waiting: async () => {
          await sees('Sending the mail')
          isAsked()
        },
        unknown: async () => {
          await sees(UNKNOWN)
          expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
        },
        refused: () => sees(NO_MAIL),
        heldOff: async () => {
          await sees(/You can try again in (30|29|28) s/)
          expect(server.countOf(RECOVERY)).toBe(asked)
        },
        cutOff: async () => {
          await sees(/does not answer/)
          expect(screen.getByLabelText<HTMLInputElement>('E-mail').value.trim()).toBe('ada@example.org')
        },
        cooling: async () => {
          await sees(/If there is an account with the address ada@example.org/)
          await sees(/^Send it again in (60|59|58) s/)
          seesNot(/does not answer/)
          expect(server.countOf(RECOVERY)).toBe(asked)
        },
        sent: () => sees('Send it again'),
        sendingAgain: async () => {
          await sees('Sending it again')
          seesNot(/does not answer/)
          isAsked()
        },
        notSentAgain: () => sees(/does not answer/),
      },
    )
  })
})
