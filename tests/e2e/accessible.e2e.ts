import { violations } from './axe.ts'
import { needs } from './other-server.ts'
import { expect, signIn, test } from './platform.ts'
import { FOR_ADMIN, FOR_ALL } from './routes.ts'

needs(test, 'samples')

for (const scheme of ['dark', 'light'] as const) {
  test(`axe finds nothing on any screen, on phones and desktops: ${scheme}`, async ({ page, platform }) => {
    test.setTimeout(240_000)
    await page.addInitScript((chosen) => localStorage.setItem('color-scheme', chosen), scheme)
    const found: string[] = []
    const look = async (path: string) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading').first(), path).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        found.push(...(await violations(page)).map((violation) => `${path} ${width} px ${violation}`))
      }
    }
    for (const path of [...FOR_ALL, '/404']) await look(path)
    await signIn(page, platform)
    for (const path of FOR_ADMIN) await look(path)
    expect(found).toEqual([])
  })
}
