import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import { examples } from '#src/features/room-pages/room-pages.examples.tsx'
import { TeamPage } from '#src/features/room-pages/team-page.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../../worlds/builders.ts'
import { ok } from '../../../worlds/server.ts'
import '#src/wiring/admin.ts'
import '#src/text/areas/review.en.ts'
import '#src/text/areas/room-pages.en.ts'
import '#src/text/areas/team-acts.en.ts'

const PAGE = '/api/game/3/overview/teams/12'
let world: AppWorld
const team: RoomTeamModel = { ...examples.team.team, looked: null }
beforeEach(() => {
  localStorage.setItem('language', 'en')
})
afterEach(() => world.close())

async function open(role: 'Admin' | 'Monitor' = 'Admin') {
  const features = ['room-pages', 'team-notes', 'team-review', 'letters']
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features })),
    'GET /api/account/profile': ok(aProfile({ role, userName: 'kenji' })),
    [`GET ${PAGE}`]: ok(team),
  })
  await show(
    world,
    <MemoryRouter>
      <TeamPage game={3} participation={12} isAdmin={role === 'Admin'} />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: 'Paper Tigers' })
}

test('a note is written with Enter, and the field is free for the next', async () => {
  await open()
  const note = { id: 9, at: team.joinedAt, author: 'kenji', text: 'asked twice' }
  world.server.says(`POST ${PAGE}/notes`, ok({ ...team, notes: [note, ...team.notes] }))
  const field = await screen.findByRole('textbox', { name: 'New note' })
  fireEvent.change(field, { target: { value: 'asked twice' } })
  fireEvent.submit(field)
  await screen.findByText('asked twice')
  expect(world.server.asked.at(-1)?.body).toEqual({ text: 'asked twice' })
  await waitFor(() => expect(field).toHaveProperty('value', ''))
})

test('monitors delete their own notes only, and take it back', async () => {
  await open('Monitor')
  const buttons = await screen.findAllByRole('button', { name: /^Delete the note/ })
  expect(buttons).toHaveLength(1)
  world.server.says(`DELETE ${PAGE}/notes/1`, ok({ ...team, notes: team.notes.slice(0, 1) }))
  world.server.says(`POST ${PAGE}/notes`, ok(team))
  fireEvent.click(buttons[0] ?? document.body)
  await screen.findByText('Note deleted.')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Asked at the desk about their team name.')
})

test('what is being typed stays while another note is deleted and taken back', async () => {
  await open('Monitor')
  const field = await screen.findByRole('textbox', { name: 'New note' })
  fireEvent.change(field, { target: { value: 'Half a thought' } })
  world.server.says(`DELETE ${PAGE}/notes/1`, ok({ ...team, notes: team.notes.slice(0, 1) }))
  world.server.says(`POST ${PAGE}/notes`, ok(team))
  fireEvent.click(await screen.findByRole('button', { name: /^Delete the note/ }))
  await screen.findByText('Note deleted.')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Asked at the desk about their team name.')
  expect(field).toHaveProperty('value', 'Half a thought')
})

test('a mark names who looked, and monitors have no other act', async () => {
  await open('Monitor')
  const mark = await screen.findByRole('button', { name: 'Looked at', pressed: false })
  expect(mark.getAttribute('aria-keyshortcuts')).toBe('F')
  expect(screen.queryByRole('button', { name: /^Ban/ })).toBeNull()
  world.server.says(`PUT ${PAGE}/looked`, ok({ ...team, looked: { at: team.joinedAt, by: 'kenji' } }))
  fireEvent.click(mark)
  await screen.findByRole('button', { name: 'Looked at', pressed: true })
  expect(screen.getByText(/Looked at by/).textContent).toContain('kenji')
})

test('a ban is asked, with the instances that stop, and nothing is sent on the way out', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Ban …' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('1 instance stops.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
  await settle()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a ban carries the reason as the members will read it', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Ban …' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Shared a flag.' } })
  world.server.says('PUT /api/edit/games/3/teams/reviewed', ok({ done: [12], changed: [] }))
  fireEvent.click(dialog.getByRole('button', { name: /^Ban/ }))
  await settle()
  const sent = world.server.asked.find(({ method }) => method === 'PUT')
  expect(sent?.body).toEqual({
    status: 'Suspended',
    teams: [{ id: 12, status: 'Accepted' }],
    reason: 'Shared a flag.',
  })
})
