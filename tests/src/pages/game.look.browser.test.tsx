import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toIso } from '#contract/models/time.ts'
import { routes } from '#src/app/routes.tsx'
import { NOBODY, openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aGameDetail } from '../../worlds/builders.ts'
import { aFullEvent } from '../../worlds/full-event.ts'
import type { Reply } from '../../worlds/server.ts'
import { faults } from '../ui/axe.ts'
// These modules load first, so that no test waits for a file.
import '#src/pages/game.tsx'
import '#src/features/game/game-end.tsx'
import '#src/shell/keep-connection.tsx'
import '#src/features/notices/notice-presenter.tsx'
import '#src/wiring/participation.ts'
import '#src/wiring/live-machines.ts'

const ARRIVES = { timeout: 15_000 }
const HOUR_MS = 3_600_000
const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const
const LANGUAGES = ['en', 'zh', 'ja']
const TITLE = 'Harbour Lights 2026'
const FREEZE = { freezeAt: Date.now() - 2 * HOUR_MS, revealedAt: null }

type Answers = Record<string, Reply>
const at = (hoursGone: number, facts: Parameters<typeof aFullEvent>[0] = {}): Answers =>
  aFullEvent({ hoursGone, ...facts }).answers
/** The event as another user sees it, who has no team or another role. */
const told = (
  hoursGone: number,
  facts: Parameters<typeof aGameDetail>[0],
  answers: Answers = {},
): Answers => {
  const event = aFullEvent({ hoursGone })
  const game = aGameDetail({
    title: TITLE,
    summary: 'Forty challenges, two nights, one harbour.',
    start: toIso(event.startsAt),
    end: toIso(event.endsAt),
    teamCount: event.board.rows.length,
    status: 'Unsubmitted',
    teamName: null,
    ...facts,
  })
  return { ...event.answers, 'GET /api/game/1': { status: 200, body: game }, ...answers }
}
const STATES = {
  before: () => at(-52.2),
  running: () => at(20),
  frozen: () => at(46, { freeze: FREEZE }),
  ended: () => at(48.1),
  'ended, not revealed': () => at(48.1, { freeze: FREEZE }),
  practice: () => told(49, { status: 'Accepted', teamName: 'Kernel Panic', practiceMode: true }),
  'signed out': () => told(20, {}, { 'GET /api/account/profile': NOBODY }),
  'not a member': () => told(20, { hidden: true, inviteCodeRequired: true }),
  'waiting for review': () => told(-1, { status: 'Pending', teamName: 'Kernel Panic' }),
} satisfies Record<string, () => Answers>
type State = keyof typeof STATES

let world: AppWorld | null = null
afterEach(() => world?.close())

async function open(state: State, scheme: string, language: string) {
  localStorage.setItem('language', language)
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld(STATES[state]())
  await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/games/1'] })} />)
  await expect.element(page.getByRole('heading', { level: 1, name: TITLE }), ARRIVES).toBeVisible()
  if (state !== 'before' && state !== 'waiting for review')
    await expect.poll(() => document.querySelectorAll('main ol [data-place]').length, ARRIVES).toBe(3)
  if (state === 'ended' || state === 'practice') {
    await expect.poll(() => document.querySelector('#member-shares'), ARRIVES).not.toBeNull()
    await expect.element(page.getByRole('button', { name: SAVE[language] ?? '' }), ARRIVES).toBeVisible()
  }
}
const SAVE: Readonly<Record<string, string>> = {
  en: 'Save as picture',
  zh: '保存为图片',
  ja: '画像として保存',
}

/** Ends all animations, because the final state is checked. */
function passThrough() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}

function seen() {
  const root = document.documentElement
  const [header] = document.querySelectorAll('main header')
  const title = document.querySelector('main h1')
  const step = document.querySelector('main [role=timer], main a[href$=scoreboard]')
  return {
    overflow: root.scrollWidth - root.clientWidth,
    header: header?.getBoundingClientRect().height,
    // The title and the next step must be visible without scrolling.
    isFirst: [title, step].every((part) => part && part.getBoundingClientRect().bottom < innerHeight),
  }
}
const WELL = (width: number) => ({ overflow: 0, header: width < 768 ? 52 : 56, isFirst: true })

/** Sums the layout shifts since the page was opened. Those that a user caused do not count. */
function followShifts(): () => number {
  let moved = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') moved += entry.value
  })
  observer.observe({ type: 'layout-shift', buffered: false })
  return () => {
    observer.disconnect()
    return moved
  }
}

