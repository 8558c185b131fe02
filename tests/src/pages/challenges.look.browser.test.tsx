import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aFullEvent } from '../../worlds/full-event.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
/** The number of complete challenges that the first screen must show at each size. */
const ROOM = [
  [360, 740, 6],
  [768, 1024, 16],
  [1280, 800, 20],
  [1366, 768, 19],
  [1440, 900, 22],
  [1920, 1080, 30],
] as const
const event = aFullEvent()
let world: AppWorld | null = null

afterEach(() => world?.close())

async function open(width: number, height: number, scheme = 'dark', language = 'en') {
  // Resizes before the world opens, so that the world does not wait for the window.
  await page.viewport(width, height)
  localStorage.setItem('language', language)
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld(event.answers)
  const router = createMemoryRouter(routes, { initialEntries: ['/games/1/challenges'] })
  await show(world, <RouterProvider router={router} />)
  await expect.poll(() => cards().length, ARRIVES).toBe(event.board.challenges.length)
}

const cards = () => [...document.querySelectorAll<HTMLElement>('a[data-card]')]
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/**
 * Only cards that are completely inside the window and not covered count, because a cut one cannot be read.
 */
const wholeCards = () =>
  cards().filter((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false
    // A solved card has a notch at its right edge, so points near it are not checked.
    return [top + 2, bottom - 2].every((y) =>
      [left + 4, (left + right) / 2].every((x) => card.contains(document.elementFromPoint(x, y))),
    )
  }).length

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each(ROOM)('%i × %i holds %i whole challenges', { timeout: 60_000 }, async (width, height, least) => {
    await open(width, height, scheme)
    await expect.poll(wholeCards, ARRIVES).toBeGreaterThanOrEqual(least)
    expect(overflow()).toBe(0)
  })
  test.each([360, 768, 1280, 1920])('%i px passes axe', { timeout: 60_000 }, async (width) => {
    await open(width, 900, scheme)
    expect(await faults()).toEqual([])
  })
})

test.each(['zh', 'ja'])('as many challenges fit in %s', { timeout: 120_000 }, async (language) => {
  for (const [width, height, least] of ROOM) {
    await open(width, height, 'dark', language)
    await expect.poll(wholeCards, ARRIVES).toBeGreaterThanOrEqual(least)
    expect({ width, overflow: overflow() }).toEqual({ width, overflow: 0 })
    world?.close()
  }
})

test('the toolbar stays while the cards scroll, and the dock does not cover the last one', async () => {
  await open(1280, 800)
  const search = page.getByRole('searchbox')
  const before = search.element().getBoundingClientRect().top
  await act(async () => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => scrollY).toBeGreaterThan(100)
  expect(Math.abs(search.element().getBoundingClientRect().top - before)).toBeLessThan(1)
  const foot = document.querySelector('[aria-labelledby=own-team]')?.getBoundingClientRect().bottom
  const dock = document.querySelector('.game-dock__root')?.getBoundingClientRect().top
  expect(foot).toBeLessThanOrEqual(dock ?? 0)
})
