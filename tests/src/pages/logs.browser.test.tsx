import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { examples as acts } from '#src/features/logs/audit-row.examples.tsx'
import { examples as logs } from '#src/features/logs/log-row.examples.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../worlds/builders.ts'
import { faults } from '../ui/axe.ts'

const WIDTHS = [360, 768, 1280, 1920]
const ARRIVES = { timeout: 10_000 }
const UNBREAKABLE = 'ANameWithoutAnyPlaceToBreakInAllOfItsLetters'
const entries = [...Object.values(acts), { ...acts.user, name: UNBREAKABLE }].map((entry, nth) => ({
  ...entry,
  number: 100 - nth,
}))
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const ok = (body: unknown) => ({ status: 200, body })

async function open(address: string, scheme: 'dark' | 'light') {
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['audit', 'log-filter'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/admin/logs': ok(Object.values(logs)),
    'GET /api/admin/logs?level=All&count=100&skip=0': ok(Object.values(logs)),
    'GET /api/admin/audit': ok(entries),
    'GET /api/admin/audit?count=100': ok(entries),
    'GET /api/admin/audit?count=100&kind=file': ok([]),
  })
  await show(
    world,
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/admin/logs${address}`] })} />,
  )
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each([
    ['the log', '?span=between', 'Too many wrong answers in game 1'],
    ['the acts of organisers', '?view=audit', 'changed (value hidden)'],
    ['no acts at all', '?view=audit&kind=file', 'No entries match'],
  ])('%s passes axe and fits every width', { timeout: 90_000 }, async (_, address, sign) => {
    await page.viewport(1280, 860)
    await open(address, scheme)
    await expect.element(page.getByText(sign).first(), ARRIVES).toBeVisible()
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
