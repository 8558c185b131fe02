import { act, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, vi } from 'vitest'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { toIso } from '#contract/models/time.ts'
import { TeamPage } from '#src/features/room-pages/team-page.tsx'
import { openAppWorld, settle, show, type AppWorld } from './app.world.tsx'
import { aConfig, aProfile } from './builders.ts'
import { ok, type Reply } from './server.ts'
// These modules load first, so that no test waits for a file.
import '#src/wiring/admin.ts'
import '#src/features/room-pages/ruling-question.tsx'
import '#src/text/areas/ask.en.ts'
import '#src/text/areas/review.en.ts'
import '#src/text/areas/room-pages.en.ts'
import '#src/text/areas/team-acts.en.ts'

export const TEAM_PAGE = '/api/game/3/overview/teams/12'

/** A team in a game, as organisers see it. */
export const aRoomTeam = (differs: Partial<RoomTeamModel> = {}): RoomTeamModel => ({
  participationId: 12,
  teamId: 5,
  name: 'Paper Tigers',
  avatar: null,
  organization: null,
  status: 'Pending',
  captainId: null,
  joinedAt: toIso(Date.UTC(2026, 10, 20)),
  rank: null,
  ranked: 0,
  points: 0,
  bloods: 0,
  from: toIso(Date.UTC(2026, 10, 20)),
  until: toIso(Date.UTC(2026, 10, 22)),
  tries: { judged: 0, wrong: 0, solves: 0, lastAt: null, lastSolveAt: null },
  challenges: [],
  people: [],
  submissions: [],
  addresses: [],
  instances: [],
  notes: [],
  looked: null,
  history: [],
  ...differs,
})

export interface TeamPageWorld extends AppWorld {
  press: (name: string | RegExp) => Promise<void>
  answer: (question: string, reply: Reply | 'silence') => Promise<void>
  sees: (text: string | RegExp) => Promise<void>
  button: (name: string | RegExp) => HTMLElement | null
}

export async function openTeamPage(
  team: RoomTeamModel,
  answers: Parameters<typeof openAppWorld>[0],
): Promise<TeamPageWorld> {
  localStorage.setItem('language', 'en')
  const world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['room-pages', 'team-notes', 'team-review'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin', userName: 'kenji' })),
    [`GET ${TEAM_PAGE}`]: ok(team),
    ...answers,
  })
  await show(
    world,
    <MemoryRouter>
      <TeamPage game={3} participation={12} isAdmin />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: 'Paper Tigers' })
  await screen.findByRole('textbox', { name: 'New note' })
  return {
    ...world,
    async press(name) {
      const button = await screen.findByRole('button', { name })
      await act(async () => button.click())
      await settle()
    },
    async answer(question, reply) {
      await vi.waitFor(() => world.server.release(question, reply))
      await settle()
    },
    sees: (text) => waitFor(() => expect(within(document.body).queryAllByText(text)).not.toEqual([])),
    button: (name) => screen.queryByRole('button', { name }),
  }
}

export async function typeNote(text: string): Promise<void> {
  const field = noteField()
  field.focus()
  await act(async () => {
    // React ignores an assigned value, so the native setter is used.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
export async function sendNote(): Promise<void> {
  await act(async () => noteField().form?.requestSubmit())
  await settle()
}
export const noteField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New note' })
