import { waysToAll } from '#tests/journeys/journey.ts'
import { inChromium } from './in-chromium.ts'
import { forgetCuts, test } from './platform.ts'
import { STEPPED_JOURNEYS } from './stepped-journeys.ts'

for (const { journey, at, answers, steps } of STEPPED_JOURNEYS) {
  test(`what ${journey.id} shows, under the headers that the server sends`, async ({ page, complaints }) => {
    await page.clock.install()
    // Each path begins with an empty storage, as a new visitor, and with cached files, to save time.
    await page.addInitScript(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    for (const way of waysToAll(journey)) {
      await test.step(way.story, async () => {
        await way.test(...steps(await inChromium(page, at, answers())))
      })
    }
    // The browser also reports requests that the test aborted or refused. Those are intended.
    forgetCuts(complaints)
    complaints.splice(0, Infinity, ...complaints.filter((text) => !/responded with a status/.test(text)))
  })
}
