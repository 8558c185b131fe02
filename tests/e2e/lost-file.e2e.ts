import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { scoreboard } from '#src/text/areas/scoreboard.en.ts'
import { needs } from './other-server.ts'
import { expect, forgetCuts, signIn, test, words } from './platform.ts'

const SCRIPTS = '**/static/*.js'
const toAbout = (page: Page) =>
  page
    .getByRole('navigation', { name: words.frame.navigation })
    .getByRole('link', { name: words.frame.about })
    .click()
// The footer of every screen names the licence, so only the page's own content proves that it is open.
const isAbout = (page: Page) => expect(page.getByRole('main').getByText(words.about.license)).toBeVisible()
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis)

async function openHome(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('heading').first()).toBeVisible()
  // The footer loads when the page is idle, together with all other late files, so all of them are there
  // afterwards.
  await expect(page.locator('footer')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await mark(page)
}

test('without a network a new screen shows that inside the frame, and loads automatically later', async ({
  page,
  context,
  complaints,
}) => {
  await openHome(page)
  await context.setOffline(true)
  await toAbout(page)
  await expect(page.getByRole('heading', { name: words.missingFile.title })).toBeVisible()
  await expect(page.getByText(words.missingFile.offline)).toBeVisible()
  await expect(page.getByRole('navigation', { name: words.frame.navigation })).toBeVisible()
  await context.setOffline(false)
  await isAbout(page)
  expect(await isSamePage(page)).toBe(true)
  forgetCuts(complaints)
})

test('after an update an open page is reloaded, once and silently', async ({ page, complaints }) => {
  await openHome(page)
  // The server no longer has the files of this version. A page that reloads gets the new ones.
  let isOld = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false
  })
  await page.route(SCRIPTS, (route) => (isOld ? route.fulfill({ status: 404, body: '' }) : route.fallback()))
  await toAbout(page)
  await isAbout(page)
  await expect(page).toHaveURL('/about')
  expect(await isSamePage(page)).toBe(false)
  complaints.length = 0
})

test('a file that is really missing does not reload the page again and again', async ({
  page,
  complaints,
}) => {
  await openHome(page)
  const documents: string[] = []
  page.on('request', (request) => (request.isNavigationRequest() ? documents.push(request.url()) : undefined))
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await page.route(SCRIPTS, (route) =>
    known.includes(route.request().url())
      ? route.fallback()
      : route.fulfill({ status: 404, contentType: 'text/javascript', body: '' }),
  )
  await toAbout(page)
  await expect.poll(() => documents.length).toBe(1)
  await expect(page.getByRole('heading', { name: words.missingFile.title })).toBeVisible()
  await page.waitForTimeout(3_000)
  expect(documents).toHaveLength(1)
  await page.unroute(SCRIPTS)
  await page.getByRole('button', { name: words.missingFile.retry }).click()
  await isAbout(page)
  complaints.length = 0
})

test.describe('in a sample game', () => {
  needs(test, 'samples')

  test('a screen whose texts were cut on their way opens when the network is back', async ({
    page,
    context,
    complaints,
  }) => {
    await openHome(page)
    const manifest = JSON.parse(readFileSync('dist/client-manifest.json', 'utf8')) as Record<
      string,
      { file: string }
    >
    const file = manifest['src/text/areas/game-page.en.ts']?.file
    if (file === undefined) throw new Error('the build has no texts of a game’s page')
    await page.route(
      `**/${file}`,
      async (route) => {
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    const link = page.locator('main a[href="/games/1"]').first()
    await link.click()
    await expect(page.getByRole('heading', { name: words.missingFile.title })).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL('/games/1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.missingFile.title })).toHaveCount(0)
    complaints.length = 0
  })

  test('the other tabs of a game open without a network', async ({ page, platform, context, complaints }) => {
    await signIn(page, platform)
    await page.goto('/games/1/challenges')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.mouse.move(200, 200)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('link', { name: words.game.scoreboard, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.missingFile.title })).toHaveCount(0)
    await expect(page.getByText(words.reading.unreachable).or(page.getByRole('grid'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('grid', { name: scoreboard.grid })).toBeVisible({ timeout: 20_000 })
    forgetCuts(complaints)
  })
})
