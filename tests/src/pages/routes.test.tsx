import { screen } from '@testing-library/react'
import { matchPath, type RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '#contract/models/role.ts'
import { toIso } from '#contract/models/time.ts'
import { routes } from '#src/app/routes.tsx'
import { MONITOR_TABS } from '#src/features/monitor/monitor-tab.ts'
import {
  aChallenge,
  aChallengeToEdit,
  aGameDetail,
  aGameToEdit,
  aListedChallenge,
  aPlay,
  aPost,
  aProfile,
} from '../../worlds/builders.ts'
import { openWholeApp, type WholeApp } from '../../worlds/whole-app.world.tsx'

const HOUR_MS = 3_600_000
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  app?.close()
  vi.restoreAllMocks()
})

const from = (hours: number) => toIso(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS)
const game = (facts = {}) => aGameDetail({ title: 'Autumn Open', start: from(-5), end: from(5), ...facts })
const ok = (body: unknown) => ({ status: 200, body })

async function open(
  address: string,
  role: Role | null = null,
  answers: Record<string, { status: number; body?: unknown }> = {},
) {
  app = await openWholeApp(address, {
    ...(role ? { 'GET /api/account/profile': ok(aProfile({ role })) } : {}),
    'GET /api/posts/latest': ok([]),
    'GET /api/posts': ok([]),
    'GET /api/posts/a1b2c3d4': ok(aPost()),
    'GET /api/game': ok([]),
    'GET /api/game/1': ok(game({ status: 'Accepted' })),
    'GET /api/edit/games?count=500&skip=0': ok({ data: [], length: 0, total: 0 }),
    'GET /api/edit/games/1': ok(aGameToEdit({ title: 'Autumn Open' })),
    'GET /api/edit/games/1/notices': ok([]),
    'GET /api/edit/games/1/challenges': ok([]),
    'GET /api/edit/games/1/challenges/7': ok(aChallengeToEdit({ title: 'Warm up' })),
    'GET /api/game/1/details': ok(aPlay({ challenges: { Misc: [aListedChallenge({ title: 'Warm up' })] } })),
    'GET /api/game/1/challenges/7': ok(aChallenge({ title: 'Warm up' })),
    ...answers,
  })
  return app
}
const isTitled = (title: string) => vi.waitFor(() => expect(document.title).toBe(title), { timeout: 10_000 })

const SCREENS = [
  ['/', null, 'Vexil::CTF'],
  ['/About', null, 'About - Vexil::CTF'],
  ['/TEAMS', 'User', 'Teams - Vexil::CTF'],
  ['/Teams/Join', null, 'Join a team - Vexil::CTF'],
  ['/account/Login', null, 'Sign in - Vexil::CTF'],
  ['/account/Register', null, 'Register - Vexil::CTF'],
  ['/account/Recovery', null, 'Recover your account - Vexil::CTF'],
  ['/account/Reset', null, 'Choose a new password - Vexil::CTF'],
  ['/account/Verify', null, 'Verify your account - Vexil::CTF'],
  ['/account/Confirm', 'User', 'Confirm your email - Vexil::CTF'],
  ['/account/Profile', 'User', 'Your account - Vexil::CTF'],
  ['/posts', null, 'Posts - Vexil::CTF'],
  ['/Posts/a1b2c3d4', null, 'Welcome - Vexil::CTF'],
  ['/posts/a1b2c3d4/edit', 'Admin', 'Edit post - Vexil::CTF'],
  ['/games', null, 'Games - Vexil::CTF'],
  ['/games/1', null, 'Autumn Open - Vexil::CTF'],
  ['/games/1/Scoreboard', null, 'Scoreboard - Autumn Open - Vexil::CTF'],
  ['/games/1/challenges', 'Monitor', 'Challenges - Autumn Open - Vexil::CTF'],
  ['/games/1/challenges/7', 'Monitor', 'Warm up - Autumn Open - Vexil::CTF'],
  ['/games/1/room/live/events', 'Monitor', 'Events - Live - Room - Autumn Open - Vexil::CTF'],
  ['/games/1/room/live/submissions', 'Monitor', 'Submissions - Live - Room - Autumn Open - Vexil::CTF'],
  ['/games/1/room/live/cheatinfo', 'Monitor', 'Cheating - Live - Room - Autumn Open - Vexil::CTF'],
  ['/games/1/projector', null, 'Autumn Open – projector - Vexil::CTF'],
  ['/admin/games', 'Admin', 'Manage games - Vexil::CTF'],
  ['/games/1/room/Overview', 'Monitor', 'Overview - Room - Autumn Open - Vexil::CTF'],
  ['/games/1/room/board', 'Monitor', 'Scoreboard - Room - Autumn Open - Vexil::CTF'],
  ['/games/1/Room/Settings', 'Admin', 'Settings - Room - Autumn Open - Vexil::CTF'],
  ['/games/1/room/Notices', 'Admin', 'Notices - Room - Autumn Open - Vexil::CTF'],
  ['/games/1/room/challenges', 'Admin', 'Challenges - Room - Autumn Open - Vexil::CTF'],
  ['/games/1/room/challenges/7', 'Admin', 'Content - Warm up - Vexil::CTF'],
  ['/games/1/room/challenges/7/flags', 'Admin', 'Flags - Warm up - Vexil::CTF'],
  ['/games/1/room/Teams', 'Admin', 'Teams - Room - Autumn Open - Vexil::CTF'],
  ['/games/1/room/Writeups', 'Admin', 'Writeups - Room - Autumn Open - Vexil::CTF'],
  ['/admin/Teams', 'Admin', 'All teams - Vexil::CTF'],
  ['/admin/Users', 'Admin', 'Users - Vexil::CTF'],
  ['/admin/Instances', 'Admin', 'Instances - Vexil::CTF'],
  ['/admin/Logs', 'Admin', 'System log - Vexil::CTF'],
  ['/admin/Health', 'Admin', 'Health - Vexil::CTF'],
  ['/admin/Configs', 'Admin', 'Settings - Vexil::CTF'],
  ['/admin/Takeover', 'Admin', 'Take over a GZCTF server - Vexil::CTF'],
] as const satisfies readonly (readonly [string, Role | null, string])[]

