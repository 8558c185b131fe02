import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { closeAllToasts, showToast } from '#src/ui/toast.ts'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aFullEvent } from '../../worlds/full-event.ts'
import { ok } from '../../worlds/monitor.world.ts'
import { faults } from '../ui/axe.ts'

const ARRIVES = { timeout: 15_000 }
const LONG = { timeout: 90_000 }
const ROOM = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const
const BAR_PX = 92
const TITLE = 'Lattice of lies'
const now = Date.now()
const event = aFullEvent({ now })
const withHint = aFullEvent({ now, ownSolve: TITLE, moreHints: ['Under the stone'] })
const id = event.challengeId(TITLE)
const DETAILS = 'GET /api/game/1/details'
const CHALLENGE = `GET /api/game/1/challenges/${id}`
const SUBMIT = `POST /api/game/1/challenges/${id}`
const STATUS = `${CHALLENGE}/status/41`
let world: AppWorld | null = null
const observers: PerformanceObserver[] = []

afterEach(() => {
  closeAllToasts()
  for (const observer of observers.splice(0)) observer.disconnect()
  world?.close()
  sessionStorage.clear()
})

async function open(width: number, height: number, scheme = 'dark', language = 'en') {
  // Resizes before the world opens, so that the world does not wait for the window.
  await page.viewport(width, height)
  localStorage.setItem('language', language)
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld({ ...event.answers, [SUBMIT]: 'held' })
  const router = createMemoryRouter(routes, { initialEntries: [`/games/1/challenges/${id}`] })
  await show(world, <RouterProvider router={router} />)
  await expect.element(field(), ARRIVES).toBeVisible()
  // Text stays plain until the Markdown renderer has loaded.
  await expect.poll(() => document.querySelector('math'), ARRIVES).not.toBeNull()
  // The list names the first three solvers until the board has loaded.
  await expect
    .poll(() => document.querySelectorAll('[aria-labelledby=solvers] li').length, ARRIVES)
    .toBeGreaterThan(3)
}

const field = () => page.getByRole('textbox', { name: /^(Flag|フラグ)$/ })
const bar = () => document.querySelector('.flag-bar__root')
const placeOf = (element: Element | null | undefined) => {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { x, y, width, height }
}
/** The pulse animation never ends, so it is left out. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/**
 * The sum of all layout shifts since the call. Shifts after a key press count too, because a solve follows
 * one.
 */
function shifts(): () => number {
  let sum = 0
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) if ('value' in entry && typeof entry.value === 'number') sum += entry.value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  observers.push(observer)
  return () => {
    add(observer.takeRecords())
    observer.disconnect()
    return sum
  }
}

/** The server reports the solve only after the verdict, so the test does the same. */
async function answer(flag: string, verdict: 'WrongAnswer' | 'Accepted') {
  await field().fill(flag)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Sending the flag…'), ARRIVES).toBeVisible()
  world?.server.says(STATUS, ok(JSON.stringify(verdict)))
  if (verdict === 'Accepted') world?.server.says(DETAILS, withHint.answers[DETAILS] ?? ok(null))
  world?.server.release(SUBMIT, ok(41))
  if (verdict === 'Accepted')
    await expect.poll(() => document.querySelector('[data-won=now] b > span'), ARRIVES).not.toBeNull()
  else await expect.element(page.getByText(/^Wrong flag\./), ARRIVES).toBeVisible()
}

// Each of these tests waits ten seconds until the challenge is read again, so they run at one width.
const WAITING_ROOM = ROOM.filter(([width]) => width === 360)

