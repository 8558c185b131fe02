import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ListName } from '#contract/streams.ts'
import { openWithLine } from '../../../worlds/admin-line.world.tsx'
import { aGameToEdit, aPost, aSession, aTeam } from '../../../worlds/builders.ts'
import '../../../worlds/profile-screen.ts'
import { ok } from '../../../worlds/participation.world.ts'
import { aUser, listed, TEAMS, USERS } from '../../../worlds/roster.world.ts'
import type { WholeApp } from '../../../worlds/whole-app.world.tsx'
import '#src/pages/admin-games.tsx'
import '#src/pages/admin-instances.tsx'
import '#src/pages/post.tsx'
import '#src/pages/posts.tsx'
import '#src/pages/profile.tsx'
import '#src/pages/teams.tsx'
import '#src/text/areas/container.en.ts'
import '#src/text/areas/team.en.ts'
import '#src/wiring/refresh-lists.ts'

const FEATURES = ['streams', 'game-updates', 'live-lists']
const SOON_MS = 2_000
let app: WholeApp
afterEach(() => app.close())

async function openList(...[address, answers, features = FEATURES]: OpenListInput) {
  const opened = await openWithLine(address, answers, features)
  app = opened.app
  return opened
}
type OpenListInput = [
  address: string,
  answers: Parameters<typeof openWithLine>[1],
  features?: readonly string[],
]
const GAMES = 'GET /api/edit/games?count=500&skip=0'
const INSTANCES = 'GET /api/admin/instances'
const OWN = 'GET /api/team'
const games = (...titles: string[]) =>
  ok({
    data: titles.map((title, at) => aGameToEdit({ id: at + 1, title })),
    length: titles.length,
    total: titles.length,
  })
const container = (guid: string, name: string) => ({
  team: { id: 1, name, avatar: null },
  challenge: { id: 7, title: 'Warm up', tag: 'Misc' },
  image: 'ctf/box:1',
  containerGuid: guid,
  containerId: guid,
  startedAt: '2026-11-20T08:00:00+00:00',
  expectStopAt: '2026-11-20T10:00:00+00:00',
  publicIP: '192.0.2.7',
  publicPort: 31_337,
})
const containers = (...rows: ReturnType<typeof container>[]) =>
  ok({ data: rows, length: rows.length, total: rows.length })

describe.each<{
  list: ListName
  address: string
  line: string
  read: string
  before: ReturnType<typeof ok>
  after: ReturnType<typeof ok>
}>([
  {
    list: 'games',
    address: '/admin/games',
    line: '/hub/admin?streams=logs,audit',
    read: GAMES,
    before: games('Before'),
    after: games('After'),
  },
  {
    list: 'users',
    address: '/admin/users',
    line: '/hub/admin?streams=logs,audit',
    read: USERS,
    before: listed([aUser({ userName: 'Before' })]),
    after: listed([aUser({ userName: 'After' })]),
  },
  {
    list: 'teams',
    address: '/admin/teams',
    line: '/hub/admin?streams=logs,audit',
    read: TEAMS,
    before: listed([aTeam({ name: 'Before' })]),
    after: listed([aTeam({ name: 'After' })]),
  },
  {
    list: 'users',
    address: '/admin/teams',
    line: '/hub/admin?streams=logs,audit',
    read: TEAMS,
    before: listed([aTeam({ name: 'Before' })]),
    after: listed([aTeam({ name: 'After' })]),
  },
  {
    list: 'containers',
    address: '/admin/instances',
    line: '/hub/admin?streams=logs,audit',
    read: INSTANCES,
    before: containers(container('a', 'Before')),
    after: containers(container('a', 'After')),
  },
  {
    list: 'own-teams',
    address: '/teams',
    line: '/hub/public?streams=',
    read: OWN,
    before: ok([aTeam({ name: 'Before' })]),
    after: ok([aTeam({ name: 'After' })]),
  },
  {
    list: 'posts',
    address: '/',
    line: '/hub/public?streams=',
    read: 'GET /api/posts/latest',
    before: ok([aPost({ title: 'Before' })]),
    after: ok([aPost({ title: 'After' })]),
  },
  {
    list: 'posts',
    address: '/posts',
    line: '/hub/public?streams=',
    read: 'GET /api/posts',
    before: ok([aPost({ title: 'Before' })]),
    after: ok([aPost({ title: 'After' })]),
  },
  {
    list: 'posts',
    address: '/posts/a1b2c3d4',
    line: '/hub/public?streams=',
    read: 'GET /api/posts/a1b2c3d4',
    before: ok(aPost({ title: 'Before' })),
    after: ok(aPost({ title: 'After' })),
  },
])('the list at $address that follows $list', ({ list, address, line: hub, read, before, after }) => {
  test("shows another user's change within two seconds", async () => {
    const { line, says } = await openList(address, { [read]: before })
    await app.sees('Before')
    expect(await line()).toBe(hub)
    app.server.says(read, after)
    const from = performance.now()
    await says({ type: 'hub.list', list })
    await vi.waitFor(() => app.sees('After'), SOON_MS)
    expect(performance.now() - from).toBeLessThan(SOON_MS)
    app.seesNot('Before')
  })
  test('shows what changed while the connection was down', async () => {
    const { line, says } = await openList(address, { [read]: before })
    await app.sees('Before')
    await line()
    app.server.says(read, after)
    await says({ type: 'hub.opened' })
    await app.sees('After')
  })
})

