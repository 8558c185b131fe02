import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { toIso } from '#contract/models/time.ts'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aChallengeInfo, aConfig, aGameDetail, aGameToEdit, aProfile } from '../../worlds/builders.ts'
import { ok } from '../../worlds/monitor.world.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
let world: AppWorld | null = null
let schedule: ScheduleModel
/** The times are on the full hour, because dragging snaps to multiples of five minutes. */
const from = (hours: number) => toIso(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS)

beforeEach(() => {
  localStorage.setItem('language', 'en')
  const wave = { title: 'Wave', isEnabled: true, originalScore: 500, minScoreRate: 0.25, difficulty: 20 }
  schedule = {
    start: from(-10),
    end: from(30),
    writeupsUntil: from(54),
    freezeAt: from(26),
    revealedAt: null,
    pausedAt: null,
    challenges: [
      { ...wave, id: 1, opensAt: null, closesAt: null },
      { ...wave, id: 2, opensAt: from(10), closesAt: null },
      { ...wave, id: 3, opensAt: from(10), closesAt: null },
    ],
  }
})
afterEach(() => world?.close())

async function open(width = 1280) {
  await act(() => page.viewport(width, 800))
  const times = { start: schedule.start, end: schedule.end }
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['schedule', 'effects', 'challenge-acts'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/game/1': ok(aGameDetail(times)),
    'GET /api/edit/games/1': ok(aGameToEdit(times)),
    'GET /api/edit/games/1/schedule': ok(schedule),
    'PUT /api/edit/games/1/schedule': ok(schedule),
    'GET /api/edit/games/1/challenges': ok([1, 2, 3].map((id) => aChallengeInfo({ id, version: 1 }))),
    'GET /api/edit/games/1/effects': ok({
      teams: 485,
      challenges: 3,
      solves: 90,
      solvers: 40,
      submissions: 312,
      containers: 214,
      hiddenSolves: 0,
      waitingTeams: 0,
      practiceSolves: 0,
    }),
  })
  const router = createMemoryRouter(routes, { initialEntries: ['/games/1/room/settings/schedule'] })
  await show(world, <RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { name: 'Schedule' }), ARRIVES).toBeVisible()
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const handle = (name: string) => page.getByRole('slider', { name })
const minuteOf = (name: string) => Number(handle(name).element().getAttribute('aria-valuenow'))
const minutes = (at: string) => Date.parse(at) / MINUTE_MS
const focus = (element: Element) => {
  if (element instanceof HTMLElement) element.focus()
}
const panel = () => page.getByRole('complementary', { name: 'If you save' })

describe('by the keyboard', () => {
  test('arrows move a mark by five minutes, with Shift by an hour, and what goes with it', async () => {
    await open()
    const end = handle('End')
    focus(end.element())
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}')
    expect(minuteOf('End') - minutes(schedule.end)).toBe(60)
    expect(minuteOf('Freeze') - minutes(schedule.freezeAt ?? '')).toBe(60)
    expect(minuteOf('Writeups until') - minutes(schedule.writeupsUntil ?? '')).toBe(60)
    await expect.element(panel()).toHaveTextContent('485 teams and every open scoreboard follow')
    await expect.element(panel().getByRole('button', { name: 'Save 3 changes' })).toBeEnabled()
    expect(document.querySelectorAll('[data-old]')).toHaveLength(3)
  })
  test('Ctrl S saves all changes in one request, with the notice', async () => {
    await open()
    focus(handle('Wave +2').element())
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await panel().getByText('Tell players').click()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect
      .poll(() => world?.server.asked.filter(({ method }) => method === 'PUT'), ARRIVES)
      .toMatchObject([
        {
          body: {
            changes: [{ moment: 'opening', from: from(10), to: from(11) }],
          },
        },
      ])
    expect(JSON.stringify(world?.server.asked.find(({ method }) => method === 'PUT')?.body)).toContain(
      'Wave +2: ',
    )
    await expect.element(panel()).toHaveTextContent('Saved')
  })
  test('a time typed to the minute counts with Enter, and Discard takes it back', async () => {
    await open()
    const freeze = field('Freeze').element()
    await typeTime(freeze, from(20), 17)
    await expect.element(panel()).toHaveTextContent('hides solves in the last')
    expect(minuteOf('Freeze')).toBe(minutes(from(20)) + 17)
    await panel().getByRole('button', { name: 'Discard' }).click()
    expect(minuteOf('Freeze')).toBe(minutes(from(26)))
  })
  test('an end typed into the past asks as End now', async () => {
    await open()
    await typeTime(field('End').element(), from(-2), 0)
    await expect.element(page.getByRole('alertdialog', { name: 'End the game now' }), ARRIVES).toBeVisible()
  })
  test('a freeze after the end is refused at its field', async () => {
    await open()
    const freeze = field('Freeze').element()
    await typeTime(freeze, from(40), 0)
    expect(freeze.getAttribute('aria-invalid')).toBe('true')
    await expect.element(panel().getByRole('button', { name: 'Save 1 change' })).toBeDisabled()
  })
})

