import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { challengeEditingJourney } from './challenge-editing.journey.ts'
import { waysThrough } from './journey.ts'
import '../worlds/challenge.world.ts'

const ADDRESS = '/admin/games/1/challenges/7'
const CHALLENGE = 'GET /api/edit/games/1/challenges/7'
const SAVE = 'PUT /api/edit/games/1/challenges/7'
const PROFILE = 'GET /api/account/profile'
const REFUSED = 'The flag template is too weak'
const TEMPLATE = '[LEET]flag{hello_world_[TEAM_HASH]}'
const stored = aChallengeToEdit({ type: 'DynamicContainer', isEnabled: true, flags: [] })
const asked = { ...stored, title: 'Warm up again', flagTemplate: TEMPLATE, cpuCount: 5, difficulty: 2.5 }
const ok = (body?: unknown, version?: string) => ({
  status: 200,
  body,
  ...(version ? { headers: { ETag: version } } : {}),
})
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })
/**
 * All that a save sends: whether it is enabled, what has calls of its own, and what the server counts are not
 * among it.
 */
function sentOf(challenge: ChallengeEditDetailModel) {
  const {
    id: _,
    type: __,
    isEnabled: ___,
    acceptedCount: ____,
    attachment: _____,
    testContainer: ______,
    flags: _______,
    ...sent
  } = challenge
  return { ...sent, flagTemplate: sent.flagTemplate ?? '' }
}

