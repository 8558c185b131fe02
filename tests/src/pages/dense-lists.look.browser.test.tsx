import '#src/theme/index.css'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AuditEntry } from '#contract/models/audit.ts'
import type { GameInstanceModel } from '#contract/models/game-instance.ts'
import type { ParticipationStatus } from '#contract/models/participation.ts'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aChallengeInfo, aConfig } from '../../worlds/builders.ts'
import { ok, openFakeHub, watched } from '../../worlds/monitor.world.ts'
import { aUser, sifted } from '../../worlds/roster.world.ts'
import { aPair, PAIRS } from '../../worlds/team-pairs.world.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const
/** The number of whole rows that the first screen must hold, in the order of the sizes. */
const HELD = {
  challenges: [8, 27, 20, 28],
  instances: [5, 27, 20, 28],
  teams: [9, 27, 20, 28],
  'teams?status=Pending': [6, 21, 19, 21],
  log: [7, 26, 21, 26],
  users: [8, 27, 20, 28],
  'live/cheatinfo': [8, 30, 22, 32],
} as const
const ROOM_FEATURES = ['challenge-acts', 'game-instances', 'game-audit', 'audit', 'team-review', 'game-teams']
const PAIR_FEATURES = ['team-pairs', 'pair-states', 'pair-updates', 'pair-tries', 'room-pages']
const NOW = '2026-11-20T08:00:00+00:00'

const pairTries = [10, 20, 22, 40, 41].map((minute, nth) => ({
  participationId: (nth % 2) + 1,
  challengeId: 7,
  at: `2026-11-20T09:${minute}:00+00:00`,
  isRight: nth > 2,
}))
const instances = Array.from({ length: 60 }, (_, nth): GameInstanceModel => ({
  participationId: nth,
  state: nth < 3 ? 'Failed' : nth < 9 ? 'Queued' : 'Running',
  team: { id: nth, name: `Owls ${nth}`, avatar: null },
  challenge: { id: 7, title: 'A rather long title of a challenge', tag: 'Web' },
  user: 'ann',
  ahead: nth,
  since: NOW,
  expectStopAt: nth < 9 ? null : '2026-11-20T10:00:00+00:00',
  entry: nth < 9 ? null : `192.0.2.7:${31_300 + nth}`,
}))
const team = (nth: number, status: ParticipationStatus) => ({
  id: nth,
  status,
  organization: 'Northport University',
  registeredMembers: ['u'],
  team: {
    id: nth,
    name: `Owls ${nth}`,
    bio: null,
    avatar: null,
    locked: false,
    captainId: 'u',
    members: [
      {
        userId: 'u',
        userName: 'ann',
        email: 'ann@example.org',
        bio: '',
        phone: '',
        realName: 'Ann Archer',
        stdNumber: nth % 2 === 0 ? '1' : '',
        avatar: null,
        role: 'User',
      },
    ],
  },
})
const teams = Array.from({ length: 80 }, (_, nth) => team(nth, nth < 40 ? 'Pending' : 'Accepted'))
const figures = teams.map(({ id }) => ({
  participationId: id,
  teamId: id,
  askedAt: NOW,
  rank: id < 40 ? 0 : id - 39,
  score: id < 40 ? 0 : 6000 - id,
  solves: 3,
  wrong: 12,
  lastSolveAt: NOW,
  seenAt: NOW,
  addresses: 2,
}))
const entries = Array.from({ length: 50 }, (_, nth): AuditEntry => ({
  number: 50 - nth,
  time: NOW,
  actorId: '00000000-0000-4000-8000-000000000001',
  actor: 'mika',
  ip: '192.0.2.7',
  act: 'GameChanged',
  kind: 'game',
  id: '1',
  name: 'Cup',
  changes: [{ field: 'title', before: 'Old', after: 'New', isHidden: false }],
  gameId: 1,
}))
const challenges = Array.from({ length: 44 }, (_, nth) =>
  aChallengeInfo({
    id: nth + 1,
    title: nth === 3 ? 'A rather long title of a challenge that no column holds' : `Tide ${nth}`,
    tag: nth < 20 ? 'Misc' : 'Web',
    type: 'DynamicContainer',
    isEnabled: nth % 5 !== 0,
    opensAt: nth % 7 === 1 ? '2036-11-22T12:00:00+00:00' : '2026-11-20T12:00:00+00:00',
    score: 1000 - nth,
    originalScore: 1000,
    version: 1,
    solves: nth * 12,
    tries: nth * 40,
    lastHour: nth % 4,
    ...(nth === 8 ? { needs: 'Image' as const } : {}),
  }),
)
const users = Array.from({ length: 50 }, (_, nth) =>
  aUser({
    id: `user-${nth}`,
    userName: nth === 3 ? 'a_rather_long_name_of_a_user' : `owl_${nth}`,
    realName: 'Ann Archer',
    email: `owl_${nth}@a-rather-long-host.example.org`,
    role: nth === 0 ? 'Admin' : nth === 7 ? 'Banned' : 'User',
    emailConfirmed: nth % 9 !== 0,
    ...(nth % 5 === 0 ? { lastVisitedUTC: '2026-11-01T08:00:00+00:00' } : {}),
  }),
)
const pairs = Array.from({ length: 60 }, (_, nth) => ({
  ...aPair(1, 2),
  teams: [1, 2].map((id) => ({
    participationId: 100 * nth + id,
    name: id === 1 ? `Red Pandas of a long street ${nth}` : `Owls ${nth}`,
    avatar: null,
    organization: null,
    status: nth % 9 === 0 && id === 2 ? ('Suspended' as const) : ('Accepted' as const),
  })),
  ...(nth % 3 === 0 ? {} : { state: { state: 'Dismissed' as const, by: 'kenji', at: NOW } }),
}))
let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