describe('a message about a list', () => {
  test('that arrives many times causes one read', async () => {
    const { line, says } = await openList('/admin/games', { [GAMES]: games('Before') })
    await app.sees('Before')
    await line()
    const before = app.server.countOf(GAMES)
    app.server.says(GAMES, games('After'))
    for (let time = 0; time < 5; time += 1) await says({ type: 'hub.list', list: 'games' })
    await app.sees('After')
    expect(app.server.countOf(GAMES)).toBe(before + 1)
  })
  test('that no screen shows is not read', async () => {
    const { line, says } = await openList('/admin/games', { [GAMES]: games('Before') })
    await app.sees('Before')
    await line()
    const before = app.server.countOf(GAMES)
    await says({ type: 'hub.list', list: 'users' }, { type: 'hub.list', list: 'containers' })
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(app.server.countOf(GAMES)).toBe(before)
    expect(app.server.countOf(USERS)).toBe(0)
  })
  test('opens no connection on a server without it', async () => {
    const { lines } = await openList('/admin/games', { [GAMES]: games('Before') }, ['streams'])
    await app.sees('Before')
    expect(lines).toEqual([])
  })
})

test('an open post that another user deletes is shown as missing', async () => {
  const POST = 'GET /api/posts/a1b2c3d4'
  const { line, says } = await openList('/posts/a1b2c3d4', { [POST]: ok(aPost({ title: 'Before' })) })
  await app.sees('Before')
  await line()
  app.server.says(POST, { status: 404, body: { title: 'Not found', status: 404 } })
  await says({ type: 'hub.list', list: 'posts' })
  await app.sees('Post not found')
  app.seesNot('Before')
})

test("a sign-in elsewhere is in the user's open list of sessions", async () => {
  const SESSIONS = 'GET /api/account/sessions'
  const id = '7e1f0d83-5a6c-4a1e-8a52-3a1d7c2be911'
  const agent = 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36'
  const { line, says } = await openList('/account/profile', { [SESSIONS]: ok([aSession()]) }, [
    ...FEATURES,
    'sessions',
  ])
  await vi.waitFor(() => expect(app.server.countOf(SESSIONS)).toBe(1))
  expect(await line()).toBe('/hub/public?streams=')
  app.server.says(SESSIONS, ok([aSession(), aSession({ id, current: false, agent })]))
  await says({ type: 'hub.list', list: 'own-sessions' })
  await app.sees(/Chrome on Android/)
})

describe('an open list', () => {
  test('keeps its search', async () => {
    const { line, says } = await openList('/admin/games', { [GAMES]: games('Tides', 'Ebb') })
    await line()
    await app.sees('Ebb')
    await app.type(/^Search/, 'Tid')
    app.server.says(GAMES, games('Tides at night', 'Ebb'))
    await says({ type: 'hub.list', list: 'games' })
    await app.sees('Tides at night')
    app.seesNot('Ebb')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Tid')
  })
  test('keeps its page, and the input of a form above it', async () => {
    const SECOND = 'GET /api/admin/users?count=50&skip=50'
    const { line, says } = await openList('/admin/users?page=2', {
      [SECOND]: listed([aUser({ userName: 'grace' })], 51),
    })
    await line()
    await app.sees('grace')
    await app.press(/^Edit grace/)
    await app.type(/^Real name/, 'Half a na')
    app.server.says(SECOND, listed([aUser({ userName: 'renamed' })], 51))
    await says({ type: 'hub.list', list: 'users' })
    await app.sees('renamed')
    expect(screen.getByLabelText<HTMLInputElement>(/^Real name/).value).toBe('Half a na')
    expect(app.server.countOf(USERS)).toBe(0)
  })
  test('keeps the selected rows, as far as they exist', async () => {
    const { line, says } = await openList('/admin/instances', {
      [INSTANCES]: containers(container('a', 'Moles'), container('b', 'Owls')),
    })
    await line()
    await app.sees('Owls')
    for (const box of screen.getAllByRole('checkbox', { name: /Moles|Owls/ }))
      await act(async () => void fireEvent.click(box))
    await app.sees('2 instances selected')
    app.server.says(INSTANCES, containers(container('b', 'Barn owls')))
    await says({ type: 'hub.list', list: 'containers' })
    await app.sees('Barn owls')
    await app.sees('1 instance selected')
  })
})
