import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toIso } from '#contract/models/time.ts'
import { routes } from '#src/app/routes.tsx'
import { exampleTeams } from '#src/features/roster/team-table.tsx'
import { exampleUsers } from '#src/features/roster/user-cells.examples.tsx'
import { exampleFiles } from '#src/features/files/stored-file-table.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import {
  aBlood,
  aChallenge,
  aConfig,
  aGame,
  aGameDetail,
  aListedChallenge,
  aNotice,
  aPlay,
  aPost,
  aProfile,
} from '../../worlds/builders.ts'
import { faults } from '../ui/axe.ts'

const HOUR_MS = 3_600_000
const WIDTHS = [360, 768, 1280, 1920]
const ARRIVES = { timeout: 10_000 }
const SCREENS = [
  ['/', 'Latest posts'],
  ['/posts', 'Welcome'],
  ['/posts/a1b2c3d4', 'All about it.'],
  ['/games', 'Autumn Open'],
  ['/games/1', 'About this game'],
  ['/games/1/challenges', 'Warm up'],
  ['/games/1/challenges/7', 'Read the'],
  ['/about', 'Times are shown in'],
  ['/teams', 'You aren’t on a team yet'],
  ['/admin/users', 'ada@example.org'],
  ['/admin/teams', 'Night:Shift'],
  ['/404', 'Page not found'],
] as const
/** These screens show more on a server with extensions. */
const EXTENDED = [
  ['/admin/users', 'ada@example.org'],
  ['/admin/teams', 'Night:Shift'],
  ['/admin/games?part=files', 'src.zip'],
] as const
const UNBREAKABLE = 'ANameWithoutAnyPlaceToBreakInAllOfItsLetters'
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const from = (hours: number) => toIso(Date.now() + hours * HOUR_MS)
const ok = (body: unknown) => ({ status: 200, body })
const listed = (data: readonly unknown[]) =>
  ok({ data, length: data.length, total: 120, totalSize: 9_000_000 })
const users = listed(
  exampleUsers.map((user, nth) =>
    nth === 1 ? { ...user, userName: UNBREAKABLE, email: `${UNBREAKABLE}@example.org` } : user,
  ),
)
const teams = exampleTeams.map((team, nth) =>
  nth === 1 ? { ...team, bio: UNBREAKABLE } : { ...team, name: UNBREAKABLE },
)

async function open(
  address: string,
  scheme: 'dark' | 'light',
  who: 'administrator' | 'visitor',
  features: readonly string[] = [],
) {
  localStorage.setItem('color-scheme', scheme)
  world = openAppWorld({
    ...(who === 'administrator' ? { 'GET /api/account/profile': ok(aProfile({ role: 'Admin' })) } : {}),
    'GET /api/config': ok(
      aConfig({
        title: 'Vexil',
        slogan: 'Hack for fun not for profit',
        beianInfo: 'A filing',
        features: [...features],
      }),
    ),
    'GET /api/posts/latest': ok([
      aPost({ isPinned: true }),
      aPost({ id: 'b1b2c3d4', title: 'A title without any place to break'.replaceAll(' ', '') }),
    ]),
    'GET /api/posts': ok([aPost()]),
    'GET /api/posts/a1b2c3d4': ok(aPost()),
    'GET /api/game': ok([
      aGame({ start: from(-1), end: from(3) }),
      aGame({ id: 2, title: 'Coming', start: from(2), end: from(3) }),
    ]),
    'GET /api/game/1': ok(
      aGameDetail({ start: from(-9.5), end: from(0.5), status: 'Accepted', teamName: 'root cellar' }),
    ),
    'GET /api/game/1/details': ok(
      aPlay({
        challenges: {
          Misc: [
            aListedChallenge(),
            aListedChallenge({ id: 8, title: 'Second', solved: 1, bloods: [aBlood()] }),
          ],
        },
      }),
    ),
    'GET /api/game/1/challenges/7': ok(aChallenge({ hints: ['Look closer'], type: 'DynamicContainer' })),
    'GET /api/game/1/notices': ok([aNotice()]),
    'GET /api/team': ok([]),
    'GET /api/admin/users?count=50&skip=0': users,
    'GET /api/admin/roster/users?hint=&kind=Everybody&sort=Name&desc=false&count=50&skip=0': users,
    'GET /api/admin/teams?count=50&skip=0': listed(teams),
    'GET /api/admin/roster/teams?hint=&kind=All&sort=Created&desc=false&count=50&skip=0': listed(
      teams.map((team) => ({ ...team, createTimeUTC: from(-9) })),
    ),
    'GET /api/admin/files/stored?hint=&sort=Newest&count=50&skip=0': listed(exampleFiles),
  })
  await show(world, <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />)
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

async function fitsEveryWidth(sign: string) {
  await expect.element(page.getByText(sign).first(), ARRIVES).toBeVisible()
  for (const width of WIDTHS) {
    await act(() => page.viewport(width, 860))
    expect({ width, overflow: overflow(), faults: await faults() }).toEqual({
      width,
      overflow: 0,
      faults: [],
    })
  }
}

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each(SCREENS)('%s passes axe and fits every width', { timeout: 60_000 }, async (address, sign) => {
    await page.viewport(1280, 860)
    await open(address, scheme, 'administrator')
    await fitsEveryWidth(sign)
  })

  test.each(EXTENDED)(
    '%s has no fault with all extensions, too',
    { timeout: 60_000 },
    async (address, sign) => {
      await page.viewport(1280, 860)
      await open(address, scheme, 'administrator', ['roster', 'stored-files', 'unused-files'])
      await fitsEveryWidth(sign)
    },
  )

  test('the sign-in screen passes axe, before and after a refusal', { timeout: 60_000 }, async () => {
    await page.viewport(360, 780)
    await open('/account/login', scheme, 'visitor')
    const button = page.getByRole('button', { name: 'Sign in' })
    await expect.element(button, ARRIVES).toBeVisible()
    expect(await faults()).toEqual([])
    // The switches of scheme and language are at the bottom of the page. A longer page would push them out of
    // the window.
    expect(document.documentElement.scrollHeight).toBe(780)
    await button.click()
    await expect.element(page.getByText('Enter your password.')).toBeVisible()
    expect({ overflow: overflow(), faults: await faults() }).toEqual({ overflow: 0, faults: [] })
  })
})

