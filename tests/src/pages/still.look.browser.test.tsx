import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { toIso } from '#contract/models/time.ts'
import { closeAllToasts, showToast } from '#src/ui/toast.ts'
import { aGame, aPost } from '../../worlds/builders.ts'
import { aFullEvent, type FullEvent } from '../../worlds/full-event.ts'
import { openLiveEvent, type LiveEvent } from '../../worlds/live-event.world.tsx'
import { watchShifts } from '../ui/shifts.ts'

const ARRIVES = { timeout: 15_000 }
const HARD = 'The lighthouse keeper’s allocator'
const SECOND = 1 / 3600
const event = aFullEvent()
interface Still {
  name: string
  address: string
  event?: FullEvent
  sign: () => Locator
}
const SCREENS: readonly Still[] = [
  {
    name: 'the page of a game before its start',
    address: '/games/1',
    event: aFullEvent({ hoursGone: -600 * SECOND }),
    sign: () => page.getByRole('timer'),
  },
  {
    name: 'the page of a game',
    address: '/games/1',
    sign: () => page.getByText('Night Ferry'),
  },
  {
    name: 'the page of a game after its end',
    address: '/games/1',
    event: aFullEvent({ hoursGone: 48.1 }),
    sign: () => page.getByText('Night Ferry'),
  },
  {
    name: 'challenges',
    address: '/games/1/challenges',
    sign: () => page.getByText('Baby RSA'),
  },
  {
    name: 'an open challenge',
    address: `/games/1/challenges/${event.challengeId('Lattice of lies')}`,
    sign: () => page.getByRole('textbox', { name: 'Flag' }),
  },
  {
    name: 'the scoreboard',
    address: '/games/1/scoreboard',
    sign: () => page.getByRole('grid'),
  },
]
/**
 * Smaller shifts are allowed, because a list of events makes room and a flag changes its rank in a line of
 * flags.
 */
const LEAST = 0.0005
/** The first content takes its place once, which causes this much shift. */
const MOST_AT_FIRST = 0.01
const ok = (body: unknown) => ({ status: 200, body })
const at = (hours: number) => toIso(Date.now() + hours * 3_600_000)
const AROUND = {
  'GET /api/game': ok([
    aGame({ title: 'Harbour Lights 2026', start: toIso(event.startsAt), end: toIso(event.endsAt) }),
    aGame({ id: 2, title: 'Winter Cipher', start: at(72), end: at(96) }),
    aGame({ id: 5, title: '夜の灯台CTF', start: at(-500), end: at(-488) }),
  ]),
  'GET /api/posts': ok([aPost({ summary: 'Low water at noon.' }), aPost({ id: 'b1b2c3d4', title: 'Two' })]),
  'GET /api/posts/latest': ok([aPost({ summary: 'Low water at noon.' }), aPost({ id: 'b1b2c3d4' })]),
  [`GET /api/team/${event.own.id}/invite`]: ok(
    JSON.stringify(`${event.own.name}:${event.own.id}:${'0123456789abcdef'.repeat(2)}`),
  ),
}
let world: LiveEvent | null = null

afterEach(() => {
  closeAllToasts()
  world?.close()
})

const told = () => document.querySelector('[data-toast]')?.textContent
const tone = () => document.querySelector<HTMLElement>('header button[data-tone]')?.dataset['tone']
const isInGame = () => document.querySelector('header [role=timer]') !== null
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
const height = () => document.documentElement.scrollHeight

/**
 * Waits until fonts, images and late parts have loaded, which is when nothing has grown for half a second.
 */
async function settles() {
  if (isInGame()) await expect.poll(tone, ARRIVES).toBe('live')
  await document.fonts.ready
  let [before, since] = [height(), performance.now()]
  while (performance.now() - since < 500) {
    await frames()
    if (height() !== before) [before, since] = [height(), performance.now()]
  }
}

/** A first blood, a hint and a notice arrive one after the other. */
async function tellPlayers({ tells }: LiveEvent) {
  await tells('FirstBlood', `🥇 Night Ferry – ${HARD}`)
  await expect.poll(told, ARRIVES).toContain('Night Ferry')
  await frames()
  await tells('NewHint', 'Lattice of lies')
  await expect.poll(told, ARRIVES).toContain('Lattice of lies')
  await tells('Normal', 'Lunch is served on deck two. '.repeat(10))
  await expect.poll(told, ARRIVES).toContain('Lunch')
}

describe.each(SCREENS)('on $name', ({ address, sign, event: own = event }) => {
  test.each([360, 768, 1280])(
    'a blood, a hint, a notice, a message and a new rank move nothing: %i px',
    { timeout: 60_000 },
    async (width) => {
      await page.viewport(width, 800)
      world = await openLiveEvent(address, { event: own })
      await expect.element(sign().first(), ARRIVES).toBeVisible()
      await settles()
      const shifts = watchShifts(LEAST)
      await world.solves(2, HARD)
      await tellPlayers(world)
      // The own team overtakes others, so that rows change places.
      await world.solves(14, '灯台の鍵')
      await frames()
      await act(async () => showToast({ tone: 'success', title: 'Saved and done' }))
      await expect.poll(told, ARRIVES).toContain('Saved and done')
      await frames()
      await frames()
      expect(shifts()).toEqual([])
    },
  )
})

describe.each([
  { name: 'home', address: '/', sign: () => page.getByRole('heading', { name: 'Past games' }) },
  { name: 'posts', address: '/posts', sign: () => page.getByText('Low water at noon.') },
  {
    name: 'a team',
    address: `/teams?team=${event.own.id}`,
    sign: () => page.getByRole('button', { name: 'Get a new code' }),
  },
  { name: 'the account', address: '/account/profile', sign: () => page.getByLabelText('About you') },
])('on $name', ({ address, sign }) => {
  test.each([360, 768, 1280])(
    'what loads late, a message and a changed list move nothing: %i px',
    { timeout: 60_000 },
    async (width) => {
      await page.viewport(width, 800)
      const loading = watchShifts(MOST_AT_FIRST)
      world = await openLiveEvent(address, { event, answers: AROUND })
      await expect.element(sign().first(), ARRIVES).toBeVisible()
      await settles()
      expect(loading()).toEqual([])
      const shifts = watchShifts(LEAST)
      await world.changes()
      await act(async () => world?.wiring.wired.announcer.announce({ kind: 'copied' }))
      await expect.poll(told, ARRIVES).toContain('Copied')
      await frames()
      await frames()
      expect(shifts()).toEqual([])
    },
  )
})
