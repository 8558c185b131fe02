import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aProfile, aTeam } from '../../worlds/builders.ts'
import { listed, TEAMS } from '../../worlds/roster.world.ts'

const WIDTHS = [360, 768, 1024, 1280]
const LONG = 'A_name_without_any_place_to_break_in_all_of_its_length'
let world: AppWorld | null = null
afterEach(() => world?.close())

/** Texts of the list that are cut off, or that need horizontal scrolling. */
function clipped(list: Element): string[] {
  const { left, right } = document.documentElement.getBoundingClientRect()
  return [...list.querySelectorAll('*')].flatMap((element) => {
    if (element.children.length > 0 || (element.textContent ?? '').trim() === '') return []
    const box = element.getBoundingClientRect()
    // Text for screen readers has no size, so it cannot be cut off.
    if (box.width <= 1) return []
    const isCut = element.scrollWidth > element.clientWidth && element.clientWidth > 0
    return isCut || box.left < left || box.right > right ? [element.textContent ?? ''] : []
  })
}

function cutOff() {
  const list =
    document.querySelector('main table')?.parentElement ??
    document.querySelector('main ul[aria-busy]') ??
    expect.fail()
  return { aside: list.scrollWidth - list.clientWidth, clipped: clipped(list) }
}
const members = aTeam().members ?? []
const teams = [
  aTeam({
    id: 1,
    name: LONG,
    bio: LONG.repeat(3),
    members: members.map((member) => ({ ...member, userName: LONG })),
    locked: true,
  }),
  aTeam({ id: 2, name: '長い名前の団体'.repeat(4), bio: '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末' }),
]

describe.each([['teams', '/admin/teams', { [TEAMS]: listed(teams) }]] as const)(
  'the list of all %s',
  (_, address, answers) => {
    test.each(['en', 'ja', 'zh'])(
      'truncates no text at any width, in %s',
      { timeout: 60_000 },
      async (language) => {
        localStorage.setItem('language', language)
        await page.viewport(1280, 860)
        world = openAppWorld({
          'GET /api/account/profile': { status: 200, body: aProfile({ role: 'Admin' }) },
          ...answers,
        })
        await show(
          world,
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />,
        )
        await expect.element(page.getByText(LONG, { exact: true }).first(), { timeout: 10_000 }).toBeVisible()
        for (const width of WIDTHS) {
          await act(() => page.viewport(width, 860))
          // The list adapts a moment after the resize.
          await expect.poll(cutOff).toEqual({ aside: 0, clipped: [] })
        }
      },
    )
  },
)
