import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toIso } from '#contract/models/time.ts'
import { aGame, aPost, aProfile } from '../../worlds/builders.ts'
import { aFullEvent } from '../../worlds/full-event.ts'
import { settle } from '../../worlds/app.world.tsx'
import { openWholeApp, type WholeApp } from '../../worlds/whole-app.world.tsx'

const HOUR_MS = 3_600_000
const from = (hours: number) => toIso(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS)
const ok = (body: unknown) => ({ status: 200, body })
const POSTS = 'GET /api/posts/latest'
const GAMES = 'GET /api/game'
let app: WholeApp | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => app?.close())

test('shows the running game first, coming and past ones, and the posts', async () => {
  app = await openWholeApp('/', {
    [POSTS]: ok([
      aPost({ isPinned: true, title: 'Rules' }),
      aPost({ id: 'b1b2c3d4', title: 'News', authorName: null }),
    ]),
    [GAMES]: ok([
      aGame({ id: 1, title: 'Long over', start: from(-90), end: from(-80) }),
      aGame({ id: 2, title: 'Just over', start: from(-90), end: from(-1) }),
      aGame({ id: 3, title: 'Running', start: from(-1), end: from(3) }),
      aGame({ id: 4, title: 'Far', start: from(30), end: from(32) }),
      aGame({ id: 5, title: 'Coming', start: from(9), end: from(40) }),
    ]),
  })
  await app.sees('Rules')
  await app.sees('Coming')
  // Content below the first screen loads later, so the test waits for it.
  await app.sees('Long over')
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  // The order of the DOM must equal the visual order, because screen readers follow the DOM.
  expect(titles.slice(1)).toEqual([
    'Running',
    'Upcoming',
    'Coming',
    'Far',
    'Past games',
    'Latest posts',
    'Pinned Rules',
    'News',
  ])
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '')
  expect(links.filter((text) => text.includes('over')).map((text) => text.slice(0, 9))).toEqual([
    'Just over',
    'Long over',
  ])
  await app.sees('Anonym')
})

test('shows the next game first while none runs, and lists other running ones', async () => {
  app = await openWholeApp('/', {
    [POSTS]: ok([]),
    [GAMES]: ok([aGame({ id: 4, title: 'Coming', start: from(9), end: from(12) })]),
  })
  await app.sees('until the start')
  app.close()
  app = await openWholeApp('/', {
    [POSTS]: ok([]),
    [GAMES]: ok([
      aGame({ id: 3, title: 'One', start: from(-1), end: from(3) }),
      aGame({ id: 4, title: 'Two', start: from(-2), end: from(12) }),
    ]),
  })
  await app.sees('left of 4 hours')
  await app.sees('Running and upcoming')
  expect(screen.getByRole('region', { name: 'One' })).toBeTruthy()
})

test('shows the rank of the own team in the running game', async () => {
  const event = aFullEvent()
  app = await openWholeApp('/', {
    ...event.answers,
    [POSTS]: ok([]),
    [GAMES]: ok([
      aGame({ title: 'Harbour Lights 2026', start: toIso(event.startsAt), end: toIso(event.endsAt) }),
    ]),
  })
  const place = event.board.rows.find(({ id }) => id === event.own.id)?.rank ?? 0
  await vi.waitFor(() => app?.sees(`#${place} of 60 teams`), { timeout: 10_000 })
  await app.sees('Kernel Panic')
})

test('shows the shape of its content while it loads', async () => {
  app = await openWholeApp('/', { [POSTS]: 'held', [GAMES]: 'held' })
  // The posts have no place before the games are known, so there is one loading sign.
  expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBe(1)
  app.server.release(POSTS, ok([aPost()]))
  app.server.release(GAMES, ok([aGame()]))
  await app.sees('Welcome')
  await app.sees('Autumn Open')
  expect(screen.queryAllByRole('status', { name: 'Loading' })).toEqual([])
})

test('offers administrators the next step on an empty platform', async () => {
  app = await openWholeApp('/', {
    [POSTS]: ok([]),
    [GAMES]: ok([]),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
  })
  await app.sees('Write the first post')
  await app.sees('Create a game')
})

test('shows a failure, and requests again on a press', async () => {
  app = await openWholeApp('/', {
    [POSTS]: { status: 500, body: { title: 'The disk is full', status: 500 } },
    [GAMES]: ok([aGame()]),
  })
  await app.sees('The disk is full')
  app.server.says(POSTS, ok([aPost()]))
  await app.press('Try again')
  await settle()
  await app.sees('Welcome')
  app.seesNot('The disk is full')
})
