import { act, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RehearsalBar } from '#src/features/game/rehearsal-bar.tsx'
import { RehearseAct } from '#src/features/room-clock/rehearse-act.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../worlds/app.world.tsx'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { waysThrough } from './journey.ts'
import { rehearsalJourney } from './rehearsal.journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/wiring/admin.ts'
import '#src/text/areas/rehearsal.en.ts'

const REHEARSE = 'POST /api/edit/games/3/rehearsal'
const CLEAR = 'DELETE /api/edit/games/3/rehearsal'
const NO = 'The end must be after the start'
let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

describe.each(waysThrough(rehearsalJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    world = openAppWorld({
      'GET /api/config': ok(aConfig({ features: ['rehearsal', 'schedule'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      [REHEARSE]: 'held',
      [CLEAR]: 'held',
    })
    const { server } = world
    await show(
      world,
      <MemoryRouter initialEntries={['/games/3/room/overview']}>
        <Routes>
          <Route
            path="/games/3/room/overview"
            element={
              <ul aria-label="Room">
                <RehearseAct game={3} />
              </ul>
            }
          />
          <Route path="/games/9/challenges" element={<RehearsalBar of={3} />} />
        </Routes>
      </MemoryRouter>,
    )
    const sent = { [REHEARSE]: 0, [CLEAR]: 0 }
    const press = async (name: RegExp) => {
      const button = await screen.findByRole('button', { name })
      await act(async () => button.click())
      await settle()
    }
    const wish = (call: typeof REHEARSE | typeof CLEAR, name: RegExp) => () => {
      sent[call] += 1
      return press(name)
    }
    const answer = async (reply: Reply | 'silence') => {
      server.release(screen.queryByRole('list', { name: 'Room' }) ? REHEARSE : CLEAR, reply)
      await settle()
    }
    const areSent = () => {
      for (const call of [REHEARSE, CLEAR] as const) expect(server.countOf(call)).toBe(sent[call])
    }
    const reason = async (words: string | RegExp) =>
      expect((await screen.findByRole('alert')).textContent).toMatch(words)
    const inRoom = async () => {
      await screen.findByRole('list', { name: 'Room' })
      screen.getByRole('button', { name: /^Rehearse/ })
      expect(screen.queryByText(/nothing here counts/)).toBeNull()
    }
    const inCopy = async () => {
      await screen.findByText('You are rehearsing as the test team: nothing here counts.')
      const back = screen.getByRole('link', { name: 'Leave rehearsal' })
      expect(back.getAttribute('href')).toBe('/games/3/room/overview')
    }
    await way.test(
      {
        'the organiser rehearses': wish(REHEARSE, /^Rehearse/),
        'the organiser is impatient': () => press(/^Opening/),
        'the organiser clears': wish(CLEAR, /^Clear$/),
        'the organiser is impatient with the clear': () => press(/^Clearing/),
        'the server agrees': () =>
          answer(screen.queryByRole('list', { name: 'Room' }) ? ok({ game: 9 }) : ok()),
        'the server refuses': () => answer(refused(NO)),
        'the line is cut': () => answer('silence'),
      },
      {
        room: async () => {
          await inRoom()
          expect(screen.queryByRole('alert')).toBeNull()
        },
        opening: async () => {
          await screen.findByRole('button', { name: /^Opening/ })
          areSent()
        },
        refused: async () => {
          await inRoom()
          await reason(NO)
        },
        cutOff: async () => {
          await inRoom()
          await reason(/Can’t reach the server/)
        },
        playing: async () => {
          await inCopy()
          screen.getByRole('button', { name: 'Clear' })
          expect(screen.queryByRole('alert')).toBeNull()
        },
        clearing: async () => {
          await inCopy()
          areSent()
        },
        kept: async () => {
          await inCopy()
          await reason(NO)
        },
        cleared: async () => {
          await inRoom()
          areSent()
        },
      },
    )
  })
})

test('a server without rehearsals shows no way to one, and a monitor clears none', async () => {
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['schedule'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Monitor' })),
  })
  await show(
    world,
    <MemoryRouter>
      <RehearseAct game={3} />
      <RehearsalBar of={3} />
    </MemoryRouter>,
  )
  await screen.findByRole('link', { name: 'Leave rehearsal' })
  expect(screen.queryByRole('button')).toBeNull()
})
