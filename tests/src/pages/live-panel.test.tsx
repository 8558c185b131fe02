import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { routes } from '#src/app/routes.tsx'
import { examples } from '#src/features/room-pages/room-pages.examples.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../worlds/builders.ts'
import { aSubmission, ok, openFakeHub, SUBMISSIONS, told, watched } from '../../worlds/monitor.world.ts'
import '#src/features/monitor/answer-stream.tsx'
import '#src/features/room-pages/answer-panel.tsx'
import '#src/features/room-pages/ruling-question.tsx'
import '#src/features/room-pages/team-acts.tsx'
import '#src/features/room-pages/team-notes.tsx'
import '#src/text/areas/answer-panel.en.ts'
import '#src/text/areas/review.en.ts'
import '#src/text/areas/room-pages.en.ts'
import '#src/text/areas/team-acts.en.ts'
import '#src/wiring/admin.ts'

const FEATURES = ['answer-list', 'room-pages', 'team-notes', 'team-review', 'letters']
const ANSWERS = 'GET /api/game/1/answers?search=&answers=true&count=100'
const teamOf = (id: number) => `/api/game/1/overview/teams/${id}`
const team = { ...examples.team.team, looked: null, instances: [] }
/** The first panel loads its parts. */
const ARRIVES = { timeout: 10_000 }
let world: AppWorld
let hub: ReturnType<typeof openFakeHub>
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world.close())

const anAnswer = (id: number) =>
  aSubmission(id, {
    team: `Owls ${id}`,
    number: id,
    facts: {
      id,
      participationId: id,
      userId: null,
      challengeId: 7,
      category: 'Web',
      attempt: 2,
      ip: '203.0.113.41',
      placing: null,
    },
  })

async function open(role: 'Admin' | 'Monitor' = 'Admin', features: readonly string[] = FEATURES) {
  hub = openFakeHub()
  world = openAppWorld(
    {
      ...watched(role),
      'GET /api/config': ok(aConfig({ features: [...features] })),
      'GET /api/account/profile': ok(aProfile({ role, userName: 'kenji' })),
      [SUBMISSIONS]: ok([]),
      [ANSWERS]: ok([3, 2, 1].map(anAnswer)),
      [ANSWERS.replace('answers=true', 'answers=false')]: ok([3, 2, 1].map(anAnswer)),
      ...Object.fromEntries(
        [1, 2, 3].map((id) => [
          `GET ${teamOf(id)}`,
          ok({ ...team, participationId: id, name: `Owls ${id}`, rank: 10 + id }),
        ]),
      ),
    },
    hub.connect,
  )
  const router = createMemoryRouter(routes, { initialEntries: ['/games/1/room/live/submissions'] })
  await show(world, <RouterProvider router={router} />)
  await screen.findByText('Owls 3')
}

const details = () => screen.getAllByRole('button', { name: /details/i })
const panel = () => screen.findByRole('complementary', { name: 'Submission' })
const press = (key: string) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
  })
const openRow = async (at: number) => {
  const row = details()[at]
  row?.focus()
  fireEvent.click(row ?? document.body)
  return within(await panel())
}

test('a press on a row opens the panel: verdict, flag, who, address, and the team', async () => {
  await open()
  const inside = await openRow(0)
  await inside.findByText(/^13 of 485/, {}, ARRIVES)
  const text = (await panel()).textContent
  for (const part of ['Wrong', 'flag{3}', 'grace', 'Warm up', '203.0.113.41', 'HL{rusty_key_9}'])
    expect(text).toContain(part)
  expect(inside.getByRole('link', { name: 'Owls 3' }).getAttribute('href')).toBe('/games/1/room/teams/3')
})

