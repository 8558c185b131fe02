import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MAX_FLAG_LENGTH } from '#contract/rules/flag-template.ts'
import { settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { flagTrialJourney } from './flag-trial.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

const TRIAL = 'POST /api/edit/games/1/challenges/7/flags/trial'
const FIELD = 'Flag to try'
const ok = (body?: unknown) => ({ status: 200, body })
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => app?.close())

const open = () =>
  openWholeApp('/games/1/room/challenges/7/flags', {
    'GET /api/config': ok(aConfig({ features: ['flag-kinds'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
    'GET /api/edit/games/1/challenges/7': ok(
      aChallengeToEdit({
        isEnabled: true,
        flagMatch: 'AnyCase',
        flags: [{ id: 3, flag: 'flag{one}', attachment: null }],
      }),
    ),
    [TRIAL]: 'held',
  })
const field = () => screen.getByLabelText<HTMLInputElement>(FIELD)

describe.each(waysThrough(flagTrialJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, type, sees } = (app = await open())
    let sent = 0
    let typed = ''
    await screen.findByLabelText(FIELD)
    const types = (text: string) => type(FIELD, (typed = text))
    /** Each text is another one, because the same one is no change. */
    const flag = () => ` FLAG{${(sent += 1)}} `
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(TRIAL, reply)
      await settle()
    }
    await way.test(
      {
        'the organiser types a flag': () => types(flag()),
        'the organiser types more than a flag may have': () => types('x'.repeat(MAX_FLAG_LENGTH + 1)),
        'the organiser empties the field': () => types(''),
        'the organiser tries again': () => {
          sent += 1
          return press('Try again')
        },
        'the server accepts it': () => answer(ok({ isAccepted: true, flags: [3] })),
        'the server does not accept it': () => answer(ok({ isAccepted: false, flags: [] })),
        'the line is cut': () => answer('silence'),
      },
      {
        empty: () => sees('The verdict appears here as you type.'),
        tooLong: async () => {
          await sees(`Use at most ${MAX_FLAG_LENGTH} characters.`)
          expect(server.countOf(TRIAL)).toBe(sent)
        },
        judging: async () => {
          await sees('Checking…')
          expect(server.countOf(TRIAL)).toBe(sent)
          expect(server.asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
            flag: typed.trim(),
          })
        },
        right: () => sees('Correct, by flag{one}.'),
        wrong: () => sees('Wrong: no flag accepts it.'),
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          expect(field().value).toBe(typed)
        },
      },
    )
  })
})