/** Redirects are no screens, and the gallery exists only in development. */
const NOT_LISTED = [
  '*',
  '/admin',
  '/admin/games/:gameId/*',
  '/games/:gameId/monitor/*',
  '/404',
  '/dev/gallery',
]
const pathsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])])

describe('each address has its screen and its name', () => {
  test.each(SCREENS)(
    '%s for %s',
    async (address, role, title) => {
      await open(address, role)
      await isTitled(title)
      expect(await screen.findAllByRole('heading', { level: 1 }, { timeout: 5_000 })).toHaveLength(1)
      // Each route may be the first to load its part of the app, which takes long on a busy machine.
    },
    20_000,
  )
})

test('no two screens share a title, because users distinguish tabs and bookmarks by it', () => {
  const names = SCREENS.map(([, , title]) => title)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('the list above has every screen and every tab of the monitor', () => {
  const addresses = SCREENS.map(([address]) => address)
  const paths = [
    ...pathsOf(routes).filter((path) => !NOT_LISTED.includes(path)),
    ...MONITOR_TABS.map((tab) => `/games/1/room/live/${tab}`),
  ]
  expect(paths.filter((path) => !addresses.some((address) => matchPath(path, address)))).toEqual([])
})

test.each([
  ['/Admin', '/admin/games'],
  ['/admin/games/1', '/games/1/room/settings'],
])('%s leads to %s', async (address, place) => {
  const { isAt } = await open(address, 'Admin')
  await isAt(place)
})

describe('a user without access is redirected', () => {
  test('a visitor to the sign-in, with the way back', async () => {
    const { isAt } = await open('/admin/users?page=2#ada')
    await isAt('/account/login?from=%2Fadmin%2Fusers%3Fpage%3D2%23ada')
  })
  test('a visitor with a link that needs its owner, to the sign-in', async () => {
    const { isAt } = await open('/account/confirm?token=t&email=e')
    await isAt('/account/login?from=%2Faccount%2Fconfirm%3Ftoken%3Dt%26email%3De')
  })
  test.each(['/admin/users', '/posts/new/edit', '/games/1/room/live/events'])(
    'a player from %s to "not found"',
    async (address) => {
      const { isAt } = await open(address, 'User')
      await isAt('/404')
      await isTitled('The Nowhere - Vexil::CTF')
    },
  )
  test('everyone from an unknown URL', async () => {
    const { isAt, sees } = await open('/no/such/screen')
    await isAt('/404')
    await sees('Page not found')
  })
  test('everyone from a post with an invalid id, without a request', async () => {
    const { isAt, server } = await open('/posts/short')
    await isAt('/404')
    expect(server.countOf('GET /api/posts/short')).toBe(0)
  })
  test.each([
    ['Not started yet', { start: from(1), end: from(5), status: 'Accepted' }],
    ['is over', { start: from(-5), end: from(-1), status: 'Accepted' }],
    ['bans the team', { status: 'Suspended' }],
    ['does not know the team', { status: 'Unsubmitted' }],
  ])('a player from the challenges of a game that %s to its page', async (_, facts) => {
    const { isAt, sees } = await open('/games/1/challenges', 'User', { 'GET /api/game/1': ok(game(facts)) })
    await isAt('/games/1')
    await sees('About this game')
  })
  test('but not a player from the challenges of their game', async () => {
    const { isAt, sees } = await open('/games/1/challenges', 'User', {
      'GET /api/game/1': ok(game({ status: 'Accepted' })),
    })
    await sees('Autumn Open')
    await isAt('/games/1/challenges')
  })
})

test('a game that does not exist is reported', async () => {
  const { sees } = await open('/games/7')
  await sees('Game not found')
})

test('a URL without a number names no game, and no request is made', async () => {
  const { sees, server } = await open('/games/one')
  await sees('Game not found')
  expect(server.asked.filter(({ address }) => address.startsWith('/api/game/'))).toEqual([])
})

describe('a page that fails', () => {
  test('shows the reason, keeps the frame and offers a way back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')
    const get = () => {
      throw new RangeError('Invalid time value')
    }
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get, configurable: true })
    const { sees, press, isAt } = await open('/posts', null, { 'GET /api/posts': ok([aPost()]) })
    await sees('This screen stopped working')
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format ?? {})
    expect(screen.getByRole('alert').textContent).toMatch(/invalid|time/i)
    expect(screen.getAllByRole('navigation', { name: 'Main navigation' })).not.toEqual([])
    await press('Go to the home page')
    await isAt('/')
  })
})

test('a malformed response is shown as a problem, and does not break the screen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { sees, seesNot } = await open('/posts', null, {
    'GET /api/posts': ok([{ id: 'a1b2c3d4', title: 'Half a post', summary: '', time: 'never' }]),
  })
  await sees('The server sent a response we can’t read (200).')
  seesNot('This screen stopped working')
})
