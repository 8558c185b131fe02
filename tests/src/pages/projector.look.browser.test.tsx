import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { firstBloodsSince } from '#contract/rules/board/bloods.ts'
import { withFact } from '#contract/rules/board/fold-board.ts'
import { routes } from '#src/app/routes.tsx'
import { BloodStage } from '#src/features/projector/blood-view.tsx'
import { hall } from '#styled/recipes/hall.js'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aFullEvent, type FullEvent } from '../../worlds/full-event.ts'
import { faults } from '../ui/axe.ts'
// These modules load first, so that no test waits for a file.
import '#src/wiring/projector.ts'
import '#src/pages/projector.tsx'

const ARRIVES = { timeout: 15_000 }
const HOUR_MS = 3_600_000
const LANGUAGES = ['en', 'zh', 'ja']
const SCHEMES = ['dark', 'light'] as const
const SIZES = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
] as const
const ROWS = 13
/** The smallest font size in pixels on a screen that is 1920 wide, because an audience reads it from afar. */
const LEAST_TYPE = 16

const EVENTS = {
  before: () => aFullEvent({ hoursGone: -0.21 }),
  live: () => aFullEvent({ hoursGone: 20 }),
  frozen: () =>
    aFullEvent({
      hoursGone: 44.06,
      freeze: { freezeAt: Date.now() - 0.06 * HOUR_MS, revealedAt: null },
    }),
  end: () => aFullEvent({ hoursGone: 48.1 }),
} satisfies Record<string, () => FullEvent>
const STATES = ['before', 'live', 'frozen', 'end'] as const

let world: AppWorld | null = null
afterEach(() => world?.close())

async function open(state: (typeof STATES)[number], scheme: string, language: string) {
  localStorage.setItem('language', language)
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld(EVENTS[state]().answers)
  await show(
    world,
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/games/1/projector'] })} />,
  )
  await expect.element(page.getByRole('heading', { name: 'Harbour Lights 2026' }), ARRIVES).toBeVisible()
  if (state === 'live' || state === 'frozen') await expect.poll(() => rows().length, ARRIVES).toBe(ROWS)
  if (state === 'end')
    await expect.poll(() => document.querySelectorAll('main [data-place]').length, ARRIVES).toBeGreaterThan(2)
}

const rows = () =>
  [...document.querySelectorAll('main ol > li')].filter(({ parentElement }) =>
    parentElement?.hasAttribute('start'),
  )

/**
 * Boxes whose text is cut off at the bottom, or that extend beyond the window, because nobody can scroll a
 * projector.
 */
function outside(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, p, li, span, b, time)')]
    .filter((element) => element.getClientRects().length > 0 && element.closest('[data-outside]') === null)
    .filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 1 && (top < -1 || bottom > innerHeight + 1)
    })
    .map(({ textContent }) => textContent)
}

/** Visible texts with a smaller font than the smallest allowed. */
function tooSmall(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const small: string[] = []
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!parentElement || !textContent?.trim() || parentElement.closest('svg') !== null) continue
    const { width, height } = parentElement.getBoundingClientRect()
    const size = (parseFloat(getComputedStyle(parentElement).fontSize) * 1920) / innerWidth
    if (width > 1 && height > 1 && size < LEAST_TYPE - 0.01) small.push(`${size} ${textContent}`)
  }
  return small
}

function seen() {
  const { scrollWidth, scrollHeight } = document.documentElement
  const inner = document.querySelector('main > div')
  return {
    scrolls: scrollWidth > innerWidth || scrollHeight > innerHeight,
    cut: (inner?.scrollHeight ?? 0) - (inner?.clientHeight ?? 0) > 1,
    outside: outside(),
    tooSmall: tooSmall(),
  }
}
const WELL = { scrolls: false, cut: false, outside: [], tooSmall: [] }

describe.each(SIZES)('on a screen of %i × %i', (width, height) => {
  test.each(STATES)('%s fills it, in three languages', { timeout: 60_000 }, async (state) => {
    await page.viewport(width, height)
    for (const language of LANGUAGES) {
      await open(state, 'dark', language)
      expect({ language, ...seen() }).toEqual({ language, ...WELL })
      act(() => world?.close())
    }
  })
  test.each(SCHEMES)('passes axe in the %s scheme', { timeout: 60_000 }, async (scheme) => {
    await page.viewport(width, height)
    for (const state of STATES) {
      await open(state, scheme, 'en')
      passThrough()
      expect({ state, faults: await faults() }).toEqual({ state, faults: [] })
      act(() => world?.close())
    }
  })
  test.each(['en', 'zh', 'ja'])('a first blood fills it: %s', async (language) => {
    await page.viewport(width, height)
    localStorage.setItem('language', language)
    const event = aFullEvent()
    world = openAppWorld(event.answers)
    const { board } = event
    const after = withFact(board, {
      kind: 'solve',
      seq: board.seq + 1,
      // The team with the longest name, because it needs the most space.
      teamId: board.rows.find(({ name }) => name.startsWith('WWWW'))?.id ?? 0,
      challengeId: event.challengeId('The lighthouse keeper’s allocator'),
      at: Date.now(),
      user: 'mika',
    })
    const [blood] = after ? firstBloodsSince(board, after) : []
    if (!blood) throw new Error('Nobody was first.')
    await show(
      world,
      <main className={hall().root}>
        <BloodStage blood={blood} startsAt={board.startsAt} />
      </main>,
    )
    passThrough()
    expect(seen()).toEqual(WELL)
    expect(await faults()).toEqual([])
  })
})

/** Ends all animations, because the final state is checked. */
function passThrough() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}
