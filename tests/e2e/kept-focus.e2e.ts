import { expect, test } from './platform.ts'

test('the shipped page keeps the focus of a control that disappears', async ({ page, platform }) => {
  await page.goto(`${platform.url}/account/login`)
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  // The keeper loads at the first touch.
  await page.mouse.move(10, 10)
  await page.waitForLoadState('networkidle')
  await button.focus()
  await button.evaluate((element) => element.remove())
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('FORM')
})
