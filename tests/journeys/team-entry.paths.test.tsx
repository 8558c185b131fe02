import { act, fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TeamEntry } from '#src/features/participation/team-entry.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aProfile, aTeam } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { waysThrough } from './journey.ts'
import { teamEntryJourney } from './team-entry.journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/wiring/admin.ts'
import '#src/features/participation/entry-dialog.tsx'
import '#src/text/areas/ask.en.ts'
import '#src/text/areas/team-changes.en.ts'

const ENTER = 'POST /api/edit/games/1/teams'
const REFUSED = 'The team takes part already'
const owls = aTeam({ id: 5, name: 'Owls' })
let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

describe.each(waysThrough(teamEntryJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    world = openAppWorld({
      'GET /api/config': ok(aConfig({ features: ['team-changes'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'POST /api/admin/teams/search?hint=Owl': ok({ data: [owls], length: 1, total: 1 }),
      [ENTER]: 'held',
    })
    const { server } = world
    await show(
      world,
      <MemoryRouter>
        <TeamEntry game={1} />
      </MemoryRouter>,
    )
    let sent = 0
    const dialog = () => screen.findByRole('alertdialog', { name: 'Put a team into the game' })
    const isGone = () => vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const press = async (button: HTMLElement) => {
      await act(async () => button.click())
      await settle()
    }
    const button = async () =>
      within(await dialog()).getByRole<HTMLButtonElement>('button', { name: 'Put into the game' })
    const answer = async (reply: Reply | 'silence') => {
      server.release(ENTER, reply)
      await settle()
    }
    const isNotReady = async () => {
      expect((await button()).disabled).toBe(true)
      expect(screen.queryByText(/is in the game with/)).toBeNull()
      expect(server.countOf(ENTER)).toBe(sent)
    }
    await way.test(
      {
        'the organiser would add a team': async () =>
          press(await screen.findByRole('button', { name: /^Add a team/ })),
        'the organiser chooses a team': async () => {
          const asked = within(await dialog())
          fireEvent.change(asked.getByRole('searchbox'), { target: { value: 'Owl' } })
          await press(await asked.findByRole('button', { name: /Owls/ }))
        },
        'the organiser steps back': async () =>
          press(within(await dialog()).getByRole('button', { name: 'Not now' })),
        'the organiser presses': async () => {
          sent += 1
          await press(await button())
        },
        'the server agrees': () => answer(ok({ participationId: 31, players: 3, elsewhere: ['mika'] })),
        'it takes part already': () => answer(refused(REFUSED)),
        'the line is cut': () => answer('silence'),
      },
      {
        listed: async () => {
          await isGone()
          expect(server.countOf(ENTER)).toBe(0)
        },
        seeking: isNotReady,
        chosen: async () => {
          const asked = await dialog()
          expect(asked.textContent).toContain('The team is approved and its members play from now on.')
          expect(asked.textContent).toContain('Ban the team on its page to take it out.')
          expect((await button()).disabled).toBe(false)
          expect(server.countOf(ENTER)).toBe(0)
        },
        sending: async () => {
          await dialog()
          expect(server.countOf(ENTER)).toBe(sent)
          expect(server.asked.findLast(({ address }) => address === '/api/edit/games/1/teams')?.body).toEqual(
            { teamId: 5, organization: null },
          )
        },
        refused: async () => {
          within(await dialog()).getByText(REFUSED)
        },
        cutOff: async () => {
          within(await dialog()).getByText(/Can’t reach the server/)
        },
        entered: async () => {
          await isGone()
          expect(screen.getByRole('status').textContent).toContain(
            'Owls is in the game with 3 players. With another team: mika.',
          )
          const way = screen.getByRole('link', { name: 'Open its page' })
          expect(way.getAttribute('href')).toBe('/games/1/room/teams/31')
        },
        seekingAnother: isNotReady,
      },
    )
  })
})
