import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAllToasts } from '#src/ui/toast.ts'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { challengeCopyJourney } from './challenge-copy.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

const COPY = 'POST /api/edit/games/1/challenges/copies'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'Challenge not found'
const ok = (body?: unknown) => ({ status: 200, body })
const listed = (...data: unknown[]) => ok({ data, length: data.length, total: data.length })
const own = aChallengeInfo()
const jar = aChallengeInfo({ id: 21, title: 'Cookie jar' })
const kraken = aChallengeInfo({ id: 22, title: 'Kraken' })
const lantern = aChallengeInfo({ id: 31, title: 'Lantern' })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const chooseGame = async (name: string) => {
  await act(async () => screen.getByRole('combobox', { name: 'Game' }).click())
  await settle()
  await act(async () => (await screen.findByRole('option', { name })).click())
  await settle()
}
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const check = async (name: string) => {
  const found = await box(name)
  await act(async () => found.click())
}
const dialog = () => screen.queryByRole('dialog')

describe.each(waysThrough(challengeCopyJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, type, sees, isAt } = (app = await openWholeApp('/games/1/room/challenges', {
      'GET /api/config': ok(aConfig({ features: ['challenge-copies'] })),
      [PROFILE]: ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'GET /api/edit/games?count=500&skip=0': listed(
        aGameToEdit({ id: 1, title: 'Autumn Open' }),
        aGameToEdit({ id: 2, title: 'Winter Open' }),
        aGameToEdit({ id: 3, title: 'Spring Open' }),
      ),
      'GET /api/edit/games/1/challenges': ok([own]),
      'GET /api/edit/games/2/challenges': ok([jar, kraken]),
      'GET /api/edit/games/3/challenges': ok([lantern]),
      [COPY]: 'held',
      'POST /api/account/login': ok(),
    }))
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(COPY, reply)
      await settle()
    }
    const isUnchosen = async (...names: string[]) => {
      for (const name of names) expect((await box(name)).checked).toBe(false)
    }
    await way.test(
      {
        'the organiser wants challenges of another game': () => press('Copy from a game'),
        'the organiser closes the dialog': () => press('Close'),
        'the organiser chooses a game': () => chooseGame('Winter Open'),
        'the organiser chooses another game': () => chooseGame('Spring Open'),
        'the organiser chooses one': () => check('Cookie jar'),
        'the organiser chooses all': () => check('All 2'),
        'the organiser sends it': async () => {
          const submit = screen.getByRole('dialog').querySelector<HTMLButtonElement>('button[type=submit]')
          await act(async () => submit?.click())
          await settle()
        },
        'the server agrees': () =>
          answer(ok([own, aChallengeInfo({ id: 9, title: 'Cookie jar', isEnabled: false })])),
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
          expect(dialog()).toBeNull()
        },
        form: async () => {
          await sees(/The copies stay disabled until you enable them/)
          expect(screen.queryByRole('checkbox', { name: /^All/ })).toBeNull()
        },
        gameless: async () => {
          await sees('Choose a game.')
          expect(server.countOf(COPY)).toBe(0)
        },
        offered: () => isUnchosen('All 2', 'Cookie jar', 'Kraken'),
        none: async () => {
          await sees('Choose at least one challenge.')
          expect(server.countOf(COPY)).toBe(0)
        },
        chosen: async () => {
          await isUnchosen('Kraken')
          expect(screen.getByRole('button', { name: 'Copy 1 challenge' })).toBeTruthy()
        },
        all: () => void screen.getByRole('button', { name: 'Copy 2 challenges' }),
        other: () => isUnchosen('All 1', 'Lantern'),
        waiting: async () => {
          await sees('Copying…')
          const { body } =
            server.asked.findLast(({ method, address }) => `${method} ${address}` === COPY) ?? {}
          expect(body).toEqual({ game: 2, challenges: [21] })
        },
        refused: async () => {
          await sees(REFUSED)
          expect((await box('Cookie jar')).checked).toBe(true)
        },
        cutOff: () => sees(/Can’t reach the server/),
        signingIn: () => isAt('/account/login?from=%2Fgames%2F1%2Froom%2Fchallenges'),
        back: () => isAt('/games/1/room/challenges'),
        copied: async () => {
          await sees('1 challenge copied, off')
          await sees('Cookie jar')
          expect(dialog()).toBeNull()
        },
      },
    )
  })
})
