import '#src/theme/index.css'
import { act } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '#src/app/routes.tsx'
import { openAppWorld, show, type AppWorld } from '../../worlds/app.world.tsx'
import { aConfig, aProfile } from '../../worlds/builders.ts'
import { aPlatform, FEATURES, ok } from '../../worlds/platform.world.ts'
import { faults } from '../ui/axe.ts'

const WIDTHS = [360, 768, 1280, 1920]
const ARRIVES = { timeout: 10_000 }
let world: AppWorld | null = null

beforeEach(() => localStorage.setItem('language', 'en'))
afterEach(() => {
  world?.close()
  document.adoptedStyleSheets = []
})

async function open(scheme: 'dark' | 'light', customTheme: string) {
  localStorage.setItem('color-scheme', scheme)
  const colour = customTheme === '' ? {} : { customTheme }
  world = openAppWorld({
    'GET /api/config': ok(aConfig({ features: FEATURES, ...colour })),
    'GET /api/account/profile': ok(aProfile({ role: 'Admin' })),
    'GET /api/admin/config': ok(
      aPlatform({
        accountPolicy: {
          allowRegister: true,
          activeOnRegister: false,
          useGoogleRecaptcha: true,
          emailConfirmationRequired: true,
          emailDomainList: `example.org,${'long-'.repeat(10)}name.example`,
        },
        globalConfig: {
          title: 'Harbour',
          slogan: 'A-slogan-without-any-place-to-break-in-all-of-its-length',
          beianInfo: 'ICP 1',
          ...colour,
        },
      }),
    ),
    'GET /api/admin/config/means': ok({
      mail: 'None',
      sender: null,
      mailServer: null,
      captcha: 'None',
      untrustedProxy: '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
    }),
  })
  await show(
    world,
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin/configs'] })} />,
  )
  await expect.element(page.getByText('No changes'), ARRIVES).toBeVisible()
}
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  // No colour, and the two hues with the least contrast on a dark or a light background.
  test.each(['', '#ffff00', '#1e00ff'])(
    'with the colour "%s" the settings pass axe and fit every width',
    { timeout: 90_000 },
    async (colour) => {
      await page.viewport(1280, 860)
      await open(scheme, colour)
      await expect.element(page.getByText(/^Requests from 2001:.* TRUSTED_PROXIES/), ARRIVES).toBeVisible()
      expect(document.adoptedStyleSheets.length).toBe(colour === '' ? 0 : 1)
      for (const width of WIDTHS) {
        await act(() => page.viewport(width, 860))
        expect({ width, overflow: overflow(), faults: await faults() }).toEqual({
          width,
          overflow: 0,
          faults: [],
        })
      }
    },
  )
})

test('the whole page previews a typed colour, until it is discarded', { timeout: 30_000 }, async () => {
  await page.viewport(1280, 860)
  await open('dark', '')
  const button = () =>
    getComputedStyle(document.querySelector('figure button') ?? document.body).backgroundColor
  const before = button()
  const field = page.getByRole('textbox', { name: 'Colour', exact: true })
  await field.fill('#7c3ae')
  expect(button()).toBe(before)
  await field.fill('#7c3aed')
  await expect.poll(button).not.toBe(before)
  await page.getByRole('button', { name: 'Reset to teal' }).click()
  await expect.poll(button).toBe(before)
})

test('the settings can be edited and saved by keys', { timeout: 30_000 }, async () => {
  await page.viewport(1280, 860)
  await open('dark', '')
  document.querySelector<HTMLElement>('input[name=title]')?.focus()
  await userEvent.keyboard('{End}s')
  for (const name of ['slogan', 'beianInfo', 'customTheme']) {
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.getAttribute('name')).toBe(name)
  }
  // The focus passes the colour picker and then reaches the switches.
  await userEvent.keyboard('{Tab}{Tab}')
  expect(document.activeElement?.getAttribute('name')).toBe('allowRegister')
  await userEvent.keyboard(' ')
  await expect.element(page.getByText(/^Unsaved: Title and Allow registration/)).toBeVisible()
})
