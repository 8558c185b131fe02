import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { listOwnTeams } from '#contract/calls/team.ts'
import { NOBODY, settle } from '../worlds/app.world.tsx'
import { aTeam } from '../worlds/builders.ts'
import { ok, openTeams, OWN, PROFILE, refused, TOKEN, type TeamWorld } from '../worlds/team.world.ts'
import { waysThrough } from './journey.ts'
import { teamEditJourney } from './team-edit.journey.ts'

const UPDATE = 'PUT /api/team/1'
const INVITE = 'GET /api/team/1/invite'
const REFUSED = 'Only the captain can do this'
const codeOf = (name: string) => `${name}:1:${TOKEN}`
const quoted = (name: string) => JSON.stringify(codeOf(name))
let app: TeamWorld | null = null

afterEach(() => app?.close())

describe.each(waysThrough(teamEditJourney))('$story', (way) => {
  test('is what the captain sees', { timeout: 20_000 }, async () => {
    const { server, press, agree, type, sees, seesNot, isAt, wiring, answer, signIn, pressable } = (app =
      await openTeams('/teams?team=1', [aTeam()], {
        [UPDATE]: 'held',
        [INVITE]: ok(quoted('Red Pandas')),
      }))
    const renamed = aTeam({ name: 'Teal', bio: null })
    const write = async (name: string, bio: string) => {
      await type(/^Team name/, name)
      await type('About', bio)
    }
    const field = (label: string | RegExp) =>
      screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
    const shows = (name: string, bio: string) =>
      expect([field(/^Team name/).value, field('About').value]).toEqual([name, bio])
    const sent = () => server.asked.findLast(({ method }) => method === 'PUT')?.body
    const become = () => {
      server.says(OWN, ok([renamed]))
      server.says(INVITE, ok(quoted('Teal')))
    }
    await way.test(
      {
        'the captain empties the name and saves': async () => {
          await type(/^Team name/, '  ')
          await press('Save')
        },
        'the captain writes too much and leaves the field': async () => {
          await type('About', 'x'.repeat(32))
          seesNot('Use at most 31 characters.')
          await act(async () => void fireEvent.blur(field('About')))
        },
        'the captain writes the new texts': () => write('Teal', ''),
        'the captain writes other texts': async () => {
          await write('Tea', 'x')
          await write('Teal', '')
        },
        'the captain writes the old texts': () => write('Red Pandas', 'Bamboo first.'),
        'the captain changes the text alone and saves': async () => {
          await type('About', ' Bamboo last. ')
          await press('Save')
        },
        'the captain saves': () => press('Save'),
        'the captain discards': () => press('Discard'),
        'the captain wants to see all teams': () => press('All your teams'),
        'the captain goes elsewhere': () => press('About'),
        'the captain stays': () => press('Cancel'),
        'the captain leaves all the same': () => agree(),
        'the captain comes back': async () => {
          if (pressable(/^Red Pandas/).length === 0) await press('Teams')
          await press(/^Red Pandas/)
        },
        'another captain renames it': async () => {
          become()
          wiring.api.reads.refresh(listOwnTeams, {})
          await settle()
        },
        'the server agrees': () => {
          become()
          return answer(UPDATE, ok(renamed))
        },
        'the server refuses': () => answer(UPDATE, refused(REFUSED, 403)),
        'the line is cut': () => answer(UPDATE, 'silence'),
        'the session has ended': () => {
          server.says(PROFILE, NOBODY)
          return answer(UPDATE, NOBODY)
        },
        'the captain signs in again': signIn,
      },
      {
        asItIs: async () => {
          await sees(/Renaming the team changes its invite code/)
          shows('Red Pandas', 'Bamboo first.')
          seesNot(/not saved/)
          seesNot(REFUSED)
        },
        unchanged: () => expect(server.countOf(UPDATE)).toBe(0),
        renamedElsewhere: () => {
          shows('Teal', '')
          seesNot(/not saved/)
        },
        // Another window has saved a new name, which must not be overwritten.
        savingText: () => expect(sent()).toEqual({ name: null, bio: 'Bamboo last.' }),
        nameless: async () => {
          await sees('Enter a team name.')
          expect(document.activeElement).toBe(field(/^Team name/))
          expect(server.countOf(UPDATE)).toBe(0)
        },
        tooLong: async () => {
          await sees('Use at most 31 characters.')
          await sees('32 of 31 characters')
        },
        typed: async () => {
          await isAt('/teams?team=1')
          await sees('2 unsaved changes')
          shows('Teal', '')
          seesNot('Enter a team name.')
          seesNot('Use at most 31 characters.')
          seesNot(REFUSED)
        },
        asked: () => sees('You have 2 unsaved changes. They will be lost.'),
        away: () => seesNot(/Renaming the team changes its invite code/),
        saving: async () => {
          await sees('Saving…')
          expect(sent()).toEqual({ name: 'Teal', bio: null })
        },
        signingIn: () => isAt('/account/login?from=%2Fteams%3Fteam%3D1'),
        refused: async () => {
          await sees(REFUSED)
          shows('Teal', '')
        },
        cutOff: async () => {
          await sees(/Can’t reach the server/)
          shows('Teal', '')
        },
        saved: async () => {
          await sees('Team saved')
          shows('Teal', '')
          seesNot(/not saved/)
          expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Teal')
          await press('Show')
          await sees(codeOf('Teal'))
        },
      },
    )
  })
})
