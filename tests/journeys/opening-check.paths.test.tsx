import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OpeningFinding } from '#contract/models/opening-check.ts'
import { closeAllToasts } from '#src/ui/toast.ts'
import { settle } from '../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aConfig, aGameToEdit, aProfile } from '../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../worlds/whole-app.world.tsx'
import { waysThrough } from './journey.ts'
import { openingCheckJourney } from './opening-check.journey.ts'
import '../worlds/challenge.world.ts'

const CHECK = 'GET /api/edit/games/1/opening-check'
const ok = (body?: unknown) => ({ status: 200, body })
const game = { challengeId: null, challenge: null, detail: null }
const warmUp = { challengeId: 7, challenge: 'Warm up', detail: null }
const hidden: OpeningFinding = { kind: 'GameHidden', severity: 'Information', ...game }
const findings: OpeningFinding[] = [
  { kind: 'EndInPast', severity: 'Error', ...game },
  { kind: 'FlagMissing', severity: 'Error', ...warmUp },
  { kind: 'FlagInContent', severity: 'Warning', ...warmUp, detail: 'flag{one}' },
  hidden,
]
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  closeAllToasts()
  app?.close()
})

describe.each(waysThrough(openingCheckJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    const { server, press, type, sees, seesNot, isAt } = (app = await openWholeApp('/games/1/room/settings', {
      'GET /api/config': ok(aConfig({ features: ['opening-check'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'GET /api/edit/games/1/challenges': ok([aChallengeInfo()]),
      'GET /api/edit/games/1/challenges/7': ok(aChallengeToEdit()),
      [CHECK]: ok(findings),
      'PUT /api/edit/games/1': ok(aGameToEdit({ title: 'Winter Open' })),
      'PUT /api/edit/games/1/challenges/7': ok(aChallengeToEdit({ content: 'Find it.' })),
      'POST /api/edit/games/1/challenges/7/flags': ok(),
    }))
    const panel = () => within(screen.getByRole('region', { name: 'Launch check' }))
    const answer = async (reply: Parameters<typeof server.release>[1]) => {
      server.release(CHECK, reply)
      await settle()
    }
    const typed = async (label: string | RegExp, text: string) => {
      // Finds the field before `act`, because whatever is rendered during an act is visible only after it.
      const field = await screen.findByRole('textbox', { name: label })
      await act(async () => void fireEvent.change(field, { target: { value: text } }))
      await settle()
    }
    const saveGame = async () => {
      await type(/^Title/, 'Winter Open')
      await press('Save')
    }
    const comeBack = async () => {
      server.says(CHECK, ok([]))
      await press('Settings')
    }
    const toEnd = async () => {
      await press('Go to field – The end is in the past.')
      await settle()
    }
    await way.test(
      {
        'the organiser goes to the end of the game': toEnd,
        'the organiser goes there once more': async () => {
          await act(async () => screen.getByLabelText<HTMLInputElement>(/^Title/).focus())
          await toEnd()
        },
        'the organiser goes to the flags': () => press(/^Open flags and attachments – Warm up/),
        'the organiser goes to the description': () => press(/^Go to field – Warm up: The description/),
        'the organiser saves the game': async () => {
          server.says(CHECK, ok([]))
          await saveGame()
        },
        'the server refuses what the organiser saves': async () => {
          server.says('PUT /api/edit/games/1', { status: 400, body: { title: 'Not so late', status: 400 } })
          await saveGame()
          await sees('Not so late')
          expect(server.countOf(CHECK)).toBe(1)
        },
        'the organiser adds a flag and comes back': async () => {
          await typed('Flags, one per line', 'flag{two}')
          await press('Add')
          await comeBack()
        },
        'the organiser saves the challenge and comes back': async () => {
          await typed(/^Description/, 'Find it.')
          await press('Save')
          await sees(/^Saved at/)
          await comeBack()
        },
        'the organiser checks again': () => {
          server.says(CHECK, 'held')
          return press('Check again')
        },
        'nothing is found any more': () => answer(ok([])),
        'only a note is left': () => answer(ok([hidden])),
        'the line is cut': () => answer('silence'),
      },
      {
        found: async () => {
          await sees('3 issues')
          expect(
            panel()
              .getAllByRole('heading', { level: 3 })
              .map(({ textContent }) => textContent),
          ).toEqual(['Must be fixed2', 'Probably a mistake1', 'Good to know1'])
          expect(
            panel()
              .getAllByRole('listitem')
              .map(({ textContent }) => textContent),
          ).toEqual([
            'The end is in the past.Go to field',
            'Warm up: No flag, so no one can solve it.Open flags and attachments',
            'Warm up: The description contains a flag: flag{one}Go to field',
            'The game is hidden from players.Go to field',
          ])
        },
        atEnd: async () => {
          await isAt('/games/1/room/settings')
          expect(document.activeElement).toBe(screen.getByLabelText(/^End/))
        },
        atFlags: () => isAt('/games/1/room/challenges/7/flags'),
        atDescription: async () => {
          await isAt('/games/1/room/challenges/7')
          expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: /^Description/ }))
        },
        checking: () => sees('Checking…'),
        clear: async () => {
          await sees('No issues found')
          seesNot('3 issues')
        },
        noted: () => sees('Ready to open. There are a few notes.'),
        stale: async () => {
          await sees('The check failed. These are the results of the last one.')
          await sees(/Can’t reach the server/)
          await sees('The end is in the past.')
        },
      },
    )
  })
})
