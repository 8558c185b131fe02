import { violations } from './axe.ts'
import { expect, signIn, test } from './platform.ts'
import { FOR_ADMIN, FOR_ALL } from './routes.ts'

for (const scheme of ['dark', 'light'] as const) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on any screen: ${scheme}, ${width} px`, async ({ page, platform }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript((chosen) => localStorage.setItem('color-scheme', chosen), scheme)
      const found: string[] = []
      const look = async (path: string) => {
        await page.goto(path)
        await expect(page.getByRole('heading').first(), path).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
        found.push(...(await violations(page)).map((violation) => `${path} ${violation}`))
      }
      for (const path of [...FOR_ALL, '/404']) await look(path)
      await signIn(page, platform)
      for (const path of FOR_ADMIN) await look(path)
      expect(found).toEqual([])
    })
  }
}
