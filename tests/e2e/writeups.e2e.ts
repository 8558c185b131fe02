import { readFileSync } from 'node:fs'
import { writeupReview as words } from '#src/text/areas/writeup-review.en.ts'
import { done, runGame, signInTo } from './game-master.ts'
import { needs } from './other-server.ts'
import { expect, signIn, test } from './platform.ts'
import { aTeam } from './player.ts'
import { PDF } from './sample-pdf.ts'

needs(test, 'extensions')

test("an administrator reads a team's writeup inside the page, and downloads it", async ({
  page,
  browser,
  platform,
  playwright,
}) => {
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const game = await runGame(master, 'Papers', [])
  const both = await aTeam(browser, platform.url, 'Quills', ['quinn', 'quentin'])
  const [{ context }] = both
  const [{ id: teamId }] = (await (await context.request.get('/api/team')).json()) as [{ id: number }]
  await done(await context.request.post(`/api/game/${game.id}`, { data: { teamId } }))
  const file = { name: 'how.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) }
  await done(await context.request.post(`/api/game/${game.id}/writeup`, { multipart: { file } }))

  await signIn(page, platform)
  await page.goto(`/games/${game.id}/room/writeups`)
  await page.getByRole('link', { name: 'Quills', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Quills' })).toBeFocused()
  if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
    const frame = page.getByTitle(words.documentOf('Quills'))
    await expect
      .poll(() => frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.contentType))
      .toBe('application/pdf')
    await expect(page.getByText(words.loading)).toHaveCount(0)
    // Only organisers may read writeups, so the team itself gets 404.
    const address = await frame.getAttribute('src')
    expect((await context.request.get(address ?? '')).status()).toBe(404)
  } else await expect(page.getByText(words.noViewer)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Quills', exact: true })).toBeFocused()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.takeAll(1) }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Writeups-Papers-\d{8}-[\d.]{8}Z\.zip$/)
  const archive = readFileSync(await download.path(), 'latin1')
  expect(archive).toContain(`Quills_Writeup-${game.id}-${teamId}-`)
  expect(archive).toContain(PDF)

  for (const player of both) await player.context.close()
  await master.dispose()
})
