import { act, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { GameInstanceModel } from '#contract/models/game-instance.ts'
import { toIso } from '#contract/models/time.ts'
import { GameInstances } from '#src/features/container/game-instances.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../worlds/app.world.tsx'
import { aConfig, aProfile } from '../worlds/builders.ts'
import { ok, refused, type Reply } from '../worlds/server.ts'
import { instanceActsJourney } from './instance-acts.journey.ts'
import { waysThrough } from './journey.ts'
// These modules load first, so that no test waits for a file.
import '#src/wiring/admin.ts'
import '#src/features/container/instance-question.tsx'
import '#src/text/areas/ask.en.ts'
import '#src/text/areas/instances.en.ts'

const LIST = 'GET /api/game/1/containers/all'
const PROLONG = 'PUT /api/edit/games/1/instances/prolonged'
const STOP = 'PUT /api/edit/games/1/instances/stopped'
const REFUSED = 'The game is over'
const instance: GameInstanceModel = {
  participationId: 12,
  state: 'Running',
  team: { id: 5, name: 'Paper Tigers', avatar: null },
  challenge: { id: 7, title: 'Warm up', tag: 'Misc' },
  user: 'ada',
  ahead: 0,
  since: toIso(Date.now() - 60_000),
  expectStopAt: toIso(Date.now() + 3_600_000),
  entry: 'ctf.example:31337',
}
let world: AppWorld | null = null
afterEach(() => world?.close())

describe.each(waysThrough(instanceActsJourney))('$story', (way) => {
  test('is what the organiser sees', { timeout: 20_000 }, async () => {
    localStorage.setItem('language', 'en')
    world = openAppWorld({
      'GET /api/config': ok(aConfig({ features: ['game-instances'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      [LIST]: ok([instance]),
      [PROLONG]: 'held',
      [STOP]: 'held',
    })
    const { server } = world
    await show(
      world,
      <MemoryRouter>
        <GameInstances game={1} mayAct />
      </MemoryRouter>,
    )
    const sent = { [PROLONG]: 0, [STOP]: 0 }
    const press = async (name: string) => {
      const button = await screen.findByRole('button', { name })
      await act(async () => button.click())
      await settle()
    }
    const answer = async (question: string, reply: Reply | 'silence') => {
      await vi.waitFor(() => server.release(question, reply))
      await settle()
    }
    const question = () => screen.findByRole('alertdialog', { name: 'Stop 1 instance' })
    const isSentOnly = () => {
      for (const [call, count] of Object.entries(sent)) expect(server.countOf(call)).toBe(count)
    }
    const isSent = () => {
      isSentOnly()
      expect(server.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual([
        { challengeId: 7, participationId: 12 },
      ])
    }
    const isListed = () => screen.findByText('Paper Tigers')
    await isListed()
    await way.test(
      {
        'the organiser gives more time': () => {
          sent[PROLONG] += 1
          return press('+2 h for Warm up of Paper Tigers')
        },
        'the organiser would stop it': () => press('Stop Warm up of Paper Tigers'),
        'the organiser thinks better of it': () => press('Not now'),
        'the organiser confirms': () => {
          sent[STOP] += 1
          return press('Stop 1 instance')
        },
        'the server prolongs it': () => answer(PROLONG, ok({ done: 1, gone: 0 })),
        'it had ended meanwhile': () => {
          server.says(LIST, ok([]))
          return answer(PROLONG, ok({ done: 0, gone: 1 }))
        },
        'the server refuses': () => answer(PROLONG, refused(REFUSED)),
        'the server stops it': () => {
          server.says(LIST, ok([]))
          return answer(STOP, ok({ done: 1, gone: 0 }))
        },
        'the line is cut': () => answer(STOP, 'silence'),
      },
      {
        listed: async () => {
          await isListed()
          isSentOnly()
        },
        prolonging: isSent,
        prolonged: async () => {
          await screen.findByText('1 instance runs two hours longer')
          await isListed()
        },
        late: async () => {
          await screen.findByText('0 instances run two hours longer · 1 had ended meanwhile')
          await screen.findByText('No instances')
        },
        refused: async () => {
          await screen.findByText(REFUSED)
          await isListed()
        },
        stopAsked: async () => {
          const asked = await question()
          expect(asked.textContent).toContain('The teams lose the connection')
          expect(within(asked).queryByText(/Can’t reach the server/)).toBeNull()
          isSentOnly()
        },
        left: async () => {
          expect(screen.queryByRole('alertdialog')).toBeNull()
          await isListed()
          isSentOnly()
        },
        stopping: async () => {
          await question()
          isSent()
        },
        cutOff: async () => {
          within(await question()).getByText(/Can’t reach the server/)
        },
        stopped: async () => {
          await screen.findByText('1 instance stopped')
          await screen.findByText('No instances')
          expect(screen.queryByRole('alertdialog')).toBeNull()
        },
      },
    )
  })
})
