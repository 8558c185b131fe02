import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aFullEvent } from '../../worlds/full-event.ts'

const ARRIVES = { timeout: 15_000 }
const WIDTHS = [360, 768, 1280, 1920]
const event = aFullEvent()
const SCREENS = [
  { name: 'game', address: '/games/1', sign: () => page.getByText('Harbour Lights 2026').first() },
  { name: 'challenges', address: '/games/1/challenges', sign: () => page.getByText('Baby RSA').first() },
  {
    name: 'challenge',
    address: `/games/1/challenges/${event.challengeId('Lattice of lies')}`,
    sign: () => page.getByRole('textbox', { name: 'Flag' }),
  },
  { name: 'scoreboard', address: '/games/1/scoreboard', sign: () => page.getByText('Night Ferry').first() },
]
let world: AppWorld | null = null

afterEach(() => world?.close())

describe.each(['dark', 'light'] as const)('a full event in the %s scheme', (scheme) => {
  test.each(SCREENS)('$name is as wide as the window', { timeout: 60_000 }, async ({ address, sign }) => {
    // Resizes before the world opens, so that the world does not wait for the window.
    await page.viewport(1280, 800)
    localStorage.setItem('language', 'en')
    localStorage.setItem('color-scheme', scheme)
    world = openAppWorld(event.answers)
    await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
    await expect.element(sign(), ARRIVES).toBeVisible()
    for (const width of WIDTHS) {
      await act(() => page.viewport(width, 800))
      const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect({ width, overflow }).toEqual({ width, overflow: 0 })
    }
  })
})
