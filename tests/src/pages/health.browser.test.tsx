import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { examples } from '#src/features/health/health.examples.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../worlds/builders.ts'
import { faults } from '../ui/axe.ts'

const WIDTHS = [360, 768, 1280, 1920]
const ARRIVES = { timeout: 10_000 }
const UNBREAKABLE = 'ASentenceWithoutAnyPlaceToBreakInAllOfItsLetters'.repeat(3)
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const ok = (body: unknown) => ({ status: 200, body })
async function open(health: unknown, scheme: 'dark' | 'light') {
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['health', 'unused-files'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/admin/health': ok(health),
  })
  await show(
    world,
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin/health'] })} />,
  )
}
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
const { health } = examples.notWell
const long = {
  ...health,
  mail: { ...health.mail, failure: UNBREAKABLE },
  process: {
    ...health.process,
    slowest: [{ method: 'GET', route: `/${UNBREAKABLE}`, tookMs: 900, perMinute: 1 }],
  },
}

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each([
    ['a well platform', examples.well.health, 'Everything works'],
    ['one with faults', long, '1 part is broken, 5 parts need a look'],
    ['a silent one', examples.silent.health, /didn’t reply within 2 seconds/],
  ] as const)('%s passes axe and fits every width', { timeout: 90_000 }, async (_, shown, sign) => {
    await page.viewport(1280, 860)
    await open(shown, scheme)
    await expect.element(page.getByText(sign).first(), ARRIVES).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Health' }), ARRIVES).toBeVisible()
    for (const width of WIDTHS) {
      await act(() => page.viewport(width, 860))
      expect({ width, overflow: overflow(), faults: await faults() }).toEqual({
        width,
        overflow: 0,
        faults: [],
      })
    }
  })
})