describe.each(Object.keys(STATES) as State[])('%s', (state) => {
  test.each(['dark', 'light'])('passes axe in the %s scheme', { timeout: 90_000 }, async (scheme) => {
    await page.viewport(1280, 800)
    await open(state, scheme, 'en')
    for (const [width, height] of SIZES) {
      await act(() => page.viewport(width, height))
      passThrough()
      expect({ width, ...seen() }).toEqual({ width, ...WELL(width) })
      if (width === 360 || width === 1280)
        expect({ width, faults: await faults() }).toEqual({ width, faults: [] })
    }
  })
  test.each(LANGUAGES)('fits every width: %s', { timeout: 60_000 }, async (language) => {
    await page.viewport(1280, 800)
    await open(state, 'light', language)
    for (const [width, height] of SIZES) {
      await act(() => page.viewport(width, height))
      expect({ width, ...seen() }).toEqual({ width, ...WELL(width) })
    }
  })
})

test.each(['before', 'running', 'ended'] as const)(
  '%s moves nothing when its parts load',
  { timeout: 60_000 },
  async (state) => {
    await page.viewport(1280, 800)
    // Opens the screen once to load its texts, so that it waits for the server only.
    await open(state, 'dark', 'en')
    world?.close()
    const shifts = followShifts()
    await open(state, 'dark', 'en')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(shifts()).toBeLessThan(0.01)
  },
)

test.each([360, 768, 1280, 1920])(
  'the own result heads an ended game, and what comes after it moves nothing: %i px',
  { timeout: 60_000 },
  async (width) => {
    const { answers, own } = aFullEvent({ hoursGone: 48.1 })
    const late = [`GET /api/game/1/board/teams/${own.id}`, 'GET /api/game/1/details']
    await page.viewport(width, 800)
    localStorage.setItem('language', 'en')
    world = openAppWorld({ ...answers, ...Object.fromEntries(late.map((question) => [question, 'held'])) })
    const router = createMemoryRouter(routes, { initialEntries: ['/games/1'] })
    await show(world, <RouterProvider router={router} />)
    await expect.element(page.getByText(`#24`).last(), ARRIVES).toBeVisible()
    await expect.poll(() => document.querySelector('#neighbours'), ARRIVES).not.toBeNull()
    const topOf = (sign: string) => document.querySelector(sign)?.getBoundingClientRect().top
    expect(topOf('#own-result')).toBeLessThan(180)
    const before = ['#about-game', '#categories'].map(topOf)
    for (const question of late) {
      const reply = answers[question]
      if (reply) world.server.release(question, reply)
    }
    await expect.poll(() => document.querySelector('#member-shares'), ARRIVES).not.toBeNull()
    expect(['#about-game', '#categories'].map(topOf)).toEqual(before)
    const room = document.querySelector('[class*=game-over__room]')
    expect(room?.scrollHeight).toBe(room?.clientHeight)
  },
)

test('the hero is 326 px high, and 400 on wide screens', { timeout: 60_000 }, async () => {
  await page.viewport(1280, 800)
  await open('running', 'dark', 'en')
  await expect.element(page.getByText('The game is running.'), ARRIVES).toBeVisible()
  const hero = () => document.querySelector('main h1')?.closest('section')?.getBoundingClientRect().height
  expect(hero()).toBe(326)
  await act(() => page.viewport(1920, 1080))
  expect(hero()).toBe(400)
})

/** States without a page: it loads, the server is unreachable, or the game does not exist. */
const OUTAGES = {
  waiting: 'held',
  unreachable: 'silence',
  missing: { status: 404, body: { title: 'Game not found', status: 404 } },
} as const satisfies Record<string, Reply | 'silence' | 'held'>
describe.each(Object.keys(OUTAGES) as (keyof typeof OUTAGES)[])('%s', (kind) => {
  test.each(['dark', 'light'])('fits and passes axe: %s', { timeout: 60_000 }, async (scheme) => {
    await page.viewport(1280, 800)
    for (const language of LANGUAGES) {
      localStorage.setItem('language', language)
      localStorage.setItem('color-scheme', scheme)
      world = openAppWorld({ ...at(20), 'GET /api/game/1': OUTAGES[kind] })
      const router = createMemoryRouter(routes, { initialEntries: ['/games/1'] })
      await show(world, <RouterProvider router={router} />)
      const there = () => document.querySelector('main [role=status], main h1')
      await expect.poll(there, ARRIVES).not.toBeNull()
      for (const [width, height] of SIZES) {
        await act(() => page.viewport(width, height))
        const { overflow } = seen()
        expect({ width, overflow }).toEqual({ width, overflow: 0 })
        if (language === 'en' && (width === 360 || width === 1280)) {
          const found = await faults()
          // The heading is the title of the game, which has not loaded yet.
          const wrong =
            kind === 'waiting' ? found.filter((fault) => !fault.startsWith('page-has-heading-one')) : found
          expect({ width, wrong }).toEqual({ width, wrong: [] })
        }
      }
      act(() => world?.close())
    }
  })
})
