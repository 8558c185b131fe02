import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aChallengeInfo, aChallengeToEdit, aConfig, aGameToEdit, aProfile } from '../../worlds/builders.ts'
import { faults } from '../ui/axe.ts'

const AT = '/games/1/room/challenges/7'
const WIDTHS = [360, 768, 1280, 1920]
const ARRIVES = { timeout: 10_000 }
const PREVIEW = 'aside[aria-labelledby]'
const UNBREAKABLE = 'A title without any place to break in all of its length'.replaceAll(' ', '')
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const ok = (body: unknown) => ({ status: 200, body })
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()

async function open(section: string) {
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: ['versions', 'room-pages', 'challenge-acts'] })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/edit/games/1': ok(aGameToEdit()),
    'GET /api/edit/games/1/challenges': ok([aChallengeInfo(), aChallengeInfo({ id: 8, title: UNBREAKABLE })]),
    'GET /api/edit/games/1/challenges/7': ok(
      aChallengeToEdit({
        title: UNBREAKABLE,
        type: 'StaticContainer',
        hints: ['Look twice.'],
        flags: [{ id: 3, flag: `flag{${UNBREAKABLE}}`, attachment: null }],
      }),
    ),
    'GET /api/edit/games/1/challenges/7/container': ok({ runtime: true, container: null }),
  })
  const router = createMemoryRouter(routes, { initialEntries: [`${AT}/${section}`] })
  await show(world, <RouterProvider router={router} />)
  await expect.element(page.getByRole('button', { name: 'Save' }), ARRIVES).toBeVisible()
}

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test.each(['', 'scoring', 'flags', 'files', 'hints', 'container', 'prerequisites', 'delete'])(
    'the section "%s" passes axe and fits every width',
    { timeout: 90_000 },
    async (section) => {
      localStorage.setItem('color-scheme', scheme)
      await act(() => page.viewport(1280, 800))
      await open(section)
      for (const width of WIDTHS) {
        await act(() => page.viewport(width, 800))
        expect({ width, overflow: overflow(), faults: await faults() }).toEqual({
          width,
          overflow: 0,
          faults: [],
        })
      }
    },
  )
})

test('the rail is 148 px wide, and from 1200 px on the preview of 404 px is beside the form', async () => {
  await act(() => page.viewport(1200, 800))
  await open('')
  const rail = 'nav[aria-label=Sections]'
  await expect.poll(() => box(rail)?.width).toBe(148)
  await expect.poll(() => box(PREVIEW)?.width).toBe(404)
  await act(() => page.viewport(1199, 800))
  await expect.poll(() => box(PREVIEW)).toBeUndefined()
  expect(box(rail)?.width).toBe(148)
  await userEvent.click(page.getByRole('button', { name: 'Preview as player' }))
  await expect.element(page.getByRole('dialog').getByText('rules')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await act(() => page.viewport(360, 740))
  await expect.poll(() => box(rail)).toBeUndefined()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sections' }), 'hints')
  await expect.element(page.getByRole('textbox', { name: 'Hint 1' })).toBeVisible()
  expect(document.querySelector('[name=title]')?.checkVisibility()).toBe(false)
})

test('the preview follows what is typed', async () => {
  await act(() => page.viewport(1280, 800))
  await open('')
  await userEvent.fill(page.getByRole('textbox', { name: 'Description' }), 'Look **east**.')
  await expect.poll(() => document.querySelector('aside strong')?.textContent).toBe('east')
})

test.each([360, 768, 1280])('with %i px no field is covered when the focus reaches it', async (width) => {
  await act(() => page.viewport(width, 740))
  await open('')
  const main = document.querySelector('main')
  const ends = [...(main?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])].filter((field) =>
    field.checkVisibility(),
  )
  expect(ends.length).toBeGreaterThan(3)
  for (const field of ends) {
    await act(async () => {
      field.blur()
      field.focus()
    })
    const { left, top, width: across, height } = field.getBoundingClientRect()
    const hit = document.elementFromPoint(left + across / 2, top + Math.min(height / 2, 20))
    const name = field.getAttribute('name')
    expect([name, field.contains(hit) || hit?.contains(field) === true]).toEqual([name, true])
  }
})