test('J and K move the panel along, and Escape gives the focus back to the row', async () => {
  await open()
  const inside = await openRow(0)
  await inside.findByText(/^13 of 485/, {}, ARRIVES)
  await press('j')
  await inside.findByText('flag{2}')
  await inside.findByText(/^12 of 485/)
  await press('k')
  await inside.findByText('flag{3}')
  await press('j')
  const { activeElement } = document
  expect(activeElement).toBe(details()[1])
  expect(activeElement?.getAttribute('aria-expanded')).toBe('true')
  within(await panel())
    .getByRole('link', { name: 'Owls 2' })
    .focus()
  await press('Escape')
  expect(screen.queryByRole('complementary', { name: 'Submission' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(details()[1]))
  expect(details()[1]?.getAttribute('aria-expanded')).toBe('false')
})

test('Enter opens the row with the cursor', async () => {
  await open()
  await press('j')
  await act(async () => document.body.focus())
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect((await panel()).textContent).toContain('flag{2}')
})

test('the list stands still while the panel is open, and Resume closes it', async () => {
  await open()
  await openRow(0)
  await hub.tell('monitor', [told.submission(anAnswer(4))])
  expect(screen.queryByText('Owls 4')).toBeNull()
  const resume = await screen.findByRole('button', { name: '1 new' })
  await press('Escape')
  // The row has the focus again, and its list does not move under it.
  expect(screen.queryByText('Owls 4')).toBeNull()
  fireEvent.click(details()[0] ?? document.body)
  await panel()
  resume.focus()
  fireEvent.click(resume)
  await screen.findByText('Owls 4')
  expect(screen.queryByRole('complementary', { name: 'Submission' })).toBeNull()
})

test('the list goes on when the focus leaves it', async () => {
  await open()
  await act(async () => details()[0]?.focus())
  await hub.tell('monitor', [told.submission(anAnswer(4))])
  expect(screen.queryByText('Owls 4')).toBeNull()
  await act(async () => screen.getByRole('searchbox').focus())
  await screen.findByText('Owls 4')
})

test('the acts of the page of the team work in the panel', async () => {
  await open()
  const inside = await openRow(0)
  const mark = await inside.findByRole('button', { name: 'Looked at', pressed: false })
  world.server.says(
    `PUT ${teamOf(3)}/looked`,
    ok({ ...team, participationId: 3, looked: { at: team.joinedAt, by: 'kenji' } }),
  )
  await press('f')
  await inside.findByRole('button', { name: 'Looked at', pressed: true })
  expect(mark.isConnected).toBe(true)
  await inside.findByRole('button', { name: 'Message' })
  fireEvent.click(inside.getByRole('button', { name: 'Note' }))
  expect(document.activeElement).toBe(inside.getByRole('textbox', { name: 'New note' }))
  // In the field Escape ends only the typing.
  await press('Escape')
  expect(document.activeElement?.contains(inside.getByRole('textbox', { name: 'New note' }))).toBe(true)
  await press('s')
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reason/ }), { target: { value: 'Shared a flag.' } })
  world.server.says('PUT /api/edit/games/1/teams/reviewed', ok({ done: [3], changed: [] }))
  fireEvent.click(dialog.getByRole('button', { name: /^Ban/ }))
  await settle()
  expect(world.server.asked.find(({ address }) => address.endsWith('/reviewed'))?.body).toEqual({
    status: 'Suspended',
    teams: [{ id: 3, status: 'Accepted' }],
    reason: 'Shared a flag.',
  })
})

test('a half-typed note stays with its team while the panel shows another one, and after it has closed', async () => {
  await open()
  const inside = await openRow(0)
  await inside.findByText(/^13 of 485/, {}, ARRIVES)
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'New note' })
  fireEvent.change(await field(), { target: { value: 'Ask them about' } })
  details()[0]?.focus()
  await press('j')
  await inside.findByText(/^12 of 485/)
  expect((await field()).value).toBe('')
  await press('k')
  await inside.findByText(/^13 of 485/)
  expect((await field()).value).toBe('Ask them about')
  await press('Escape')
  expect(screen.queryByRole('complementary', { name: 'Submission' })).toBeNull()
  await openRow(0)
  expect((await field()).value).toBe('Ask them about')
})

test('monitors get the mark and notes only, and streaming mode hides flags and addresses', async () => {
  localStorage.setItem('streaming-mode', 'on')
  await open('Monitor')
  const inside = await openRow(0)
  await inside.findByRole('button', { name: 'Looked at' })
  expect(inside.queryByRole('button', { name: /^(Ban|Message|Change)/ })).toBeNull()
  const { textContent, innerHTML } = await panel()
  for (const secret of ['flag{3}', 'rusty_key', '203.0.113.41']) expect(innerHTML).not.toContain(secret)
  expect(textContent).toContain('Flag hidden')
})

test('a server without pages of the room shows only the submission', async () => {
  await open('Admin', ['answer-list'])
  const inside = await openRow(1)
  expect(inside.getByText('flag{2}')).toBeDefined()
  await settle()
  expect(world.server.asked.some(({ address }) => address.includes('/overview/teams'))).toBe(false)
})

test('P holds the list, V hides flags, and O leads to the page of the team', async () => {
  await open()
  await press('p')
  await screen.findByRole('button', { name: 'Resume' })
  await press('v')
  await screen.findByRole('button', { name: /^Streaming mode/, pressed: true })
  await waitFor(() => expect(screen.queryAllByText('flag{3}')).toEqual([]))
  await openRow(2)
  await press('o')
  await screen.findByRole('heading', { name: 'Owls 1', level: 2 }, ARRIVES)
})
