import { faintTexts, violations } from './axe.ts'
import { needs } from './other-server.ts'
import { expect, signIn, test } from './platform.ts'
import { FOR_ADMIN, FOR_ALL } from './routes.ts'
import { lostBySpacing } from './text-spacing.ts'

const OF_PLAYERS = new Set([...FOR_ALL, '/teams', '/account/profile', '/games/1/challenges'])
/** The news at the foot of a projector are always more than fit, so some are cut in any case. */
const PROJECTOR = '/games/1/projector'

needs(test, 'samples')

for (const scheme of ['dark', 'light'] as const) {
  test(`axe finds nothing on any screen, and spaced text is whole, on phones and desktops: ${scheme}`, async ({
    page,
    platform,
  }) => {
    test.setTimeout(300_000)
    await page.addInitScript((chosen) => localStorage.setItem('color-scheme', chosen), scheme)
    const found: string[] = []
    const look = async (path: string) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('heading').first(), path).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const faults = await violations(page)
        // The colours change no text, so one scheme is enough.
        if (scheme === 'dark' && OF_PLAYERS.has(path) && path !== PROJECTOR)
          faults.push(...(await lostBySpacing(page)))
        if (width === 1280 && OF_PLAYERS.has(path)) faults.push(...(await faintTexts(page)))
        found.push(...faults.map((fault) => `${path} ${width} px ${fault}`))
      }
    }
    for (const path of [...FOR_ALL, '/404']) await look(path)
    await signIn(page, platform)
    for (const path of FOR_ADMIN) await look(path)
    expect(found).toEqual([])
  })
}
