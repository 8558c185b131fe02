import { mkdirSync, writeFileSync } from 'node:fs'
import { test as plain } from '@playwright/test'
import { waysThrough } from '#tests/journeys/journey.ts'
import type { PathRun } from '#tests/journeys/path-run.ts'
import { signInTo } from '../game-master.ts'
import { OTHER_SERVER } from '../other-server.ts'
import { openPostOffice } from '../post-office.ts'
import { startClientBefore, startPlatform, type Platform } from '../platform.ts'
import { STEPPED_JOURNEYS } from '../stepped-journeys.ts'
import { REAL_JOURNEYS } from './real-journeys.ts'
import type { RealJourney, Stage } from './real-world.ts'
import { featuresOf, walkReally } from './walk-really.ts'
import { readRun } from '../../../scripts/paths/walk-in-browser.ts'

const FOLDER = '.cache/path-runs'
const wanted = JSON.parse(process.env['VITE_PATHS'] ?? '{}') as Pick<PathRun, 'journey' | 'paths'>
const run: PathRun = { ...wanted, walked: [], takePicture: async () => null }
globalThis.pathRun = run

const test = plain.extend<object, { platform: Platform & Pick<Stage, 'post'> }>({
  platform: [
    async ({}, use) => {
      const post = await openPostOffice()
      const mail = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(post.port), MAIL_FROM: 'ctf@vexil.example' }
      const { stop, ...platform } = await (OTHER_SERVER === null
        ? startPlatform((url) => ({ RATE_LIMIT: 'off', PUBLIC_URL: url, ...mail }))
        : startClientBefore(OTHER_SERVER))
      await use({ ...platform, post: OTHER_SERVER === null ? post : null })
      await stop()
      await post.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
})
const RUN = Math.random().toString(36).slice(2, 6)
let names = 0
const unused = (name: string) => `${name}${RUN}${(names += 1)}`

const isWanted = ({ journey }: Pick<RealJourney, 'journey'>) => journey.id === wanted.journey
const real = REAL_JOURNEYS.find(isWanted)
const stepped = STEPPED_JOURNEYS.find(isWanted)

if (real !== undefined && stepped !== undefined)
  for (const way of waysThrough(real.journey))
    test(way.story, async ({ page, platform: { url, admin, password, post }, playwright }) => {
      const master = await playwright.request.newContext({ baseURL: url })
      await signInTo(master, admin, password)
      await page.clock.install()
      run.takePicture = async () => (await page.screenshot()).toString('base64')
      await walkReally(real, stepped, way, {
        page,
        url,
        master,
        post,
        unused,
        features: await featuresOf(master),
      })
      await master.dispose()
    })

test.afterAll(() => {
  mkdirSync(FOLDER, { recursive: true })
  const file = `${FOLDER}/${wanted.journey}.json`
  // After a failed test Playwright goes on with a new process.
  writeFileSync(file, JSON.stringify([...readRun(file), ...run.walked]))
})
