import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { examples } from '#src/features/room-pages/room-pages.examples.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../worlds/builders.ts'
import { aSubmission, ok, openFakeHub, SUBMISSIONS, watched } from '../../worlds/monitor.world.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
const FEATURES = ['answer-list', 'room-pages', 'team-notes', 'team-review', 'letters']
/** For each window: the width of the panel, and the share of the list that it leaves. */
const SIZES = [
  { width: 360, height: 740, panel: 360, list: 'whole' },
  { width: 768, height: 1024, panel: 352, list: 'whole' },
  { width: 1280, height: 800, panel: 352, list: 'rest' },
  { width: 1920, height: 1080, panel: 440, list: 'rest' },
] as const
const team = { ...examples.team.team, instances: [] }
const answers = Array.from({ length: 55 }, (_, nth) => {
  const id = 55 - nth
  const facts = {
    id,
    participationId: id,
    userId: null,
    challengeId: 7,
    category: 'Web' as const,
    attempt: 1,
    ip: '203.0.113.41',
    placing: null,
  }
  return aSubmission(id, { team: `Owls ${id}`, number: id, facts })
})
let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

async function open(scheme: 'dark' | 'light') {
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld(
    {
      ...watched('Admin'),
      'GET /api/config': ok(aConfig({ features: FEATURES })),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      [SUBMISSIONS]: ok([]),
      'GET /api/game/1/answers?search=&answers=true&count=100': ok(answers),
      ...Object.fromEntries(
        answers.map(({ facts, team: name }) => {
          const participationId = facts?.participationId ?? 0
          return [
            `GET /api/game/1/overview/teams/${participationId}`,
            ok({ ...team, participationId, name, rank: participationId }),
          ]
        }),
      ),
    },
    openFakeHub().connect,
  )
  const router = createMemoryRouter(routes, { initialEntries: ['/games/1/room/live/submissions'] })
  await show(world, <RouterProvider router={router} />)
  await expect.element(page.getByText('Owls 55'), ARRIVES).toBeVisible()
}

const panel = () => document.querySelector('aside[aria-label=Submission], [role=dialog]')
const rows = () => [...document.querySelectorAll('section:has(> ol) > ol > li')]
const button = (at: number) => rows()[at]?.querySelector<HTMLButtonElement>('button[data-key]')
const tops = () =>
  rows()
    .slice(0, 5)
    .map((row) => row.getBoundingClientRect().top)
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test.each(['dark', 'light'] as const)(
  'the panel fits each width and moves no row, in the %s scheme',
  { timeout: 120_000 },
  async (scheme) => {
    await page.viewport(1280, 800)
    await open(scheme)
    for (const { width, height, panel: panelPx, list } of SIZES) {
      await act(() => page.viewport(width, height))
      await expect.poll(() => rows().length, ARRIVES).toBeGreaterThan(5)
      const before = tops()
      await act(async () => button(2)?.click())
      await expect.element(page.getByText('Rank', { exact: true }), ARRIVES).toBeVisible()
      // The sheet of a phone slides in.
      await expect.poll(() => panel()?.getAnimations({ subtree: true }).length, ARRIVES).toBe(0)
      const place = panel()?.getBoundingClientRect()
      const listPx = document.querySelector('section:has(> ol)')?.getBoundingClientRect().width ?? 0
      expect({ width, panel: place?.width, overflow: overflow() }).toEqual({
        width,
        panel: panelPx,
        overflow: 0,
      })
      expect(place?.right).toBe(width)
      const main = document.querySelector('main')?.getBoundingClientRect().width ?? 0
      expect(Math.round(listPx)).toBe(Math.round(list === 'whole' ? main : main - panelPx))
      expect({ width, tops: tops() }).toEqual({ width, tops: before })
      expect({ width, faults: await faults() }).toEqual({ width, faults: [] })
      await userEvent.keyboard('{Escape}')
      await expect.poll(panel, ARRIVES).toBeNull()
      await expect.poll(() => document.activeElement === button(2), ARRIVES).toBe(true)
    }
  },
)

test('the row with the cursor stays in view, and the panel follows it', { timeout: 120_000 }, async () => {
  await page.viewport(1280, 800)
  await open('dark')
  await act(async () => button(0)?.click())
  await userEvent.keyboard('j'.repeat(40))
  await expect.element(page.getByText('15 of 485', { exact: false }), ARRIVES).toBeVisible()
  const row = document.activeElement?.closest('li')?.getBoundingClientRect()
  const box = document.querySelector('section:has(> ol)')?.getBoundingClientRect()
  expect(row && box && row.top >= box.top - 0.5 && row.bottom <= box.bottom + 0.5).toBe(true)
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  await expect.poll(panel, ARRIVES).toBeNull()
})
