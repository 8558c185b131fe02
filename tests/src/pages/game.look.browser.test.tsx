import '#src/theme/index.css'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aFullEvent, type FullEvent } from '../../worlds/full-event.ts'
import { faults } from '../ui/axe.ts'
// Here from the start, so that no test waits for a file.
import '#src/pages/game.tsx'
import '#src/shell/keep-connection.tsx'
import '#src/features/notices/notice-presenter.tsx'
import '#src/wiring/participation.ts'
import '#src/wiring/live-machines.ts'

const ARRIVES = { timeout: 15_000 }
const HOUR_MS = 3_600_000
const WIDTHS = [360, 768, 1280, 1920]
const LANGUAGES = ['en', 'zh', 'ja']
const STATES = {
  before: () => aFullEvent({ hoursGone: -52.2 }),
  running: () => aFullEvent({ hoursGone: 20 }),
  frozen: () =>
    aFullEvent({ hoursGone: 46, freeze: { freezeAt: Date.now() - 2 * HOUR_MS, revealedAt: null } }),
  ended: () => aFullEvent({ hoursGone: 48.1 }),
} satisfies Record<string, () => FullEvent>

let world: AppWorld | null = null
afterEach(() => world?.close())

async function open(state: keyof typeof STATES, scheme: string, language: string) {
  localStorage.setItem('language', language)
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld(STATES[state]().answers)
  await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/games/1'] })} />)
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Harbour Lights 2026' }), ARRIVES)
    .toBeVisible()
  if (state !== 'before')
    await expect.poll(() => document.querySelectorAll('main ol [data-place]').length, ARRIVES).toBe(3)
}

/** What has moved since the page was opened, without the ways that a user went. */
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

describe.each(Object.keys(STATES) as (keyof typeof STATES)[])('%s', (state) => {
  test.each(['dark', 'light'])('is without fault in the %s scheme', { timeout: 60_000 }, async (scheme) => {
    await page.viewport(1280, 800)
    await open(state, scheme, 'en')
    for (const width of WIDTHS) {
      await act(() => page.viewport(width, 800))
      expect({ width, overflow: overflow(), faults: await faults() }).toEqual({
        width,
        overflow: 0,
        faults: [],
      })
    }
  })
  test.each(LANGUAGES)('fits every width: %s', { timeout: 60_000 }, async (language) => {
    await page.viewport(1280, 800)
    await open(state, 'light', language)
    for (const width of WIDTHS) {
      await act(() => page.viewport(width, 800))
      expect({ width, overflow: overflow() }).toEqual({ width, overflow: 0 })
    }
  })
  test.each(WIDTHS)('moves nothing when its parts come: %i', { timeout: 60_000 }, async (width) => {
    await page.viewport(width, 800)
    // The texts are here, and the screen waits for the server only.
    await open(state, 'dark', 'en')
    world?.close()
    const shifts = followShifts()
    await open(state, 'dark', 'en')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(shifts()).toBeLessThan(0.01)
  })
})

function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
