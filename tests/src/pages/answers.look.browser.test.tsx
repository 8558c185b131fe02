import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../worlds/builders.ts'
import { aSubmission, ok, openFakeHub, SUBMISSIONS, watched } from '../../worlds/monitor.world.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
/**
 * For each window: how many whole rows the first screen must show, the height of a row, and the lowest
 * allowed position of the first one.
 */
const HELD = [
  { width: 360, height: 740, rows: 9, rowPx: 57 },
  { width: 768, height: 1024, rows: 31, rowPx: 28 },
  { width: 1280, height: 800, rows: 20, rowPx: 28 },
  { width: 1920, height: 1080, rows: 33, rowPx: 28 },
]
const FIRST_ROW_PX = 200
const answers = Array.from({ length: 50 }, (_, nth) => {
  const id = 50 - nth
  const facts = {
    id,
    participationId: id,
    userId: null,
    challengeId: 7,
    category: 'Web' as const,
    attempt: 1,
    ip: '203.0.113.41',
    placing: id === 40 ? 1 : null,
  }
  return aSubmission(id, { team: `Owls ${id}`, status: id === 40 ? 'Accepted' : 'WrongAnswer', facts })
})
let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

async function open(scheme: 'dark' | 'light') {
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld(
    {
      ...watched('Admin'),
      'GET /api/config': ok(aConfig({ features: ['answer-list'] })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      [SUBMISSIONS]: ok([]),
      'GET /api/game/1/answers?search=&answers=true&count=100': ok(answers),
    },
    openFakeHub().connect,
  )
  const router = createMemoryRouter(routes, { initialEntries: ['/games/1/room/live/submissions'] })
  await show(world, <RouterProvider router={router} />)
  await expect.element(page.getByText('Owls 50'), ARRIVES).toBeVisible()
}

const measure = () => {
  const box = document.querySelector('section:has(> ol)')?.getBoundingClientRect()
  const rows = [...document.querySelectorAll('section > ol > li')].map((row) => row.getBoundingClientRect())
  return {
    whole: rows.filter(({ top, bottom }) => box && top >= box.top - 0.5 && bottom <= box.bottom + 0.5).length,
    rowPx: Math.round(rows[0]?.height ?? 0),
    first: rows[0]?.top ?? Number.NaN,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }
}

test.each(['dark', 'light'] as const)(
  'many rows fit each width, in the %s scheme',
  { timeout: 120_000 },
  async (scheme) => {
    await page.viewport(1280, 800)
    await open(scheme)
    for (const { width, height, rows, rowPx } of HELD) {
      await act(() => page.viewport(width, height))
      await expect.poll(measure, ARRIVES).toMatchObject({ rowPx, overflow: 0 })
      const { whole, first } = measure()
      expect({ width, whole }).toEqual({ width, whole: Math.max(whole, rows) })
      expect(first).toBeLessThan(FIRST_ROW_PX)
      expect({ width, faults: await faults() }).toEqual({ width, faults: [] })
    }
  },
)

test('Pause keeps its width and moves no row', { timeout: 120_000 }, async () => {
  await page.viewport(1280, 800)
  await open('dark')
  // Rows outside the view may still be added, but visible ones must stay in place.
  const places = (button: Element) => {
    const { rowPx, first, overflow } = measure()
    return { width: button.getBoundingClientRect().width, rowPx, first, overflow }
  }
  const before = places(page.getByRole('button', { name: 'Pause' }).element())
  await act(() => page.getByRole('button', { name: 'Pause' }).click())
  const held = page.getByRole('button', { name: 'Resume' })
  await expect.element(held, ARRIVES).toBeVisible()
  expect(places(held.element())).toEqual(before)
})
