import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aConfig, aGameToEdit, aProfile } from '../../worlds/builders.ts'
import '../../worlds/organiser.world.ts'

const LEAST_PX = 12
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const ok = (body: unknown) => ({ status: 200, body })

/** Whether the field is visible at its top and bottom, with nothing on top of it. */
function isWhole(field: Element): boolean {
  const { left, width, top, bottom } = field.getBoundingClientRect()
  return [top + 2, bottom - 2].every((y) => {
    const there = document.elementFromPoint(left + width / 2, y)
    return there !== null && (field.contains(there) || there.contains(field))
  })
}

test.each([360, 1280])(
  'bars cover no field that has the focus: %i px',
  { timeout: 60_000 },
  async (width) => {
    await act(() => page.viewport(width, 500))
    world = openAppWorld({
      'GET /api/config': ok(aConfig()),
      'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
      'GET /api/edit/games/1': ok(aGameToEdit()),
      'GET /api/edit/games/1/notices': ok([]),
    })
    const router = createMemoryRouter(routes, { initialEntries: ['/games/1/room/settings'] })
    await show(world, <RouterProvider router={router} />)
    await expect.element(page.getByLabelText('Title').first(), { timeout: 15_000 }).toBeVisible()
    // A browser scrolls to the cursor of a text of several lines and not to the whole field, so these fields
    // are left out.
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('main input:enabled:not([type=radio])'),
    ].filter((field) => {
      const { width: across, height } = field.getBoundingClientRect()
      return across > LEAST_PX && height > LEAST_PX
    })
    expect(fields.length).toBeGreaterThan(5)
    for (const way of [fields, fields.toReversed()]) {
      // Starts from the far end of the page, so that each step must scroll.
      scrollTo(0, way === fields ? 0 : document.documentElement.scrollHeight)
      for (const field of way) {
        const isWholeOnFocus = async () => {
          // A part that loads late may move the field after the browser has scrolled to it, so the field is
          // focused again.
          field.blur()
          await act(async () => field.focus())
          return isWhole(field)
        }
        await expect.poll(isWholeOnFocus, { message: field.outerHTML }).toBe(true)
      }
    }
  },
)
