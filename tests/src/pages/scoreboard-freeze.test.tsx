import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { START, TEAM_ID } from '../../contract/board/snapshot.ts'
import { settle } from '../../worlds/app.world.tsx'
import { aBoardRow, aProfile } from '../../worlds/builders.ts'
import { aBoardModel, byRank, ok, playing } from '../../worlds/scoreboard.world.ts'
import { openWholeApp, type WholeApp } from '../../worlds/whole-app.world.tsx'
import '#src/features/scoreboard/team-drawer.tsx'
import '#src/pages/scoreboard.tsx'

const FEATURES = ['board', 'freeze']
const PUBLIC = { freezeAt: toIso(START + 90_000), revealedAt: null }
const FULL = 'GET /api/game/1/board?full=true'
const before = { team: 1, challenge: 0, at: START + 60_000 }
const behind = [0, 1].map((challenge) => ({ team: 2, challenge, at: START + 120_000 }))
const publicBoard = { ...aBoardModel({ teams: 3, challenges: 2, solves: [before] }), ...PUBLIC }
const fullBoard = { ...aBoardModel({ teams: 3, challenges: 2, solves: [before, ...behind] }), ...PUBLIC }
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  app?.close()
  app = null
})

async function open(
  board: unknown,
  role: 'User' | 'Monitor',
  features = FEATURES,
  search = '',
  more: Parameters<typeof openWholeApp>[1] = {},
) {
  app = await openWholeApp(`/games/1/scoreboard${search}`, {
    ...playing(board, features),
    'GET /api/account/profile': ok(aProfile({ role })),
    [FULL]: ok(fullBoard),
    ...more,
  })
  await app.sees('team 1')
  await settle()
  return app
}
const first = () =>
  byRank(within(screen.getByRole('grid')).getAllByRole('rowheader'))[0]?.getAttribute('aria-label')

test('players see since when the board is frozen, and no other board', async () => {
  const { sees, server } = await open(publicBoard, 'User', FEATURES, '?board=full')
  await sees(/Frozen since .*You see your own results right away/)
  expect(screen.queryByRole('radiogroup', { name: 'View' })).toBeNull()
  expect(first()).toContain('team 1')
  expect(server.countOf(FULL)).toBe(0)
})

test('a future freeze is shown with its time', async () => {
  const { sees, seesNot } = await open({ ...publicBoard, freezeAt: '2095-01-01T00:00:00+00:00' }, 'Monitor')
  await sees(/freezes at/)
  seesNot('Full view')
})

test('a revealed board does not mention the freeze', async () => {
  const { seesNot } = await open({ ...fullBoard, revealedAt: toIso(START + 600_000) }, 'Monitor')
  seesNot(/[Ff]rozen/)
})

test('a monitor can switch between the public and the full board, and the URL has the choice', async () => {
  const { sees, isAt } = await open(publicBoard, 'Monitor')
  expect(first()).toContain('team 1')
  await act(async () => screen.getByRole('radio', { name: 'Full view' }).click())
  await sees(/You see everything/)
  expect(first()).toContain('team 2')
  await isAt('/games/1/scoreboard?board=full')
  await act(async () => screen.getByRole('radio', { name: 'Player view' }).click())
  await sees(/Frozen since/)
  expect(first()).toContain('team 1')
})

test('a server without the extension offers no choice', async () => {
  await open(publicBoard, 'Monitor', ['board'], '?board=full')
  expect(screen.queryByRole('radio', { name: 'Full view' })).toBeNull()
  expect(first()).toContain('team 1')
})

test('the full board also fills the team panel, the cell texts and the file', async () => {
  const TEAM = `GET /api/game/1/board/teams/${TEAM_ID + 2}`
  const { server, sees } = await open(publicBoard, 'Monitor', [...FEATURES, 'ctftime'], '?board=full', {
    [TEAM]: ok(aBoardRow({ id: TEAM_ID + 2, bio: 'As of before.' })),
    [`${TEAM}?full=true`]: ok(aBoardRow({ id: TEAM_ID + 2, bio: 'With all of it.' })),
  })
  const file = () => screen.getByRole('link', { name: 'CTFtime', hidden: true }).getAttribute('href')
  const openFiles = async () => {
    const button = screen.getByRole('button', { name: 'Download', hidden: true })
    await act(async () => void fireEvent.pointerOver(button))
    await act(async () => button.click())
    await screen.findByRole('link', { name: 'CTFtime', hidden: true })
  }
  const cell = () => byRank(within(screen.getByRole('grid')).getAllByRole('gridcell'))[0] ?? document.body
  await openFiles()
  expect(file()).toBe('/api/game/1/ctftime?full=true')
  await act(async () => void fireEvent.pointerOver(cell(), { pointerType: 'mouse' }))
  await screen.findByRole('tooltip')
  await waitFor(() => expect(server.countOf(`${TEAM}?full=true`)).toBe(1))
  await act(async () => byRank(within(screen.getByRole('grid')).getAllByRole('rowheader'))[0]?.click())
  await sees('With all of it.')
  expect(server.countOf(TEAM)).toBe(0)
  await act(async () => screen.getByRole('radio', { name: 'Player view', hidden: true }).click())
  await sees('As of before.')
  expect(file()).toBe('/api/game/1/ctftime')
})
