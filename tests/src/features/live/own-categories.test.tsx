import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OwnCategory } from '#contract/models/category.ts'
import type { ConnectionEvent } from '#machines/live/connection-events.ts'
import { settle } from '../../../worlds/app.world.tsx'
import {
  aChallengeInfo,
  aConfig,
  aGameToEdit,
  aListedChallenge,
  aPlay,
  aProfile,
  aRunningGame,
} from '../../../worlds/builders.ts'
import { DETAILS, GAME } from '../../../worlds/playing.world.tsx'
import { aBoardModel, ok, playing } from '../../../worlds/scoreboard.world.ts'
import { openWholeApp, type WholeApp } from '../../../worlds/whole-app.world.tsx'
import '#src/wiring/live-machines.ts'
import '#src/shell/keep-silent-connection.tsx'
import '#src/pages/room-challenges.tsx'
import '#src/pages/admin-instances.tsx'
import '#src/pages/challenges.tsx'
import '#src/text/areas/container.en.ts'
import '#src/wiring/refresh-edited.ts'
import '#src/pages/scoreboard.tsx'

const OWN = 'GET /api/game/1/categories'
const net = (label: string, colour: OwnCategory['colour'] = 'gray') =>
  ok({ categories: [{ tag: 'Misc', label, colour }] })
const play = aPlay({
  challenges: {
    Misc: [aListedChallenge()],
    Web: [aListedChallenge({ id: 9, title: 'Cookies', tag: 'Web' })],
  },
})
let app: WholeApp | null = null
const lines: ((heard: ConnectionEvent) => void)[] = []

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  app?.close()
  app = null
  lines.length = 0
})

async function open(
  address: string,
  answers: Parameters<typeof openWholeApp>[1],
  features: readonly string[],
) {
  const all = ['board', 'streams', 'game-updates', ...features]
  const opened = await openWholeApp(
    address,
    {
      'GET /api/account/profile': ok(aProfile()),
      ...answers,
      'GET /api/config': ok(aConfig({ features: all })),
    },
    (_, say) => {
      lines.push(say)
      return () => {}
    },
  )
  app = opened
  await settle()
  return opened
}
async function tellOfChange() {
  // The connection waits for the first touch of the page, so the test touches it.
  dispatchEvent(new Event('pointermove'))
  await settle()
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0))
  await act(async () => lines.forEach((say) => say({ type: 'hub.opened' })))
  await act(async () => lines.forEach((say) => say({ type: 'hub.game', game: 1 })))
}
const band = (name: string) => screen.getByRole('region', { name })

const challenges = { [GAME]: ok(aRunningGame()), [DETAILS]: ok(play) }

test("a band and the search use the game's label of a category, and follow a change", async () => {
  const { server, sees, press, type } = await open(
    '/games/1/challenges',
    { ...challenges, [OWN]: net('Warm-ups') },
    ['own-categories'],
  )
  await sees('Warm-ups')
  expect(within(band('Warm-ups')).getByRole('link', { name: /Warm up/ })).toBeDefined()
  expect(within(band('Web')).getByRole('link', { name: /Cookies/ })).toBeDefined()
  await press(/^Warm-ups/)
  expect(screen.queryByRole('link', { name: /Cookies/ })).toBeNull()
  await press(/^Warm-ups/)
  await type('Find a challenge', 'warm-ups')
  expect(screen.queryByRole('link', { name: /Cookies/ })).toBeNull()
  await type('Find a challenge', '')
  server.says(OWN, net('First steps', 'pink'))
  await tellOfChange()
  await vi.waitFor(() => expect(band('First steps').className).toContain('pink'), 3_000)
})

test('the header of the scoreboard uses it, too, and follows a change', async () => {
  const board = aBoardModel({ teams: 3, challenges: 4, solves: [] })
  const { server, sees } = await open('/games/1/scoreboard', { ...playing(board), [OWN]: net('Warm-ups') }, [
    'own-categories',
  ])
  await sees('team 1')
  const band = (label: string) => screen.getByRole('grid').querySelector(`[title="${label}"]`)
  await vi.waitFor(() => expect(band('Warm-ups')).not.toBeNull())
  server.says(OWN, net('Start'))
  await tellOfChange()
  await vi.waitFor(() => expect(band('Start')?.querySelector('svg')).not.toBeNull(), 3_000)
  expect(band('Warm-ups')).toBeNull()
})

const container = (guid: string, game: object) => ({
  team: { id: 1, name: 'Moles', avatar: null },
  challenge: { id: 7, title: `Box ${guid}`, tag: 'Misc' },
  image: 'ctf/box:1',
  containerGuid: guid,
  containerId: guid,
  startedAt: '2026-11-20T08:00:00+00:00',
  expectStopAt: '2026-11-20T10:00:00+00:00',
  publicIP: '192.0.2.7',
  publicPort: 31_337,
  ...game,
})

test("instances of all games have their game's categories, or the built-in ones", async () => {
  const data = [container('a', { gameId: 1 }), container('b', { gameId: 2 }), container('c', {})]
  const { server, sees } = await open(
    '/admin/instances',
    {
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/admin/instances': ok({ data, length: 3, total: 3 }),
      [OWN]: net('Warm-ups'),
      'GET /api/game/2/categories': net('Riddles'),
    },
    ['own-categories', 'instance-games', 'live-lists'],
  )
  await sees('Box c')
  const row = (name: string) => within(screen.getByText(name).parentElement ?? expect.fail())
  await vi.waitFor(() => expect(row('Box a').getByText('Warm-ups')).toBeDefined())
  expect(row('Box b').getByText('Riddles')).toBeDefined()
  expect(row('Box c').getByText('Misc')).toBeDefined()
  server.says(OWN, net('First steps'))
  await tellOfChange()
  await vi.waitFor(() => expect(row('Box a').getByText('First steps')).toBeDefined(), 3_000)
})

test("screens of organisers follow another organiser's label of a category in a hidden game", async () => {
  const { server, sees } = await open(
    '/games/1/room/challenges',
    {
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit({ hidden: true })),
      'GET /api/edit/games/1/challenges': ok([aChallengeInfo({ title: 'Ebb', tag: 'Misc' })]),
      [OWN]: net('Warm-ups'),
    },
    ['own-categories', 'game-edits', 'line-recap'],
  )
  await sees('Ebb')
  await sees('Warm-ups')
  server.says(OWN, net('First steps'))
  dispatchEvent(new Event('pointermove'))
  await settle()
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0))
  await act(async () => lines.forEach((say) => say({ type: 'hub.opened' })))
  await act(async () => lines.forEach((say) => say({ type: 'hub.edited', edit: { game: 1, part: 'game' } })))
  await sees('First steps')
})

test('a server without own categories gets no request, and the built-in ones are shown', async () => {
  const { server, sees } = await open('/games/1/challenges', challenges, [])
  await sees('Cookies')
  expect(within(band('Misc')).getByRole('link', { name: /Warm up/ })).toBeDefined()
  expect(server.countOf(OWN)).toBe(0)
})
