import { expect, test } from './platform.ts'

const MOST_REQUESTS = 12

for (const path of ['/', '/games']) {
  test(`${path} needs at most ${MOST_REQUESTS} requests until it shows content`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Harbour Lights 2026').first()).toBeVisible()
    const { before, all } = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
      const resources = performance.getEntriesByType('resource')
      // The document itself is one as well.
      return { before: 1 + resources.filter(({ startTime }) => startTime < painted).length, all: resources.map(({ name }) => name) }
    })
    expect(before, all.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  })
}

for (const path of ['/', '/games', '/games/1/scoreboard']) {
  test(`${path} names the files of its screen before it has come`, async ({ page }) => {
    const files = (await page.request.get(path)).headers()['link']?.match(/<\/static\/[^>]+\.js>; rel=modulepreload/g) ?? []
    // The frame are two; what comes besides is the screen.
    expect(files.length).toBeGreaterThan(2)
  })
}
