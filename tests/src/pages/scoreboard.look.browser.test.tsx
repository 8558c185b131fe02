import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { toBoardModel } from '#contract/rules/board/compact-form.ts'
import { withFact } from '#contract/rules/board/fold-board.ts'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aFullEvent } from '../../worlds/full-event.ts'
import { ok } from '../../worlds/scoreboard.world.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
/** The number of complete rows that the first screen must show at each size. */
const ROOM = [
  [360, 740, 9],
  [768, 1024, 14],
  [1280, 800, 12],
  [1366, 768, 11],
  [1440, 900, 14],
  [1920, 1080, 20],
] as const
const MOST_HEAD_PX = 96
const HOUR_MS = 3_600_000
const event = aFullEvent()
let world: AppWorld | null = null

afterEach(() => world?.close())

async function open(width: number, height: number, scheme = 'dark', language = 'en', facts = event) {
  // Resizes before the world opens, so that the world does not wait for the window.
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

/**
 * Counts only rows that are completely inside the window and not covered, because a cut one cannot be read.
 */
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
  test.each(ROOM)(
    '%i × %i holds %i whole rows, without horizontal scrolling',
    async (width, height, least) => {
      await open(width, height, scheme)
      await expect.poll(wholeRows, ARRIVES).toBeGreaterThanOrEqual(least)
      expect(overflow()).toBe(0)
      // The challenges of all categories must be in the window.
      const ends = [
        ...document.querySelectorAll('[role=grid] [data-index] [data-from], [role=gridcell]'),
      ].map((cell) => cell.getBoundingClientRect().right)
      expect(Math.max(0, ...ends)).toBeLessThanOrEqual(innerWidth)
      const head =
        document.querySelector('[role=grid] > [role=rowgroup]')?.getBoundingClientRect().height ?? 0
      expect(head).toBeLessThanOrEqual(MOST_HEAD_PX)
    },
  )
  test.each([360, 1280, 1920])('%i px passes axe', async (width) => {
    await open(width, 900, scheme)
    expect(await faults()).toEqual([])
  })
})

test.each(['zh', 'ja'])('as many rows fit in %s, and nothing is wider than the window', async (language) => {
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
])('%i px: the own row is at the lower edge, over no other content', async (width, height, bar) => {
  await open(width, height)
  const own = () => document.querySelector<HTMLElement>('[role=grid] [aria-hidden] [data-own]')
  const lower = () => Math.round(own()?.getBoundingClientRect().bottom ?? 0)
  await expect.poll(lower).toBe(height - bar)
  const { top = 0 } = own()?.getBoundingClientRect() ?? {}
  expect(own()?.contains(document.elementFromPoint(width / 4, top + 10))).toBe(true)
})

test('the chart has room for five names next to its lines', async () => {
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

test.each([
  [360, 740],
  [768, 1024],
  [1280, 800],
])('%i px: the open chart contains its ten teams and its time', async (width, height) => {
  await open(width, height)
  await userEvent.keyboard('c')
  const strip = () => document.querySelector('section[data-open=true]')
  const names = () => [...(strip()?.querySelectorAll('ul button') ?? [])]
  await expect.poll(() => names().length, ARRIVES).toBe(10)
  await expect.poll(() => strip()?.querySelector('canvas'), ARRIVES).not.toBeNull()
  const end = strip()?.getBoundingClientRect().bottom ?? 0
  const parts = [...names(), ...(strip()?.querySelectorAll('canvas, p') ?? [])]
  expect(parts.filter((part) => part.getBoundingClientRect().bottom > end)).toEqual([])
})

test('the header row stays visible while the page scrolls, and the own row is at the lower edge until its place is visible', async () => {
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

/** The team at this rank solves an unsolved challenge and enough others to lead. */
async function climb(rank: number): Promise<string> {
  const { board } = event
  const row = board.rows[board.ranking[rank - 1] ?? 0]
  const unsolved = board.challenges.filter((_, column) =>
    Number.isNaN(board.times[board.ranking[rank - 1] ?? 0]?.[column]),
  )
  const next = unsolved.reduce(
    (before, { id }, nth) =>
      withFact(before, {
        kind: 'solve',
        seq: 2 + nth,
        teamId: row?.id ?? 0,
        challengeId: id,
        at: event.startsAt + 20 * HOUR_MS + nth,
        user: '',
      }) ?? before,
    board,
  )
  world?.server.says('GET /api/game/1/board', ok(toBoardModel(next)))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  const name = row?.name ?? ''
  const first = () => rows().find(({ dataset }) => dataset['index'] === '0')?.textContent ?? ''
  await expect.poll(first, ARRIVES).toContain(name)
  return name
}

test.each([
  [360, 740],
  [1280, 800],
  [1920, 1080],
])('%i px: nothing shifts while a team rises to the top with bloods', async (width, height) => {
  await open(width, height)
  await expect.poll(() => document.querySelector('[role=grid] [data-own]')).not.toBeNull()
  await new Promise((settle) => setTimeout(settle, 500))
  let shifted = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') shifted += entry.value
  })
  observer.observe({ type: 'layout-shift', buffered: false })
  await climb(8)
  await new Promise((settle) => setTimeout(settle, 500))
  observer.disconnect()
  expect(shifted).toBeLessThan(0.01)
})

const emulate = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
afterEach(() => emulate('', ''))

test('with less motion rows move immediately', async () => {
  await emulate('prefers-reduced-motion', 'reduce')
  await open(1280, 800)
  await climb(8)
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
  expect(moving).toEqual([])
})

test('in forced colours solves, bloods and coins keep their colours', async () => {
  await emulate('forced-colors', 'active')
  await open(1280, 800)
  for (const mark of ['plain', '1', '2', '3']) {
    const cell = document.querySelector(`[role=grid] [data-mark="${mark}"]`)
    expect({ mark, adjust: cell && getComputedStyle(cell).forcedColorAdjust }).toEqual({
      mark,
      adjust: 'none',
    })
  }
  const coin = document.querySelector('[role=grid] [data-coin="1"]')
  expect(coin && getComputedStyle(coin).forcedColorAdjust).toBe('none')
})