test.each(WAITING_ROOM)('the flag field never moves: %i × %i', LONG, async (width, height) => {
  await open(width, height)
  const [at, barAt] = [placeOf(field().element()), placeOf(bar())]
  expect(barAt.height).toBe(BAR_PX)
  expect(overflow()).toBe(0)
  // On phones the bar is at the bottom edge, on larger screens above the dock.
  const foot = document.querySelector('.game-dock__root')?.getBoundingClientRect().height ?? 0
  expect(barAt.y + barAt.height).toBe(innerHeight - foot)
  expect(foot > 0).toBe(width >= 768)
  await answer('flag{wrong}', 'WrongAnswer')
  expect([placeOf(field().element()), placeOf(bar()), scrollY]).toEqual([at, barAt, 0])
  const arriving = shifts()
  await act(async () =>
    showToast({ tone: 'notice', isGold: true, stays: 'lane', title: 'Night Ferry', text: 'first blood' }),
  )
  await act(async () => showToast({ tone: 'failure', title: 'It did not work' }))
  world?.server.says(CHALLENGE, withHint.answers[CHALLENGE] ?? ok(null))
  await expect.element(page.getByText('Under the stone'), ARRIVES).toBeInTheDocument()
  expect([placeOf(field().element()), placeOf(bar()), scrollY]).toEqual([at, barAt, 0])
  // On narrow screens the solvers are below the hints and move down for a new hint, so a small shift is
  // allowed.
  expect(arriving()).toBeLessThan(width < 1200 ? 0.05 : 0.001)
  await answer('flag{right}', 'Accepted')
  expect([placeOf(bar()), scrollY]).toEqual([barAt, 0])
})

test.each(ROOM)('a verdict and a lost network leave the flag field: %i × %i', LONG, async (width, height) => {
  await open(width, height)
  const places = () => [placeOf(field().element()), placeOf(bar()), scrollY]
  const idle = places()
  await answer('flag{wrong}', 'WrongAnswer')
  expect(places()).toEqual(idle)
  world?.server.says(SUBMIT, 'held')
  await field().fill('flag{again}')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Sending the flag…'), ARRIVES).toBeVisible()
  world?.server.release(SUBMIT, 'silence')
  await expect.element(page.getByText(/Your flag is saved and will be sent/), ARRIVES).toBeVisible()
  expect(places()).toEqual(idle)
})

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each([360, 768, 1280, 1920])('%i px passes axe', LONG, async (width) => {
    await open(width, 900, scheme)
    expect(await faults()).toEqual([])
    await answer('flag{wrong}', 'WrongAnswer')
    expect(await faults()).toEqual([])
    await answer('flag{right}', 'Accepted')
    await expect.poll(() => moving().length, ARRIVES).toBe(0)
    expect(await faults()).toEqual([])
  })
})

test.each(['zh', 'ja'])('in %s nothing is wider than the window', LONG, async (language) => {
  for (const [width, height] of ROOM) {
    await open(width, height, 'dark', language)
    expect({ width, overflow: overflow() }).toEqual({ width, overflow: 0 })
    expect(placeOf(bar()).height).toBe(BAR_PX)
    world?.close()
  }
})

test('the input is there after a reload', LONG, async () => {
  await open(1280, 800)
  await field().fill('flag{half')
  world?.close()
  await open(1280, 800)
  await expect.element(field()).toHaveValue('flag{half')
})

test('a right flag shows points, ranks and the next challenge, with a link to it', LONG, async () => {
  await open(1280, 800)
  await answer('flag{right}', 'Accepted')
  // The bar shows the rank before and after the solve.
  await expect
    .poll(() => document.querySelector('[data-won=now] s')?.parentElement?.textContent)
    .toMatch(/^#\d+#\d+$/)
  const won = document.querySelector<HTMLElement>('[data-won=now]')
  expect(won?.textContent).toMatch(/\+\d/)
  await expect.poll(() => won?.contains(document.activeElement)).toBe(true)
  const spoken = [...document.querySelectorAll('[role=status]')].filter(({ textContent }) =>
    textContent.startsWith('Correct, '),
  )
  expect(spoken).toHaveLength(1)
})

test('every challenge of the event is in the list, and the open one is visible', LONG, async () => {
  await open(1280, 800)
  const rows = [...document.querySelectorAll('nav a[title]')]
  expect(rows).toHaveLength(event.board.challenges.length)
  const list = document.querySelector('nav a[aria-current=page]')?.getBoundingClientRect()
  expect(list?.top).toBeGreaterThan(0)
  expect(list?.bottom).toBeLessThan(800)
  const whole = rows.filter((row) => {
    const { top, bottom, left } = row.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(left + 20, y)))
  })
  expect(whole.length).toBeGreaterThanOrEqual(17)
})
