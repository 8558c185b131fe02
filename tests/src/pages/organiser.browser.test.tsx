import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aGameToEdit, aNotice, aProfile } from '../../worlds/builders.ts'
import { faults } from '../ui/axe.ts'

const WIDTHS = [360, 768, 1280, 1920]
const ARRIVES = { timeout: 10_000 }
const SCREENS = [
  ['/admin/games', 'Winter Open'],
  ['/games/1/room/settings', 'No changes'],
  ['/games/1/room/notices', 'The finals start late.'],
  ['/games/9/room/settings', 'Game not found'],
] as const
const UNBREAKABLE = 'A title without any place to break in all of its length'.replaceAll(' ', '')
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const ok = (body: unknown) => ({ status: 200, body })

async function open(address: string, scheme: 'dark' | 'light' = 'dark') {
  localStorage.setItem('color-scheme', scheme)
  const games = [
    aGameToEdit({ id: 2, title: 'Winter Open', hidden: true }),
    aGameToEdit({ title: UNBREAKABLE, inviteCode: 'x'.repeat(32), organizations: [UNBREAKABLE, 'West'] }),
  ]
  world = openAppWorld({
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games?count=500&skip=0': ok({ data: games, length: 2, total: 2 }),
    'GET /api/edit/games/1': ok(games[1]),
    'GET /api/edit/games/1/notices': ok([aNotice(), aNotice({ id: 2, content: UNBREAKABLE.repeat(4) })]),
    'GET /api/edit/games/1/teamhashsalt': ok(JSON.stringify('f'.repeat(64))),
  })
  await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each(SCREENS)('%s passes axe and fits every width', { timeout: 90_000 }, async (address, sign) => {
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

test(
  'the dialog of a new game has its focus in the title, and is submitted by keys',
  { timeout: 30_000 },
  async () => {
    await page.viewport(360, 780)
    await open('/admin/games')
    await page.getByRole('button', { name: 'New game' }).click()
    await expect.element(page.getByRole('textbox', { name: /^Title/ }), ARRIVES).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Enter a title.')).toBeVisible()
    expect({ overflow: overflow(), faults: await faults() }).toEqual({ overflow: 0, faults: [] })
  },
)

test('on a phone the salt of a game is shown without horizontal scrolling', { timeout: 30_000 }, async () => {
  await page.viewport(360, 780)
  await open('/games/1/room/settings')
  await page.getByRole('button', { name: 'Show salt' }).click(ARRIVES)
  await page.getByRole('group', { name: 'Team hash salt' }).getByRole('button', { name: 'Show' }).click()
  await expect.element(page.getByText('f'.repeat(64))).toBeVisible()
  expect(overflow()).toBe(0)
})
