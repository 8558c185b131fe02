import { mkdirSync, writeFileSync } from 'node:fs'
import { test as plain } from '@playwright/test'
import { waysThrough } from '#tests/journeys/journey.ts'
import type { PathRun } from '#tests/journeys/path-run.ts'
import { inChromium } from './in-chromium.ts'
import { startPlatform } from './platform.ts'
import { STEPPED_JOURNEYS } from './stepped-journeys.ts'

const FOLDER = '.cache/path-runs'
const wanted = JSON.parse(process.env['VITE_PATHS'] ?? '{}') as Pick<PathRun, 'journey' | 'paths'>
const given = process.env['PATHS_SERVER'] ?? ''
const run: PathRun = { ...wanted, walked: [], takePicture: async () => null }
globalThis.pathRun = run

/** The pages come from the server of this address, otherwise from one of our own. */
const test = plain.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      if (given !== '') return use(given)
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
  writeFileSync(`${FOLDER}/${wanted.journey}.json`, JSON.stringify(run.walked))
})
