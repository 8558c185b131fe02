import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toIso } from '#contract/models/time.ts'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aGame, aPost } from '../../worlds/builders.ts'
import { aFullEvent } from '../../worlds/full-event.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
const HOUR_MS = 3_600_000
const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const
const event = aFullEvent()
const at = (hours: number) => toIso(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR_MS)
const ok = (body: unknown) => ({ status: 200, body })
const GAMES = [
  aGame({
    title: 'Harbour Lights 2026',
    summary: 'The port authority lost its keys. Find them before the fog lifts.',
    start: toIso(event.startsAt),
    end: toIso(event.endsAt),
  }),
  aGame({
    id: 2,
    title: 'Winter Cipher',
    summary: 'Cryptography only.',
    start: at(72),
    end: at(96),
    limit: 1,
  }),
  aGame({
    id: 3,
    title: '苍穹杯 2026 新生赛',
    summary: '面向新生的入门赛，十二道题，三小时。',
    start: at(140),
    end: at(143),
  }),
  aGame({
    id: 4,
    title: 'AnEventWithoutAnyPlaceToBreakInAllOfItsVeryManyLettersOfWhichThereAreSixty',
    summary: '',
    start: at(400),
    end: at(400.5),
  }),
  aGame({ id: 5, title: '夜の灯台CTF', summary: '', start: at(-500), end: at(-488) }),
  aGame({ id: 6, title: 'Low Water Qualifier', summary: '', start: at(-900), end: at(-852) }),
]
const POSTS = [
  aPost({
    isPinned: true,
    title: 'The tide turns at 18:00',
    summary: 'Two more challenges open in Hardware.',
  }),
  aPost({
    id: 'b1b2c3d4',
    title: '新手教程：异或不是加密',
    summary: '用十行 Python 破解单字节异或。',
    authorName: '零',
  }),
]
const SCREENS = [
  { name: 'home', address: '/', title: 'Harbour Lights 2026' },
  { name: 'games', address: '/games', title: 'Winter Cipher' },
]
type Answers = Record<string, { status: number; body: unknown }>
let world: AppWorld | null = null

afterEach(() => world?.close())

async function open(address: string, language: string, scheme: string, answers: Answers = {}) {
  // Resizes before the world opens, so that the world does not wait for the window.
  await page.viewport(1280, 800)
  localStorage.setItem('language', language)
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld({
    ...event.answers,
    'GET /api/game': ok(GAMES),
    'GET /api/posts/latest': ok(POSTS),
    ...answers,
  })
  await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
}

describe.each(SCREENS)('the front: $name', ({ name, address, title }) => {
  test.each(
    (['dark', 'light'] as const).flatMap((scheme) =>
      ['en', 'zh', 'ja'].map((language) => [scheme, language]),
    ),
  )('fits every window and passes axe: %s, %s', { timeout: 90_000 }, async (scheme = '', language = '') => {
    await open(address, language, scheme)
    await expect.element(page.getByRole('heading', { name: title }), ARRIVES).toBeVisible()
    if (name === 'home') await expect.element(page.getByText('Kernel Panic'), ARRIVES).toBeVisible()
    for (const [width, height] of SIZES) {
      await act(() => page.viewport(width, height))
      const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect({ width, overflow, faults: await faults() }).toEqual({ width, overflow: 0, faults: [] })
      const own = document.querySelector('[data-name]')
      expect({ width, cut: (own?.scrollWidth ?? 0) - (own?.clientWidth ?? 0) }).toEqual({ width, cut: 0 })
    }
  })
})

describe('the front page: missing content', () => {
  const visitor = { 'GET /api/account/profile': { status: 401, body: '' } }
  const failed = { status: 500, body: { title: 'The disk is full', status: 500 } }
  test.each([
    ['a visitor', { ...visitor, 'GET /api/game': ok(GAMES) }, '60 teams'],
    ['no games', { 'GET /api/game': ok([]) }, 'No games yet'],
    ['games that fail to load', { 'GET /api/game': failed }, 'The disk is full'],
    ['past games only', { 'GET /api/game': ok(GAMES.slice(4)) }, 'Past games'],
  ])('%s', { timeout: 60_000 }, async (_, answers, sign) => {
    await open('/', 'en', 'light', answers)
    await expect.element(page.getByText(sign).first(), ARRIVES).toBeVisible()
    for (const [width, height] of SIZES) {
      await act(() => page.viewport(width, height))
      const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect({ width, overflow, faults: await faults() }).toEqual({ width, overflow: 0, faults: [] })
    }
  })

  test('late content moves nothing', { timeout: 60_000 }, async () => {
    await open('/', 'en', 'dark', {})
    const heading = page.getByRole('heading', { name: 'Upcoming' })
    await expect.element(heading, ARRIVES).toBeVisible()
    const before = heading.element().getBoundingClientRect().top
    await expect.element(page.getByText('Kernel Panic'), ARRIVES).toBeVisible()
    expect(heading.element().getBoundingClientRect().top).toBe(before)
  })
})
