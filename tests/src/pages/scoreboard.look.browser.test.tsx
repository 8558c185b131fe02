import '#src/theme/index.css'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aFullEvent } from '../../worlds/full-event.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
/** Whole rows on the first screen, at least. */
const ROOM = [
  [360, 740, 9],
  [768, 1024, 14],
  [1280, 800, 12],
  [1366, 768, 11],
  [1440, 900, 14],
  [1920, 1080, 20],
] as const
const MOST_HEAD_PX = 96
const event = aFullEvent()
let world: AppWorld | null = null

afterEach(() => world?.close())

async function open(width: number, height: number, scheme = 'dark', language = 'en', facts = event) {
  // Before the world: what the world starts must not wait for the window.
  await page.viewport(width, height)
  localStorage.setItem('language', language)
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld(facts.answers)
  const router = createMemoryRouter(routes, { initialEntries: ['/games/1/scoreboard'] })
  await show(world, <RouterProvider router={router} />)
  await expect.element(page.getByRole('grid'), ARRIVES).toBeVisible()
  await expect.poll(() => rows().length, ARRIVES).toBeGreaterThan(8)
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=grid] [role=row][data-index]')]

/** Rows that are whole, inside the window, and covered by nothing. */
function wholeRows(): number {
  return rows().filter((row) => {
    const { left, width, top, bottom } = row.getBoundingClientRect()
    if (row.closest('[aria-hidden]') || top < 0 || bottom > innerHeight) return false
    return [top + 2, bottom - 2].every((y) => {
      const found = document.elementFromPoint(left + Math.min(120, width / 2), y)
      return found !== null && row.contains(found)
    })
  }).length
}
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each(ROOM)('%i × %i holds %i whole rows, without a way sideways', async (width, height, least) => {
    await open(width, height, scheme)
    await expect.poll(wholeRows, ARRIVES).toBeGreaterThanOrEqual(least)
    expect(overflow()).toBe(0)
    // The challenges of all categories are in the window.
    const ends = [...document.querySelectorAll('[role=grid] [role=gridcell]')].map(
      (cell) => cell.getBoundingClientRect().right,
    )
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(innerWidth)
    const head = document.querySelector('[role=grid] > [role=rowgroup]')?.getBoundingClientRect().height ?? 0
    expect(head).toBeLessThanOrEqual(MOST_HEAD_PX)
  })
  test.each([360, 1280, 1920])('%i px without a fault of access', async (width) => {
    await open(width, 900, scheme)
    expect(await faults()).toEqual([])
  })
})

test.each(['zh', 'ja'])('in %s no less fits, and nothing is wider than the window', async (language) => {
  for (const [width, height, least] of ROOM) {
    await open(width, height, 'dark', language)
    await expect.poll(wholeRows, ARRIVES).toBeGreaterThanOrEqual(least)
    expect({ width, overflow: overflow() }).toEqual({ width, overflow: 0 })
    world?.close()
  }
})

test.each([
  [360, 740, 56],
  [1280, 800, 0],
])('%i px: the own row lies at the lower edge, over nothing else', async (width, height, bar) => {
  await open(width, height)
  const own = () => document.querySelector<HTMLElement>('[role=grid] [aria-hidden] [data-own]')
  const lower = () => Math.round(own()?.getBoundingClientRect().bottom ?? 0)
  await expect.poll(lower).toBe(height - bar)
  const { top = 0 } = own()?.getBoundingClientRect() ?? {}
  expect(own()?.contains(document.elementFromPoint(width / 4, top + 10))).toBe(true)
})

test('the strip has room for five names beside its lines', async () => {
  await open(1280, 800)
  const strip = () => document.querySelector('section[data-open]')?.getBoundingClientRect()
  const canvas = () => document.querySelector('section[data-open] canvas')
  await expect.poll(canvas, ARRIVES).not.toBeNull()
  const names = () =>
    [...document.querySelectorAll('section[data-open] ol[aria-hidden] li')].filter((name) => {
      const { top, bottom, height } = name.getBoundingClientRect()
      return height > 0 && top >= (strip()?.top ?? 0) && bottom <= (strip()?.bottom ?? 0)
    })
  await expect.poll(() => names().length).toBe(5)
  const { width = 0, bottom = Infinity } = canvas()?.getBoundingClientRect() ?? {}
  expect(width).toBeGreaterThan(500)
  expect(bottom).toBeLessThanOrEqual(strip()?.bottom ?? 0)
})

test('the head stays under the header while the page scrolls, and the own row is at the lower edge until it is in view', async () => {
  await open(1280, 800)
  const own = () => document.querySelector<HTMLElement>('[role=grid] [aria-hidden] [data-own]')
  await expect.poll(() => own()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(800)
  const before = document.querySelector('[role=grid] > [role=rowgroup]')?.getBoundingClientRect().top ?? 0
  await act(async () => scrollTo(0, 500))
  const head = () => document.querySelector('[role=grid] > [role=rowgroup]')?.getBoundingClientRect().top ?? 0
  await expect.poll(head).toBeLessThan(before)
  expect(head()).toBeGreaterThanOrEqual(56)
  await expect.poll(own).toBeNull()
})
