import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { openEntry, type EntryWorld } from '../worlds/entry.world.tsx'
import { waysThrough } from './journey.ts'
import { resetJourney } from './reset.journey.ts'

const RESET = 'POST /api/account/passwordreset'
const EXPIRED = 'The link is not valid or has expired'
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
      await type('Repeat the password', repeat)
    }
    let asked = 0
    await way.test(
      {
        'the visitor sends nothing': async () => {
          await write('', '')
          await press('Change the password')
        },
        'the visitor sends two that differ': async () => {
          await write('Lovelace1', 'Lovelace2')
          await press('Change the password')
        },
        'the visitor fills in both': () => write('Lovelace1', 'Lovelace1'),
        'the visitor sends both': async () => {
          await write('Lovelace1', 'Lovelace1')
          await press('Change the password')
        },
        'the visitor sends again': () => press('Change the password'),
        'the visitor is impatient': () => press('Change the password'),
        'the visitor asks for a new mail': () => press('Get a new mail'),
        'the wait is over': () => passes(30_000),
        'the link has expired': () => answer(RESET, { status: 400, body: { title: EXPIRED, status: 400 } }),
        'the server is asked too often': () =>
          answer(RESET, { status: 429, headers: { 'Retry-After': '30' } }),
        'the line is cut': () => answer(RESET, 'silence'),
        'the server agrees': () => answer(RESET, { status: 200 }),
      },
      {
        form: async () => {
          await sees('For the account with the address ada@example.org.')
          seesNot(/^Choose a password/)
          seesNot(/not the same/)
          seesNot(/^Too many/)
        },
        flawed: async () => {
          await sees('Choose a password.')
          expect(server.countOf(RESET)).toBe(asked)
        },
        different: async () => {
          await sees('The two passwords are not the same.')
          expect(document.activeElement).toMatchObject({ name: 'repeat' })
          expect(server.countOf(RESET)).toBe(asked)
        },
        waiting: async () => {
          await sees('Changing the password')
          expect(server.countOf(RESET)).toBe(asked + 1)
          asked += 1
          expect(server.asked.at(-1)?.body).toEqual({ password: 'Lovelace1', email: EMAIL, rToken: TOKEN })
        },
        refused: () => sees(EXPIRED),
        heldOff: async () => {
          await sees(/You can try again in (30|29|28) s/)
          expect(server.countOf(RESET)).toBe(asked)
        },
        cutOff: async () => {
          await sees(/does not answer/)
          expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Lovelace1')
        },
        recovering: async () => {
          await isAt('/account/recovery')
          await sees(/^The link from the last mail was of no use/)
          expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.org')
        },
        done: async () => {
          await isAt('/account/login')
          await sees('Create an account')
          await sees('Your password is changed. Sign in with it now.')
          expect(screen.getByLabelText<HTMLInputElement>('User name or e-mail').value).toBe('ada@example.org')
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
])('%s leads to a new mail', async (broken) => {
  app = await openEntry(broken)
  await app.sees('This link is not whole')
  await app.press('Get a new mail')
  await app.isAt('/account/recovery')
})
