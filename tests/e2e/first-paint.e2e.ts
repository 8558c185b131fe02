import { needs } from './other-server.ts'
import { expect, test } from './platform.ts'

needs(test, 'samples')

/**
 * The screen is complete after twelve requests. On a slow machine later ones may be counted too: two for
 * Markdown and two for the footer.
 */
const MAX_REQUESTS = 16
/** The browser requests these files during layout, so their order says nothing. */
const OF_THE_LAYOUT = /\.woff2$|favicon/

for (const path of ['/', '/games']) {
  test(`${path} needs at most ${MAX_REQUESTS} requests until it shows content`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Harbour Lights 2026').first()).toBeVisible()
    const asked = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
      const resources = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < painted)
      return [location.href, ...resources.map(({ name }) => name)]
    })
    const needed = asked.filter((address) => !OF_THE_LAYOUT.test(address))
    expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS)
  })
}

for (const path of ['/', '/games', '/games/1/scoreboard']) {
  test(`${path} names the files of its screen in the headers of the document`, async ({ page }) => {
    const files =
      (await page.request.get(path)).headers()['link']?.match(/<\/static\/[^>]+\.js>; rel=modulepreload/g) ??
      []
    // The frame has two files and the screen has more, so a smaller number means that nothing was recorded.
    expect(files.length).toBeGreaterThan(2)
  })
}
