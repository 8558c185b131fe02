import { mkdirSync, writeFileSync } from 'node:fs'
import { test as plain } from '@playwright/test'
import { waysThrough } from '#tests/journeys/journey.ts'
import type { PathRun } from '#tests/journeys/path-run.ts'
import { inChromium } from './in-chromium.ts'
import { startPlatform } from './platform.ts'
import { STEPPED_JOURNEYS } from './stepped-journeys.ts'
import { readRun } from '../../scripts/paths/walk-in-browser.ts'

const FOLDER = '.cache/path-runs'
const wanted = JSON.parse(process.env['VITE_PATHS'] ?? '{}') as Pick<PathRun, 'journey' | 'paths'>
const run: PathRun = { ...wanted, walked: [], takePicture: async () => null }
globalThis.pathRun = run

const test = plain.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const { url, stop } = await startPlatform(() => ({ RATE_LIMIT: 'off' }))
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
})

for (const { journey, at, answers, steps } of STEPPED_JOURNEYS.filter(
  ({ journey: { id } }) => id === wanted.journey,
))
  for (const way of waysThrough(journey))
    test(way.story, async ({ page }) => {
      await page.clock.install()
      run.takePicture = async () => (await page.screenshot()).toString('base64')
      await way.test(...steps(await inChromium(page, at, answers())))
    })

test.afterAll(() => {
  mkdirSync(FOLDER, { recursive: true })
  const file = `${FOLDER}/${wanted.journey}.json`
  // After a failed test Playwright goes on with a new process.
  writeFileSync(file, JSON.stringify([...readRun(file), ...run.walked]))
})