async function open(section: string, scheme: 'dark' | 'light') {
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld(
    {
      ...watched('Admin'),
      'GET /api/config': ok(
        aConfig({
          features: [...ROOM_FEATURES, 'roster', 'user-views', 'user-acts', 'letters', ...PAIR_FEATURES],
        }),
      ),
      'GET /api/edit/games/1/challenges': ok(challenges),
      'GET /api/game/1/containers/all': ok(instances),
      'GET /api/game/1/participations': ok(teams),
      'GET /api/edit/games/1/teams': ok(figures),
      'GET /api/edit/games/1/audit?count=100': ok(entries),
      'GET /api/admin/audit?count=100': ok([]),
      [PAIRS]: ok({ total: 64, pairs }),
      [`${PAIRS}/1/2/tries`]: ok(pairTries),
      [sifted({})]: ok({ data: users, length: 50, total: 1597 }),
      'GET /api/admin/roster/users/counts': ok({
        Everybody: 1597,
        Staff: 5,
        Unseen: 41,
        Inactive: 12,
        Banned: 2,
      }),
    },
    openFakeHub().connect,
  )
  const address = section === 'users' ? '/admin/users' : `/games/1/room/${section}`
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  await show(world, <RouterProvider router={router} />)
  await expect.element(page.getByRole('grid'), ARRIVES).toBeVisible()
}

const measure = () => {
  const box = document.querySelector('[role=grid] > [role=rowgroup]:last-child')?.getBoundingClientRect()
  const rows = [...document.querySelectorAll('[role=row][data-key]')].map((row) =>
    row.getBoundingClientRect(),
  )
  return {
    whole: rows.filter(({ top, bottom }) => box && top >= box.top - 0.5 && bottom <= box.bottom + 0.5).length,
    drawn: rows.length,
    firstAt: Math.round(rows[0]?.top ?? 0),
    rowPx: Math.round(rows[0]?.height ?? 0),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }
}

