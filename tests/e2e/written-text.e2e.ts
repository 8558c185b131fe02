import type { APIRequestContext, Page } from '@playwright/test'
import { challenge as words } from '#src/text/areas/challenge.en.ts'
import { entry } from '#src/text/areas/entry.en.ts'
import { done, runGame, signInTo } from './game-master.ts'
import { needs } from './other-server.ts'
import { expect, signIn, startPlatform, test } from './platform.ts'
import { aTeam, join, openChallenge, openNotices } from './player.ts'
import { CORPUS, LINE, NAMES, PIECES } from './written-corpus.ts'

needs(test, 'servers')

/** The page shows the source of a piece that failed, so the requested element is missing then. */
async function isDrawn(page: Page) {
  for (const { source, shows, makes } of PIECES) {
    if (shows !== undefined)
      await expect(page.locator('.markdown').getByText(shows).first(), source).toBeAttached()
    if (makes !== undefined) await expect(page.locator(`.markdown ${makes}`).first(), source).toBeAttached()
  }
}

async function writePost(master: APIRequestContext): Promise<string> {
  const made = await master.post('/api/edit/posts', {
    data: { title: 'Everything &amp; more', summary: CORPUS, content: CORPUS, tags: NAMES, isPinned: true },
  })
  await done(made)
  return (await made.json()) as string
}

test('any text of users is rendered under the headers that the server sends', async ({
  page,
  platform,
  playwright,
}) => {
  test.setTimeout(180_000)
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const post = await writePost(master)
  const game = await runGame(master, 'All of Markdown', [
    { title: 'Written', type: 'StaticAttachment', flags: [{ flag: 'flag{x}' }] },
  ])
  const path = `/api/edit/games/${game.id}`
  const [{ id: challenge }] = (await (await master.get(`${path}/challenges`)).json()) as [{ id: number }]
  await done(
    await master.put(`${path}/challenges/${challenge}`, { data: { content: CORPUS, hints: [LINE, CORPUS] } }),
  )
  await done(
    await master.put(path, {
      data: { ...((await (await master.get(path)).json()) as object), content: CORPUS, summary: CORPUS },
    }),
  )
  for (const content of [LINE, CORPUS])
    await done(await master.post(`${path}/notices`, { data: { content } }))

  await signIn(page, platform)
  const drawn = [
    '/',
    `/posts/${post}`,
    `/posts/${post}/edit`,
    `/games/${game.id}`,
    `/games/${game.id}/room/challenges/${challenge}`,
  ]
  for (const address of drawn) {
    await page.goto(address)
    await isDrawn(page)
  }
  const besides = [
    '/posts',
    `/games/${game.id}/room/settings`,
    `/games/${game.id}/room/notices`,
    `/games/${game.id}/scoreboard`,
  ]
  for (const address of besides) {
    await page.goto(address)
    await expect(page.getByRole('heading').first(), address).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await master.dispose()
})

test('a challenge, its hints and the notices are rendered for players, with any names', async ({
  browser,
  platform,
  playwright,
}) => {
  test.setTimeout(180_000)
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const game = await runGame(
    master,
    'Named &amp; written',
    NAMES.map((title) => ({ title, type: 'StaticAttachment', flags: [{ flag: 'flag{x}' }] })),
  )
  const path = `/api/edit/games/${game.id}`
  for (const { id } of (await (await master.get(`${path}/challenges`)).json()) as { id: number }[]) {
    await done(await master.put(`${path}/challenges/${id}`, { data: { content: CORPUS, hints: [LINE] } }))
  }
  const [player, mate] = await aTeam(browser, platform.url, '红🦊 <b> צוות', ['nia', 'noa'])
  await join(player, game.id)
  await done(await master.post(`${path}/notices`, { data: { content: LINE } }))
  for (const name of NAMES) {
    await openChallenge(player, game.id, name)
    await expect(player.page.locator('.markdown math').first()).toBeAttached()
  }
  await isDrawn(player.page)
  await test.step('formulas are set apart, in a font that only pages with formulas load', async () => {
    await expect(player.page.locator('.markdown math').first()).toHaveCSS('font-family', /Noto Sans Math/)
    await expect
      .poll(() => player.page.evaluate(() => document.fonts.check('16px "Noto Sans Math"', '∑')))
      .toBe(true)
    const boxes = await player.page
      .locator('math[display=block] munderover')
      .first()
      .evaluate((sum) =>
        [...sum.children]
          .map((part) => part.getBoundingClientRect())
          .map(({ top, bottom }) => ({ top, bottom })),
      )
    const [sum, below, above] = boxes
    expect(boxes).toHaveLength(3)
    expect(above?.bottom).toBeLessThanOrEqual((sum?.top ?? 0) + 1)
    expect(below?.top).toBeGreaterThanOrEqual((sum?.bottom ?? 0) - 1)
    // A formula on its own line is larger than the surrounding text, so a small one was not drawn as a block.
    expect((sum?.bottom ?? 0) - (sum?.top ?? 0)).toBeGreaterThan(18)
  })
  const hint = player.page
    .locator('section')
    .filter({ has: player.page.getByRole('heading', { name: words.detail.hints }) })
  await expect(hint.locator('strong')).toHaveText('chips')
  await expect(hint).toContainText('Fish & chips &copy; ')
  const notice = (await openNotices(player)).getByRole('listitem').first()
  await expect(notice.locator('strong')).toHaveText('chips')
  await expect(notice).toContainText('# no heading &nosuch;')
  for (const screen of ['scoreboard', 'projector', 'challenges']) {
    await player.page.goto(`/games/${game.id}/${screen}`)
    await expect(player.page.getByRole('heading').first()).toBeVisible()
    await player.page.waitForLoadState('networkidle')
  }
  for (const { context } of [player, mate]) await context.close()
  await master.dispose()
})

test('the proof of work of a registration runs in a worker under the headers', async ({ browser }) => {
  const platform = await startPlatform(() => ({ CAPTCHA: 'proof-of-work' }))
  const context = await browser.newContext({ baseURL: platform.url, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/account/register')
  await page.getByLabel(entry.fields.email.label).fill('pow@players.example')
  await page.getByLabel(entry.fields.userName.label).fill('worker')
  await page.getByLabel(entry.fields.password.label, { exact: true }).fill('Lovelace1815')
  await page.getByLabel(entry.fields.repeat.label).fill('Lovelace1815')
  await page.getByRole('button', { name: entry.registration.submit, exact: true }).click()
  await expect(page).toHaveURL('/', { timeout: 60_000 })
  await context.close()
  await platform.stop()
})
