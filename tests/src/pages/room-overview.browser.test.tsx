import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '#contract/models/role.ts'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { toIso } from '#contract/models/time.ts'
import { routes } from '#src/app/routes.tsx'
import { examples } from '#src/features/room-overview/room.examples.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aConfig, aGameDetail, aGameToEdit, aProfile } from '../../worlds/builders.ts'
import { ok } from '../../worlds/monitor.world.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
const HOUR_MS = 3_600_000
let world: AppWorld | null = null
beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const from = (hours: number) => toIso(Date.now() + hours * HOUR_MS)
interface Phase {
  /** Hours from now. */
  start: number
  freeze: number
  end: number
  isPaused?: true
  room: keyof typeof examples
  heading: string
}
const PHASES = {
  coming: { start: 3, freeze: 44, end: 51, room: 'before', heading: 'Before it opens' },
  running: { start: -40, freeze: 4, end: 8, room: 'during', heading: 'Needs attention' },
  paused: { start: -40, freeze: 4, end: 8, isPaused: true, room: 'during', heading: 'Needs attention' },
  frozen: { start: -40, freeze: -1, end: 8, room: 'frozen', heading: 'Needs attention' },
  over: { start: -49, freeze: -5, end: -1, room: 'overFrozen', heading: 'Before the ceremony' },
} as const satisfies Record<string, Phase>
const names = ['coming', 'running', 'paused', 'frozen', 'over'] as const

async function open(
  name: keyof typeof PHASES,
  [width, height]: readonly [number, number],
  role: Role = 'Admin',
) {
  await act(() => page.viewport(width, height))
  const phase: Phase = PHASES[name]
  const times = { start: from(phase.start), end: from(phase.end) }
  const schedule: ScheduleModel = {
    ...times,
    writeupsUntil: from(phase.end + 24),
    freezeAt: from(phase.freeze),
    revealedAt: null,
    pausedAt: phase.isPaused ? from(-0.2) : null,
    challenges: [],
  }
  const findings = Array.from({ length: 20 }, (_, nth) => ({
    kind: 'FlagMissing',
    severity: nth < 2 ? 'Error' : 'Warning',
    challengeId: nth,
    challenge: `Challenge ${nth}`,
    detail: null,
  }))
  const many = Array.from({ length: 44 }, (_, nth) => ({
    ...examples.during.challenges[nth % examples.during.challenges.length],
    id: nth + 1,
    title: `Challenge ${nth + 1}`,
  }))
  world = openAppWorld({
    'GET /api/config': ok(
      aConfig({ features: ['schedule', 'effects', 'room-overview', 'opening-check', 'freeze'] }),
    ),
    'GET /api/account/profile': ok(aProfile({ role })),
    'GET /api/game/1': ok(aGameDetail(times)),
    'GET /api/edit/games/1': ok(aGameToEdit(times)),
    'GET /api/edit/games/1/schedule': ok(schedule),
    'GET /api/edit/games/1/opening-check': ok(findings),
    'GET /api/game/1/overview/room': ok({ ...examples[phase.room], challenges: many }),
  })
  const router = createMemoryRouter(routes, { initialEntries: ['/games/1/room/overview'] })
  await show(world, <RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { name: /All 44 challenges/ }), ARRIVES).toBeVisible()
  await expect.element(page.getByRole('timer').first(), ARRIVES).toBeVisible()
}
const scrolls = () =>
  [document.documentElement, ...document.querySelectorAll('main')].filter(
    (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1,
  ).length

describe('fits without scrolling', () => {
  test.each(
    names.flatMap(
      (name) =>
        [
          [name, 1280, 800],
          [name, 1920, 1080],
        ] as const,
    ),
  )('%s at %s × %s', async (name, width, height) => {
    await open(name, [width, height])
    await expect.element(page.getByRole('heading', { name: PHASES[name].heading }), ARRIVES).toBeVisible()
    expect(scrolls()).toBe(0)
  })
})

test.each(names)(
  '%s: axe finds nothing, on four widths',
  async (name) => {
    await open(name, [1280, 800])
    for (const width of [360, 768, 1280, 1920]) {
      await act(() => page.viewport(width, 800))
      expect(await faults()).toEqual([])
    }
  },
  60_000,
)

test('monitors see the clock, and none of its acts', async () => {
  await open('running', [1280, 800], 'Monitor')
  await expect.element(page.getByRole('region', { name: 'Clock' }), ARRIVES).toBeVisible()
  expect(page.getByRole('list', { name: 'Acts on the clock' }).elements()).toHaveLength(0)
  await expect.element(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible()
})

test('by the keyboard: Enter opens an act with the focus on the way out, Escape gives it back', async () => {
  await open('running', [1280, 800])
  const pause = page
    .getByRole('button', { name: /^Pause/ })
    .first()
    .element()
  if (pause instanceof HTMLElement) pause.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog, ARRIVES).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement === pause).toBe(true)
})
