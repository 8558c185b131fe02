import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { NO_CAPTCHA } from '#contract/rules/captcha.ts'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { waysThrough } from './journey.ts'
import { recoveryJourney } from './recovery.journey.ts'

const RECOVERY = 'POST /api/account/recovery'
const SITE_KEY = 'GET /api/sitekey'
const UNKNOWN = 'User not found'
const NO_MAIL = 'The email couldn’t be sent'
const OFF = { status: 200, body: NO_CAPTCHA }
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
          await type('Email', '')
          await press('Send the link')
        },
        'the visitor fills it in': () => type('Email', 'ada@example.org'),
        'the visitor changes it': () => type('Email', 'ada@example.com'),
        'the visitor sends the address': async () => {
          await type('Email', ' ada@example.org ')
          await press('Send the link')
        },
        'the visitor sends again': () => press('Send the link'),
        'the visitor is impatient': () => press('Send the link'),
        'the captcha does not answer': async () => {
          server.says(SITE_KEY, 'silence')
          await type('Email', 'ada@example.org')
          await press('Send the link')
        },
        'the visitor tries the captcha again': async () => {
          server.says(SITE_KEY, OFF)
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
        'the visitor asks for another mail': () => press(/^Send again|^You can send it again/),
        'the visitor changes the address': () => press('Use a different address'),
      },
      {
        blank: () => sees('Recover your account'),
        form: async () => {
          await sees('Recover your account')
          seesNot(UNKNOWN)
          seesNot(/^Too many/)
        },
        flawed: async () => {
          await sees('Enter your email address.')
          expect(document.activeElement).toMatchObject({ name: 'email' })
          expect(server.countOf(RECOVERY)).toBe(asked)
        },
        unproven: async () => {
          await sees(/Couldn’t start the human check/)
          expect(server.countOf(RECOVERY)).toBe(0)
        },
        waiting: async () => {
          await sees('Sending…')
          isAsked()
        },
        unknown: async () => {
          await sees(UNKNOWN)
          expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
        },
        refused: () => sees(NO_MAIL),
        heldOff: async () => {
          await sees(/Try again in (30|29|28) s/)
          expect(server.countOf(RECOVERY)).toBe(asked)
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          expect(screen.getByLabelText<HTMLInputElement>('Email').value.trim()).toBe('ada@example.org')
        },
        cooling: async () => {
          await sees(/If ada@example.org belongs to an account/)
          await sees(/^Send again in (60|59|58) s/)
          seesNot(/Can’t reach the server/)
          expect(server.countOf(RECOVERY)).toBe(asked)
        },
        sent: () => sees('Send again'),
        sendingAgain: async () => {
          await sees('Sending…')
          seesNot(/Can’t reach the server/)
          isAsked()
        },
        notSentAgain: () => sees(/Can’t reach the server/),
      },
    )
  })
})
