import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { closeAllToasts, showToast } from '#src/ui/toast.ts'
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
 * Smaller shifts are allowed: a list of events makes room, and a flag changes its rank in a line of flags.
 */
const LEAST = 0.0005
let world: LiveEvent | null = null

afterEach(() => {
  closeAllToasts()
  world?.close()
})

const told = () => document.querySelector('[data-toast]')?.textContent
const tone = () => document.querySelector<HTMLElement>('header button[data-tone]')?.dataset['tone']
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
const height = () => document.documentElement.scrollHeight

/** Waits until fonts, images and late parts have loaded: no growth for half a second. */
async function settles() {
  await expect.poll(tone, ARRIVES).toBe('live')
  await document.fonts.ready
  let [before, since] = [height(), performance.now()]
  while (performance.now() - since < 500) {
    await frames()
    if (height() !== before) [before, since] = [height(), performance.now()]
  }
}

/** A first blood, a hint and a notice arrive, one after the other. */
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
      // The own team overtakes others.
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
