import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { challengeCreationJourney } from './challenge-creation.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

const CREATE = 'POST /api/edit/games/1/challenges'
const LIST = 'GET /api/edit/games/1/challenges'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'Game not found'
const ok = (body?: unknown) => ({ status: 200, body })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const choose = async (field: string, option: RegExp) => {
  await act(async () => screen.getByRole('combobox', { name: field }).click())
  await settle()
  await act(async () => (await screen.findByRole('option', { name: option })).click())
  await settle()
}

describe.each(waysThrough(challengeCreationJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, type, sees, isAt } = (app = await openWholeApp('/games/1/room/challenges', {
      [PROFILE]: ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      [LIST]: ok([aChallengeInfo()]),
      [CREATE]: 'held',
      'GET /api/edit/games/1/challenges/8': ok(
        aChallengeToEdit({ id: 8, title: 'Cookie jar', type: 'DynamicContainer' }),
      ),
      'POST /api/account/login': ok(),
    }))
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(CREATE, reply)
      await settle()
    }
    const send = () => press('Create challenge')
    await way.test(
      {
        'the organiser wants a challenge': () => press('New challenge'),
        'the organiser closes the dialog': () => press('Close'),
        'the organiser sends nothing': send,
        'the organiser sends a title alone': async () => {
          await type(/^Title/, 'Cookie jar')
          await send()
        },
        'the organiser sends all of it': async () => {
          await type(/^Title/, ' Cookie jar ')
          await choose('Type', /^Dynamic container/)
          await send()
        },
        'the organiser sends it again': send,
        'the server agrees': () =>
          answer(ok(aChallengeToEdit({ id: 8, title: 'Cookie jar', type: 'DynamicContainer' }))),
        'the server refuses': () => answer({ status: 404, body: { title: REFUSED, status: 404 } }),
        'the line is cut': () => answer('silence'),
        'the session has ended': () => {
          server.says(PROFILE, NOBODY)
          return answer(NOBODY)
        },
        'the organiser signs in again': async () => {
          server.says(PROFILE, ok(aProfile({ role: 'Admin' })))
          await type('Username or email', 'ada')
          await type('Password', 'Lovelace1')
          await press('Sign in')
        },
      },
      {
        list: async () => {
          await sees('Warm up')
          expect(screen.queryByRole('dialog')).toBeNull()
        },
        form: () =>
          sees('You can set everything else afterwards. The challenge stays disabled until you enable it.'),
        flawed: async () => {
          await sees('Enter a title.')
          await sees('Choose a type.')
          expect(document.activeElement).toBe(screen.getByLabelText(/^Title/))
          expect(server.countOf(CREATE)).toBe(0)
        },
        typeless: async () => {
          await sees('Choose a type.')
          expect(server.countOf(CREATE)).toBe(0)
        },
        waiting: async () => {
          await sees('Creating challenge…')
          const { body } =
            server.asked.findLast(({ method, address }) => `${method} ${address}` === CREATE) ?? {}
          expect(body).toEqual({ title: 'Cookie jar', tag: 'Misc', type: 'DynamicContainer' })
        },
        refused: () => sees(REFUSED),
        cutOff: () => sees(/Can’t reach the server/),
        signingIn: () => isAt('/account/login?from=%2Fgames%2F1%2Froom%2Fchallenges'),
        // Signing in again must not lose the input.
        back: async () => {
          await isAt('/games/1/room/challenges')
          await press('New challenge')
          expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe(' Cookie jar ')
        },
        editor: async () => {
          await isAt('/games/1/room/challenges/8')
          await sees('Challenge created. It stays disabled until you enable it.')
          await press(/^Flags/)
          await screen.findByLabelText(/^Flag template/, { selector: 'input' })
        },
      },
    )
  })
})
