import '#src/theme/index.css'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../../worlds/app.world.tsx'
import { aProfile } from '../../../worlds/builders.ts'
import '../../../worlds/profile-screen.ts'

const ARRIVES = { timeout: 10_000 }
const opener = page.getByRole('button', { name: 'Change picture of ada' })
let world: AppWorld | null = null

afterEach(() => world?.close())

test.each([
  ['a press', () => opener.click()],
  [
    'a key',
    async () => {
      ;(opener.element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
    },
  ],
])(
  'the dialog that %s opened stays open though React mounts it twice, and returns the focus',
  async (_, press) => {
    localStorage.setItem('language', 'en')
    world = openAppWorld({ 'GET /api/account/profile': { status: 200, body: aProfile() } })
    await show(
      world,
      <StrictMode>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/account/profile'] })} />
      </StrictMode>,
    )
    await expect.element(opener, ARRIVES).toBeVisible()
    await press()
    const dialog = page.getByRole('dialog', { name: 'New picture' })
    await expect.element(dialog, ARRIVES).toBeVisible()
    // A dialog that closes by mistake does so within a few frames.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  },
)
