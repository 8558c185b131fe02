import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { waysThrough } from './journey.ts'
import { resetJourney } from './reset.journey.ts'

const RESET = 'POST /api/account/passwordreset'
const EXPIRED = 'This link is invalid or has expired'
const TOKEN = 'CfDJ8+a/b='
const EMAIL = btoa('ada@example.org')
const LINK = `/account/Reset?token=${encodeURIComponent(TOKEN)}&email=${encodeURIComponent(EMAIL)}`
let app: EntryWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(resetJourney))('$story', (way) => {
  test('is what the visitor sees', { timeout: 30_000 }, async () => {
    const { server, press, type, sees, seesNot, isAt, answer, passes } = (app = await openEntry(LINK, {
      [RESET]: 'held',
    }))
    const write = async (password: string, repeat: string) => {
      await type('New password', password)
      await type('Confirm password', repeat)
    }
    let asked = 0
    await way.test(
      {
        'the visitor sends nothing': async () => {
          await write('', '')
          await press('Change password')
        },
        'the visitor sends two that differ': async () => {
          await write('Lovelace1', 'Lovelace2')
          await press('Change password')
        },
        'the visitor fills in both': () => write('Lovelace1', 'Lovelace1'),
        'the visitor sends both': async () => {
          await write('Lovelace1', 'Lovelace1')
          await press('Change password')
        },
        'the visitor sends again': () => press('Change password'),
        'the visitor is impatient': () => press('Change password'),
        'the visitor asks for a new mail': () => press('Send a new email'),
        'the wait is over': () => passes(30_000),
        'the link has expired': () => answer(RESET, { status: 400, body: { title: EXPIRED, status: 400 } }),
        'the server is asked too often': () =>
          answer(RESET, { status: 429, headers: { 'Retry-After': '30' } }),
        'the line is cut': () => answer(RESET, 'silence'),
        'the server agrees': () => answer(RESET, { status: 200 }),
      },
      {
        form: async () => {
          await sees('For the account with the email address ada@example.org.')
          seesNot(/^Choose a password/)
          seesNot(/don’t match/)
          seesNot(/^Too many/)
        },
        flawed: async () => {
          await sees('Choose a password.')
          expect(server.countOf(RESET)).toBe(asked)
        },
        different: async () => {
          await sees('The passwords don’t match.')
          expect(document.activeElement).toMatchObject({ name: 'repeat' })
          expect(server.countOf(RESET)).toBe(asked)
        },
        waiting: async () => {
          await sees('Changing password…')
          expect(server.countOf(RESET)).toBe(asked + 1)
          asked += 1
          expect(server.asked.at(-1)?.body).toEqual({ password: 'Lovelace1', email: EMAIL, rToken: TOKEN })
        },
        refused: () => sees(EXPIRED),
        heldOff: async () => {
          await sees(/Try again in (30|29|28) s/)
          expect(server.countOf(RESET)).toBe(asked)
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Lovelace1')
        },
        recovering: async () => {
          await isAt('/account/recovery')
          await sees(/^The link in the last email can’t be used any more/)
          expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org')
        },
        done: async () => {
          await isAt('/account/login')
          await sees('Create an account')
          await sees('Password changed. Sign in with the new one.')
          expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('ada@example.org')
          expect(document.activeElement).toMatchObject({ name: 'password', value: '' })
        },
      },
    )
  })
})

test.each([
  '/account/reset',
  '/account/reset?token=a',
  '/account/reset?email=a',
  '/account/reset?token=&email=',
])('%s is reported as incomplete, with a link to a new email', async (broken) => {
  app = await openEntry(broken)
  await app.sees('This link is incomplete')
  await app.press('Send a new email')
  await app.isAt('/account/recovery')
})