describe('by keys alone', () => {
  beforeEach(() => page.viewport(1280, 860))

  test('a menu of the rail opens, chooses, and returns the focus', { timeout: 30_000 }, async () => {
    await open('/', 'dark', 'administrator')
    const button = page.getByRole('button', { name: 'Theme' })
    await expect.element(button, ARRIVES).toBeVisible()
    focus(button.element())
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menu'), ARRIVES).toBeVisible()
    const menu = page.getByRole('menu').element()
    // During the fade the menu's text has too little contrast, so the test waits for its end.
    await Promise.all(menu.getAnimations().map(({ finished }) => finished))
    expect(await faults(menu)).toEqual([])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('light')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect
      .poll(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.outerHTML.slice(0, 200),
      )
      .toBe('Theme')
  })

  test(
    'a menu of the rail returns the focus, however fast the keys follow',
    { timeout: 30_000 },
    async () => {
      await open('/', 'dark', 'administrator')
      const button = page.getByRole('button', { name: 'Theme' })
      await expect.element(button, ARRIVES).toBeVisible()
      focus(button.element())
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('menu'), ARRIVES).toHaveFocus()
      // A busy machine may paint no frame between two keys, so the test paints none.
      const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0)
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
      await expect.poll(() => document.documentElement.dataset['theme']).toBe('light')
      const late = frames.mock.calls
      frames.mockRestore()
      for (const [paint] of late) requestAnimationFrame(paint)
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
      await expect.element(button).toHaveFocus()
    },
  )

  test('the palette finds a screen and opens it', { timeout: 30_000 }, async () => {
    await open('/', 'dark', 'administrator')
    await expect.element(page.getByText('Latest posts'), ARRIVES).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = page.getByRole('combobox')
    await expect.element(field, ARRIVES).toHaveFocus()
    await userEvent.keyboard('system log')
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Admin: System log')
    expect(await faults(page.getByRole('dialog').element())).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.title, ARRIVES).toBe('System log - Vexil::CTF')
  })

  test('"?" lists the keys and "/" focuses the search of the screen', { timeout: 30_000 }, async () => {
    await open('/games', 'dark', 'visitor')
    await expect.element(page.getByRole('searchbox'), ARRIVES).toBeVisible()
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' }), ARRIVES).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('coming?')
    await expect.element(page.getByRole('searchbox')).toHaveValue('coming?')
  })

  test('the first Tab stop skips the rail', { timeout: 30_000 }, async () => {
    await open('/about', 'dark', 'visitor')
    await expect.element(page.getByText('Times are shown in'), ARRIVES).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})

test('on a phone a sheet has the entries that the bar has no room for', { timeout: 30_000 }, async () => {
  await page.viewport(360, 780)
  await open('/', 'dark', 'administrator')
  await page.getByRole('button', { name: 'More' }).click()
  const sheet = page.getByRole('dialog', { name: 'ada' })
  await expect.element(sheet, ARRIVES).toBeVisible()
  await expect.element(sheet.getByRole('link', { name: 'Admin' })).toBeVisible()
  await Promise.all(
    sheet
      .element()
      .getAnimations({ subtree: true })
      .map(({ finished }) => finished),
  )
  expect(await faults(sheet.element())).toEqual([])
  await sheet.getByText('Light').click()
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('light')
})

function focus(element: Element) {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus()
}
