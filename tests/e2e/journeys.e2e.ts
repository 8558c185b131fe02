import { waysToAll } from '#tests/journeys/journey.ts'
import { inChromium } from './in-chromium.ts'
import { forgetCuts, test } from './platform.ts'
import { STEPPED_JOURNEYS } from './stepped-journeys.ts'

/**
 * Journeys of which all paths are walked here. Of the others a few show that the shipped client has their screens
 * under these headers, because every path is walked on the build, and `--shipped` walks them all.
 */
const WHOLE = new Set([
  'challengeEditing',
  'flagAnswer',
  'notice',
  'postEditor',
  'registration',
  'signIn',
  'teamJoining',
])
const FEW = 2

for (const { journey, at, answers, steps } of STEPPED_JOURNEYS) {
  test(`what ${journey.id} shows, under the headers that the server sends`, async ({ page, complaints }) => {
    await page.clock.install()
    // Each path begins with an empty storage, as a new visitor, and with cached files, to save time.
    await page.addInitScript(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    const ways = waysToAll(journey)
    for (const way of WHOLE.has(journey.id) ? ways : ways.slice(-FEW)) {
      await test.step(way.story, async () => {
        await way.test(...steps(await inChromium(page, at, answers())))
      })
    }
    // The browser also reports requests that the test aborted or refused. Those are intended.
    forgetCuts(complaints)
    complaints.splice(0, Infinity, ...complaints.filter((text) => !/responded with a status/.test(text)))
  })
}
