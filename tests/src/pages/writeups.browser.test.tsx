import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aProfile, aTeam } from '../../worlds/builders.ts'
import { faults } from '../ui/axe.ts'

const WIDTHS = [360, 768, 1280, 1920]
const ARRIVES = { timeout: 10_000 }
const UNBREAKABLE = 'ATeamWithoutAnyPlaceToBreakInAllOfItsName'
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const ok = (body: unknown) => ({ status: 200, body })
const writeup = (id: number, name: string) => ({
  id,
  team: aTeam({ id, name, members: null }),
  // An empty document, because the browser provides the viewer.
  url: 'about:blank',
  uploadTimeUTC: '2026-11-20T08:00:00+00:00',
  organization: id === 2 ? UNBREAKABLE : 'West',
  fileName: `Writeup-1-${id}.pdf`,
  fileSize: 2_100_000,
})

async function open(
  address: string,
  scheme: 'dark' | 'light' = 'dark',
  list = [writeup(1, 'Owls'), writeup(2, UNBREAKABLE)],
) {
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['writeups'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/admin/writeups/1': ok(list),
  })
  await show(
    world,
    <RouterProvider
      router={createMemoryRouter(routes, { initialEntries: [`/games/1/room/writeups${address}`] })}
    />,
  )
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each([
    ['the list', '', '2 submitted', undefined],
    ['a document', '?open=2', '1 of 2', undefined],
    ['a missing one', '?open=7', 'Writeup not found', undefined],
    ['empty', '', 'No writeups yet', []],
  ] as const)('%s passes axe and fits every width', { timeout: 90_000 }, async (_, address, sign, list) => {
    await page.viewport(1280, 860)
    await open(address, scheme, list && [...list])
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

test(
  'on a phone the list and the document are two screens, and keys lead from one to the other',
  { timeout: 30_000 },
  async () => {
    await page.viewport(360, 780)
    await open('')
    await page.getByRole('link', { name: 'Owls', exact: true }).click(ARRIVES)
    await expect.element(page.getByRole('heading', { name: 'Owls' }), ARRIVES).toHaveFocus()
    await expect.element(page.getByRole('navigation', { name: 'Team writeups' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link', { name: 'Owls', exact: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Owls' })).toHaveFocus()
  },
)
