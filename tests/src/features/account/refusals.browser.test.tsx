import '#src/theme/index.css'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, settle, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { faults } from '../../ui/axe.ts'

const LOGIN = 'POST /api/account/login'
const ARRIVES = { timeout: 10_000 }
const password = page.getByLabelText('Password', { exact: true })
let world: AppWorld | null = null

afterEach(() => world?.close())

const places = () =>
  [...document.querySelectorAll('input, form button, form a')].map((element) =>
    Math.round(element.getBoundingClientRect().top),
  )

test.each(['dark', 'light'])(
  'after the first wrong password nothing moves on further ones, and all texts have contrast: %s',
  async (scheme) => {
    await page.viewport(360, 740)
    localStorage.setItem('language', 'en')
    localStorage.setItem('color-scheme', scheme)
    world = openAppWorld({ [LOGIN]: 'held' })
    await show(
      world,
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/account/login'] })} />,
    )
    await expect.element(password, ARRIVES).toBeVisible()
    await page.getByLabelText('Username or email').fill('ada')
    const seen: number[][] = []
    for (const attempt of ['Lovelace1', 'Lovelace2', 'Lovelace3']) {
      await password.fill(attempt)
      if (seen.length > 0) expect(await faults()).toEqual([])
      seen.push(places())
      await userEvent.keyboard('{Enter}')
      seen.push(places())
      world.server.release(LOGIN, {
        status: 401,
        body: { title: 'Wrong username or password', status: 401 },
      })
      await settle()
      await expect.element(page.getByRole('alert')).toBeVisible()
      await expect.element(password).toHaveFocus()
      seen.push(places())
    }
    expect(new Set(seen.slice(2).map(String)).size).toBe(1)
  },
)
