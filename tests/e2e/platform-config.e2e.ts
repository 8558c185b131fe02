import type { Page } from '@playwright/test'
import { platformConfig as words } from '#src/text/areas/platform-config.en.ts'
import { editor } from '#src/text/areas/editor.en.ts'
import { needs } from './other-server.ts'
import { expect, forgetCuts, signIn, test as plain, startPlatform, type Platform } from './platform.ts'

/** A platform of its own, because other tests expect the default title. */
const test = plain.extend<object, { platform: Platform }>({
  platform: [
    async ({}, use) => {
      const { stop, ...platform } = await startPlatform(() => ({ DEMO: '1' }))
      await use(platform)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

needs(test, 'settings')
const ink = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--at'))

test("an organiser's save appears on open pages of others, without a reload", async ({
  page,
  platform,
  browser,
  complaints,
}) => {
  const other = await (await browser.newContext({ baseURL: platform.url, locale: 'en' })).newPage()
  // Spectators of a board have a connection too, so they must see the new title.
  await other.goto('/games/1/scoreboard')
  await expect(other).toHaveTitle(/Vexil::CTF/)
  await other.waitForLoadState('networkidle')
  await other.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  await signIn(page, platform)
  await page.goto('/admin/configs')
  await page.getByLabel(words.field.title).fill('Harbour')
  await page.getByLabel(words.field.customTheme, { exact: true }).fill('#7c3aed')
  await page.getByRole('button', { name: editor.save, exact: true }).click()
  await expect(page).toHaveTitle(/Harbour::CTF/)

  await expect(other).toHaveTitle(/Harbour::CTF/)
  await expect.poll(() => ink(other)).toMatch(/^#/)
  expect(await other.evaluate(() => 'isSamePage' in globalThis)).toBe(true)

  // The next visit must start with the stored colours before any module has loaded, so modules are blocked.
  await other.route('**/static/**.js', (route) => route.abort())
  await other.reload()
  expect(await ink(other)).toMatch(/^#/)
  forgetCuts(complaints)
})