test('a mark is dragged with the pointer, snaps to five minutes, and cannot go into the past', async () => {
  await open()
  const drag = async (name: string, byPx: number) => {
    const element = handle(name).element()
    const { left, top } = element.getBoundingClientRect()
    const at = (x: number) => ({ bubbles: true, pointerId: 1, clientX: left + 12 + x, clientY: top + 12 })
    // Only a real pointer can be captured, so the call is replaced.
    Object.assign(element, { setPointerCapture: () => {} })
    for (const [type, x] of [
      ['pointerdown', 0],
      ['pointermove', byPx / 2],
      ['pointermove', byPx],
      ['pointerup', byPx],
    ] as const)
      await act(async () => void element.dispatchEvent(new PointerEvent(type, at(x))))
  }
  await drag('Wave +2', 40)
  const moved = minuteOf('Wave +2')
  expect(moved).toBeGreaterThan(minutes(from(10)))
  expect(moved % 5).toBe(0)
  expect(minuteOf('End')).toBe(minutes(schedule.end))
  await drag('Wave +2', -2_000)
  const least = minuteOf('Wave +2') - Date.now() / MINUTE_MS
  expect(least).toBeGreaterThan(0)
  expect(least).toBeLessThan(6)
})

test('the line is 96 px high, handles are 24, what has passed has none', async () => {
  await open()
  const line = page.getByRole('group', { name: 'The time of the game' }).element()
  expect(line.getBoundingClientRect().height).toBe(96)
  const handles = page.getByRole('slider').elements()
  expect(handles.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Wave +2',
    'Freeze',
    'End',
    'Writeups until',
  ])
  for (const one of handles) expect(one.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 })
  expect(field('Start').elements()).toHaveLength(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280)
})

test('on a phone the line is read and the fields are the tool', async () => {
  await open(360)
  expect(page.getByRole('slider').elements()).toHaveLength(0)
  await expect.element(field('End')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

/** Sets the whole value at once, as a browser does when the last part is typed. */
async function typeTime(input: Element, at: string, minute: number) {
  const date = new Date(Date.parse(at) + minute * MINUTE_MS)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16)
  await userEvent.fill(input, local)
  await userEvent.keyboard('{Enter}')
}

test.each([768, 1280])(
  'with %i px a press on the free line adds a wave at that time, and Escape leads back',
  async (width) => {
    await open(width)
    const line = document.querySelector('[role=group][aria-label="The time of the game"]')
    const { left, width: across, top } = line?.getBoundingClientRect() ?? new DOMRect()
    const place = document.elementFromPoint(left + across * 0.3, top + 60)
    await act(async () =>
      place?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + across * 0.3 })),
    )
    const dialog = page.getByRole('alertdialog', { name: 'Add a wave' })
    await expect.element(dialog, ARRIVES).toBeVisible()
    const typed = dialog.getByLabelText(/^Comes out at/).element()
    const at = typed instanceof HTMLInputElement ? Date.parse(typed.value) / MINUTE_MS : 0
    expect(at % 5).toBe(0)
    expect(at).toBeGreaterThan(minutes(schedule.start))
    expect(at).toBeLessThan(minutes(schedule.end))
    expect(await faults(dialog.element())).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  },
)
