import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toIso } from '#contract/models/time.ts'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aChallenge, aGameDetail, aListedChallenge, aPlay, aProfile } from '../../worlds/builders.ts'

const CHALLENGE = 'GET /api/game/1/challenges/7'
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => world?.close())

const from = (hours: number) => toIso(Date.now() + hours * 3_600_000)
const ok = (body: unknown) => ({ status: 200, body })

// The test waits ten seconds for the hint, so it runs at one width. The look test of the challenge covers the
// others.
test.each([768])(
  'a hint that arrives during typing moves neither the field nor its button: %s px',
  { timeout: 60_000 },
  async (width) => {
    await act(() => page.viewport(width, 860))
    world = openAppWorld({
      'GET /api/account/profile': ok(aProfile()),
      'GET /api/game/1': ok(
        aGameDetail({ start: from(-1), end: from(1), status: 'Accepted', teamName: 'Owls' }),
      ),
      'GET /api/game/1/details': ok(aPlay({ challenges: { Misc: [aListedChallenge()] } })),
      'GET /api/game/1/notices': ok([]),
      [CHALLENGE]: ok(aChallenge({ hints: ['Look closer'] })),
    })
    await show(
      world,
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/games/1/challenges/7'] })} />,
    )
    // Text stays plain until the Markdown renderer has loaded.
    for (const words of ['Read the rules.', 'Look closer'])
      await expect
        .element(page.getByRole('paragraph').filter({ hasText: words }), { timeout: 15_000 })
        .toBeVisible()
    const field = page.getByRole('textbox', { name: 'Flag' })
    const places = () =>
      [field, page.getByRole('button', { name: 'Submit', exact: true })].map((part) => {
        const { x, y, width: wide, height } = part.element().getBoundingClientRect()
        return { x, y, wide, height }
      })
    await field.fill('flag{half')
    const before = places()
    world.server.says(
      CHALLENGE,
      ok(aChallenge({ hints: ['Look closer', 'Under the stone', 'Words in place of words. '.repeat(30)] })),
    )
    await expect.element(page.getByText('Under the stone'), { timeout: 25_000 }).toBeVisible()
    expect(places()).toEqual(before)
  },
)
