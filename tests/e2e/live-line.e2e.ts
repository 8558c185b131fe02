import { connection as words } from '#src/text/areas/connection.en.ts'
import { needs } from './other-server.ts'
import { expect, forgetCuts, signIn, test } from './platform.ts'

needs(test, 'samples')

test('the pill of a game shows live, offline without a network, and live again', async ({
  page,
  platform,
  context,
  complaints,
}) => {
  await signIn(page, platform)
  await page.goto('/games/1/scoreboard')
  const pill = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(pill(words.live)).toBeVisible()
  // The first interaction loads the popover, so that the next one opens it at once.
  await pill(words.live).hover()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(pill(words.short.offline)).toBeVisible()
  // A press retries immediately. The network is still off, so it fails.
  await pill(words.short.offline).click()
  await expect(pill(words.live)).toHaveCount(0)
  await context.setOffline(false)
  await expect(pill(words.live)).toBeVisible()
  // Requests during the outage failed and Chromium reports them, which is intended.
  forgetCuts(complaints)
})

test('a visitor has the connection and the pill too', async ({ page }) => {
  await page.goto('/games/1/scoreboard')
  await expect(page.getByRole('button', { name: words.live, exact: true })).toBeVisible()
})