for (const scheme of ['dark', 'light'] as const) {
  test.each(Object.entries(HELD))(
    `%s has its rows on the first screen and passes axe, in the ${scheme} scheme`,
    { timeout: 120_000 },
    async (section, held) => {
      await page.viewport(1280, 800)
      await open(section, scheme)
      for (const [at, [width, height]] of SIZES.entries()) {
        await page.viewport(width, height)
        const most = width < 768 ? 89 : section === 'log' || section === 'live/cheatinfo' ? 28 : 32
        await expect.poll(() => measure().rowPx <= most, ARRIVES).toBe(true)
        // The list draws its rows again after the window has its new size.
        await expect
          .poll(() => measure().whole, { ...ARRIVES, message: `${width} px` })
          .toBeGreaterThanOrEqual(held[at] ?? 0)
        if (section === 'users' || (section === 'live/cheatinfo' && width >= 768))
          expect(measure().firstAt, `${width} px`).toBeLessThanOrEqual(width < 768 ? 142 : 126)
        expect({ width, overflow: measure().overflow }).toEqual({ width, overflow: 0 })
        // Only the rows in view and a few around them are in the page, because thousands would be slow.
        await expect.poll(() => measure().drawn - measure().whole, ARRIVES).toBeLessThan(14)
        expect({ width, faults: await faults() }).toEqual({ width, faults: [] })
        await page.screenshot({ path: `./__tmp__/${section.replace('/', '-')}-${width}-${scheme}.png` })
      }
    },
  )
}

/** The positions of the first rows. */
const tops = () =>
  [...document.querySelectorAll('[role=row][data-key]')]
    .slice(0, 5)
    .map((row) => row.getBoundingClientRect().top)

test('no row of users moves when a selection begins, and the rows are one tab stop', async () => {
  await open('users', 'dark')
  for (const [at, [width, height]] of SIZES.entries()) {
    await page.viewport(width, height)
    await expect.poll(() => measure().whole, ARRIVES).toBeGreaterThanOrEqual(HELD.users[at] ?? 0)
    const before = tops()
    await userEvent.keyboard('jx')
    await expect.element(page.getByText('1 account selected')).toBeVisible()
    expect({ width, tops: tops() }).toEqual({ width, tops: before })
    expect(document.querySelectorAll('[role=row][data-key][tabindex="0"]')).toHaveLength(1)
    const stops = [...document.querySelectorAll<HTMLElement>('[role=row][data-key] :is(button, input)')]
    const others = stops.filter(({ tabIndex }) => tabIndex === 0)
    expect(others.every((stop) => stop.closest('[role=row]') === document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('1 account selected')).not.toBeInTheDocument()
  }
})

test('keys move over the users, select them and open one', async () => {
  await page.viewport(1280, 800)
  await open('users', 'light')
  await userEvent.keyboard('jjj')
  await expect.poll(() => document.activeElement?.getAttribute('data-key')).toBe('user-3')
  await userEvent.keyboard('k')
  await expect.poll(() => document.activeElement?.getAttribute('data-key')).toBe('user-2')
  await userEvent.keyboard('*')
  await expect.element(page.getByText('50 accounts selected')).toBeVisible()
  await userEvent.keyboard('{Escape}{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Edit owl_2' }), ARRIVES).toBeVisible()
})

test.each(['dark', 'light'] as const)(
  'the panel of a pair passes axe, moves no row, and follows the cursor, in the %s scheme',
  async (scheme) => {
    await page.viewport(1280, 800)
    await open('live/cheatinfo', scheme)
    const before = tops()
    await userEvent.keyboard('{Enter}')
    const panel = page.getByRole('complementary', { name: 'Pair of teams' })
    await expect
      .element(panel.getByRole('heading', { name: /Red Pandas of a long street 0/ }), ARRIVES)
      .toBeVisible()
    await expect.element(panel.getByRole('img', { name: /correct/ }), ARRIVES).toBeVisible()
    expect(tops()).toEqual(before)
    await page.screenshot({ path: `./__tmp__/pair-${scheme}.png` })
    for (const [width, height] of [SIZES[1], SIZES[2], SIZES[3]]) {
      await page.viewport(width, height)
      expect({ width, overflow: measure().overflow, faults: await faults() }).toEqual({
        width,
        overflow: 0,
        faults: [],
      })
    }
    await userEvent.keyboard('j')
    await expect.element(panel.getByRole('heading', { name: /long street 1/ }), ARRIVES).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    expect(document.activeElement?.getAttribute('role')).toBe('row')
  },
)