describe.each(waysThrough(challengeEditingJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 30_000 }, async () => {
    const { server, press, type, sees, seesNot, isAt } = (app = await openWholeApp(ADDRESS, {
      'GET /api/config': ok(aConfig({ features: ['versions'] })),
      [PROFILE]: ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
      [CHALLENGE]: ok(stored, '"1"'),
      [SAVE]: 'held',
      'POST /api/account/login': ok(),
    }))
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(SAVE, reply)
      await settle()
    }
    const save = () => press('Save')
    const change = async () => {
      await type(/^Title/, ' Warm up again ')
      await type('Flag template', TEMPLATE)
      await type(/^CPUs/, '0,5')
      await type(/^Difficulty/, '2,5')
    }
    const lastSent = () => server.asked.findLast(({ method, address }) => `${method} ${address}` === SAVE)
    const finds = async (name: RegExp | string, fault: RegExp | string) => {
      await sees(fault)
      expect(document.activeElement).toBe(field(name))
      expect(server.countOf(SAVE)).toBe(0)
    }
    await screen.findByLabelText(/^Title/)
    await way.test(
      {
        'the organiser changes several things': change,
        'the organiser writes a template that could be guessed': async () => {
          await type('Flag template', 'flag{abc}')
          await save()
        },
        'the organiser writes a number that is none': async () => {
          await type(/^Difficulty/, 'hard')
          await save()
        },
        'the organiser mends it': change,
        'the organiser adds two hints and puts the second first': async () => {
          await press('Add hint')
          await type('Hint 1', 'Refresh')
          await press('Add hint')
          await type('Hint 2', 'Look closely')
          await press('Move hint 2 up')
          await press('Add hint')
        },
        'the organiser saves': save,
        'the organiser looks at it as players see it': async () => {
          await act(
            async () =>
              void fireEvent.change(field('Description'), { target: { value: 'Read **all** rules.' } }),
          )
          await press('Preview as player')
        },
        'the server agrees': () => answer(ok(asked, '"2"')),
        'the server refuses': () => answer({ status: 400, body: { title: REFUSED, status: 400 } }),
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
        'somebody else has changed the title': async () => {
          server.says(CHALLENGE, ok({ ...stored, title: 'Cold start', content: 'Theirs.' }, '"2"'))
          await answer({
            status: 409,
            body: { title: 'Someone else changed this in the meantime', status: 409 },
          })
        },
        'the organiser keeps his own and saves': async () => {
          await act(async () => screen.getByRole('radio', { name: 'Yours' }).click())
          await press('Save merged version')
        },
      },
      {
        asStored: async () => {
          await sees('No changes')
          expect([field(/^Title/).value, field(/^CPUs/).value, field(/^Initial score/).value]).toEqual([
            'Warm up',
            '0.1',
            '500',
          ])
          expect(screen.getByRole('slider', { hidden: true }).getAttribute('aria-valuetext')).toBe(
            '25%, 125 pts',
          )
        },
        guessable: () => finds('Flag template', /^Too easy to guess/),
        numberless: async () => {
          await finds(/^Difficulty/, 'Enter a valid number.')
          await sees('Enter an initial score and a difficulty to see the curve.')
        },
        hinted: () => {
          expect([field('Hint 1').value, field('Hint 2').value, field('Hint 3').value]).toEqual([
            'Look closely',
            'Refresh',
            '',
          ])
          expect(document.activeElement).toBe(field('Hint 3'))
        },
        waitingWithHints: () =>
          expect(lastSent()?.body).toEqual(sentOf({ ...stored, hints: ['Look closely', 'Refresh'] })),
        changed: async () => {
          await sees(/^Unsaved: Title, Difficulty, Flag template and CPUs/)
          await sees('Not guessable')
          seesNot(/^Too easy to guess/)
          expect(screen.getByRole('status', { name: 'Example' }).textContent).toMatch(
            /^flag\{.{5}_.{5}_[0-9a-f]{12}\}$/,
          )
        },
        seen: async () => {
          const drawer = within(await screen.findByRole('dialog', { name: 'Warm up again' }))
          expect((await drawer.findByText('all')).tagName).toBe('STRONG')
          await drawer.findByText('Preview only: nothing is submitted.')
          expect(server.countOf(SAVE)).toBe(0)
        },
        waiting: async () => {
          await sees('Saving…')
          expect(lastSent()?.body).toEqual(sentOf(asked))
          expect(lastSent()?.headers['If-Match']).toBe('"1"')
        },
        saved: async () => {
          await sees(/^Saved at/)
          expect(screen.getByRole('heading', { level: 2, name: 'Warm up again' })).toBeDefined()
        },
        refused: () => sees(REFUSED),
        cutOff: () => sees(/Can’t reach the server/),
        signingIn: () => isAt('/account/login?from=%2Fadmin%2Fgames%2F1%2Fchallenges%2F7'),
        restored: async () => {
          await isAt(ADDRESS)
          await sees('Draft restored')
          expect([field(/^Title/).value, field('Flag template').value]).toEqual([' Warm up again ', TEMPLATE])
        },
        torn: async () => {
          await sees('Someone else saved changes')
          await sees('Cold start')
          await sees('Changed only by the other person, and kept: Description')
        },
        waitingWithHis: () => {
          expect(lastSent()?.body).toEqual(sentOf({ ...asked, content: 'Theirs.' }))
          expect(lastSent()?.headers['If-Match']).toBe('"2"')
        },
      },
    )
  })
})

test('what a solve is worth is told in a table too, and follows what is typed', async () => {
  app = await openWholeApp(ADDRESS, {
    [PROFILE]: ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    [CHALLENGE]: ok({ ...stored, acceptedCount: 4 }, '"1"'),
  })
  await screen.findByLabelText(/^Title/)
  await app.sees(/Now: 4 solves, 330 pts/)
  await app.type(/^Initial score/, '1000')
  await app.sees(/Now: 4 solves, 661 pts/)
  const rows = within(
    screen.getByRole('table', { name: 'Score by number of solves', hidden: true }),
  ).getAllByRole('row', { hidden: true })
  expect(rows.slice(1, 4).map((row) => row.textContent)).toEqual(['11,000', '2864', '3752'])
})

test.each([
  ['/admin/games/1/challenges/99', 'Challenge not found'],
  ['/admin/games/1/challenges/x', 'Challenge not found'],
])('%s says that there is none, and leads to the list', async (address, said) => {
  app = await openWholeApp(address, {
    [PROFILE]: ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
  })
  await app.sees(said)
  await app.press('All challenges')
  await app.isAt('/admin/games/1/challenges')
})
