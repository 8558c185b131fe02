import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GameInstanceModel, GameInstanceState } from '#contract/models/game-instance.ts'
import { GameInstances } from '#src/features/container/game-instances.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aConfig } from '../../../worlds/builders.ts'
import { ok } from '../../../worlds/monitor.world.ts'
import '#src/text/areas/instances.en.ts'
import '#src/text/areas/ask.en.ts'

const LIST = 'GET /api/game/1/containers/all'
// A dialog loads its texts when it opens, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
let world: AppWorld
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world.close())

const one = (id: number, state: GameInstanceState): GameInstanceModel => ({
  participationId: id,
  state,
  team: { id: 100 + id, name: `Owls ${id}`, avatar: null },
  challenge: { id: 7, title: 'Warm up', tag: 'Web' },
  user: state === 'Failed' ? '' : 'ann',
  ahead: 0,
  since: '2026-11-20T09:04:03+00:00',
  expectStopAt: state === 'Running' ? '2026-11-20T11:04:03+00:00' : null,
  entry: state === 'Running' ? `192.0.2.7:3133${id}` : null,
})
const rows = [one(1, 'Failed'), one(2, 'Queued'), one(3, 'Running'), one(4, 'Running')]

async function open(answers = {}, mayAct = true) {
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['game-instances'] })),
    [LIST]: ok(rows),
    ...answers,
  })
  await show(
    world,
    <MemoryRouter>
      <GameInstances game={1} mayAct={mayAct} />
    </MemoryRouter>,
  )
  await screen.findByText('Owls 1')
}
const shownTeams = () =>
  within(screen.getByRole('grid', { name: 'Instances' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const strike = (key: string, shiftKey = false) =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey }))

test('lists all, and narrows them by view and text', async () => {
  await open()
  expect(shownTeams()).toEqual(['Owls 1', 'Owls 2', 'Owls 3', 'Owls 4'])
  fireEvent.click(screen.getByRole('button', { name: 'Running 2' }))
  expect(shownTeams()).toEqual(['Owls 3', 'Owls 4'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '31334' } })
  await waitFor(() => expect(shownTeams()).toEqual(['Owls 4']))
})
test('a name leads to the page of the team in this game', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Owls 3' }).getAttribute('href')).toBe('/games/1/room/teams/3')
})
test('a monitor sees no acts and chooses nothing', async () => {
  await open({}, false)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull()
})
describe('acts', () => {
  test('+2 h is done at once and told in the line of tools', async () => {
    await open({ 'PUT /api/edit/games/1/instances/prolonged': ok({ done: 1, gone: 0 }) })
    fireEvent.click(screen.getByRole('button', { name: '+2 h for Warm up of Owls 3' }))
    await screen.findByText('1 instance runs two hours longer')
  })
  test('a restart of many asks first, with the focus on the way out', async () => {
    await open({ 'PUT /api/edit/games/1/instances/restarted': ok({ done: 2, gone: 1 }) })
    await strike('*')
    expect(screen.getByText('4 selected')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Restart 3' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Restart 3 instances' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Not now'))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Restart 3 instances' }))
    await screen.findByText('2 instances start again · 1 had ended meanwhile')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
  test('a refusal stays in the dialog', async () => {
    await open({
      'PUT /api/edit/games/1/instances/stopped': { status: 400, body: { title: 'No', status: 400 } },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Stop Warm up of Owls 3' }))
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop 1 instance' }),
    )
    expect((await within(screen.getByRole('alertdialog')).findByText('No')).textContent).toBe('No')
  })
})
test('keys move the cursor, choose and clear', async () => {
  await open()
  await strike('j')
  expect(document.activeElement?.textContent).toContain('Owls 2')
  await strike('x')
  expect(screen.getByText('1 selected')).toBeDefined()
  await strike('j', true)
  expect(screen.getByText('2 selected')).toBeDefined()
  await strike('Escape')
  expect(screen.queryByText('2 selected')).toBeNull()
  // Only the row with the cursor and its controls are tab stops, because Tab through every row would take too
  // long.
  const stops = [...document.querySelectorAll('[role=row][tabindex="0"]')]
  expect(stops.map((row) => row.textContent?.includes('Owls 3'))).toEqual([true])
})
