import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import { GameTeams } from '#src/features/participation/game-teams.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aConfig } from '../../../worlds/builders.ts'
import { ok } from '../../../worlds/monitor.world.ts'
import '#src/text/areas/review.en.ts'
import '#src/text/areas/ask.en.ts'

const LIST = 'GET /api/game/1/participations'
const REVIEW = 'PUT /api/edit/games/1/teams/reviewed'
// A dialog loads its texts when it opens, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
let world: AppWorld
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world.close())

const team = (id: number, status: ParticipationStatus) => ({
  id,
  status,
  organization: null,
  registeredMembers: [],
  team: { id, name: `Owls ${id}`, bio: null, avatar: null, locked: false, captainId: '', members: [] },
})
const figure = (id: number) => ({
  participationId: id,
  teamId: 100 + id,
  askedAt: `2026-11-20T08:0${id}:00+00:00`,
  rank: id,
  score: 1000 - id,
  solves: 1,
  wrong: id,
  lastSolveAt: null,
  seenAt: null,
  addresses: 0,
})
const waiting = [team(1, 'Pending'), team(2, 'Pending'), team(3, 'Pending')]

async function open(path: string, answers = {}, list = waiting) {
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['team-review', 'game-teams'] })),
    [LIST]: ok(list),
    'GET /api/edit/games/1/teams': ok(list.map(({ id }) => figure(id))),
    ...answers,
  })
  await show(
    world,
    <MemoryRouter initialEntries={[path]}>
      <GameTeams game={1} />
    </MemoryRouter>,
  )
  await screen.findByText('Owls 1')
}
const shown = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('link')
    .map((link) => link.textContent)
const strike = (key: string) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))

test('the table is sorted by rank, and by a column that is pressed', async () => {
  await open('/', {}, [team(2, 'Accepted'), team(1, 'Accepted'), team(3, 'Suspended')])
  await waitFor(() => expect(shown()).toEqual(['Owls 1', 'Owls 2', 'Owls 3']), { timeout: 5000 })
  fireEvent.click(screen.getByRole('button', { name: 'Wrong' }))
  expect(shown()).toEqual(['Owls 3', 'Owls 2', 'Owls 1'])
  expect(screen.getByRole('columnheader', { name: 'Wrong' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('link', { name: 'Owls 1' }).getAttribute('href')).toBe('/games/1/room/teams/1')
})
test('A approves the team with the cursor at once; it stays below and can be undone', async () => {
  await open('/?status=Pending', { [REVIEW]: ok({ done: [1], changed: [] }) })
  world.server.says(LIST, ok([team(1, 'Accepted'), team(2, 'Pending'), team(3, 'Pending')]))
  await strike('a')
  await screen.findByText('1 team approved')
  await waitFor(() => expect(shown()).toEqual(['Owls 2', 'Owls 3', 'Owls 1']))
  world.server.says(LIST, ok(waiting))
  fireEvent.click(screen.getByRole('button', { name: 'Undo for Owls 1' }))
  await screen.findByText('1 team back in review')
})
test('a decision on many asks first, and shows those that changed meanwhile', async () => {
  await open('/?status=Pending', {
    [REVIEW]: ok({ done: [1, 2], changed: [{ id: 3, name: 'Owls 3' }] }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Approve all 3 …' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Approve 3 teams' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Not now'))
  world.server.says(LIST, ok([team(1, 'Accepted'), team(2, 'Accepted'), team(3, 'Rejected')]))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve 3 teams' }))
  fireEvent.click(await screen.findByRole('button', { name: '1 changed: show them' }))
  await waitFor(() => expect(shown()?.[0]).toBe('Owls 3'))
})
test('R asks before it rejects', async () => {
  await open('/?status=Pending')
  await strike('r')
  expect(await screen.findByRole('alertdialog', { name: 'Reject 1 team' })).toBeDefined()
})
