import { en } from '#src/text/en.ts'
import { ja } from '#src/text/ja.ts'
import { zh } from '#src/text/zh.ts'
import { expect, test, words } from './platform.ts'

test('the scheme changes immediately, stays, and is there before the first paint', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  // Without a choice the device's scheme applies, so the page follows it.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: words.scheme.name }).click()
  await page.getByText(words.scheme.light, { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  // The page without its modules shows what the user sees first.
  await page.route('**/static/**.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  complaints.length = 0
})

test('before the first paint the scheme is that of the device, without a choice', async ({
  page,
  complaints,
}) => {
  await page.route('**/static/**.js', (route) => route.abort())
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  }
  complaints.length = 0
})

test('the language changes without a reload and stays', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  let spoken = en
  for (const catalogue of [ja, zh]) {
    const language = catalogue === ja ? 'ja' : 'zh'
    await page.getByRole('button', { name: spoken.screens.frame.language }).click()
    await page.getByText(en.app.language[language], { exact: true }).click()
    await expect(page.getByRole('navigation', { name: catalogue.screens.frame.navigation })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    spoken = catalogue
  }
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  await page.reload()
  await expect(page.getByRole('navigation', { name: zh.screens.frame.navigation })).toBeVisible()
})

test('a phone gets the bar at the bottom and never scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/games', '/posts', '/about']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: words.frame.navigation })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
})
