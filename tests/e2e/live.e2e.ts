import type { Page } from '@playwright/test'
import { announcement } from '#src/text/areas/announcement.en.ts'
import { challenge as words } from '#src/text/areas/challenge.en.ts'
import { connection } from '#src/text/areas/connection.en.ts'
import { projector as projectorWords } from '#src/text/areas/projector.en.ts'
import { screens } from '#src/text/screens.en.ts'
import { gameFrame } from '#src/text/areas/game-frame.en.ts'
import { done, runGame, signInTo } from './game-master.ts'
import { needs } from './other-server.ts'
import { expect, forgetCuts, test } from './platform.ts'
import { answer, aTeam, flagField, join, openChallenge } from './player.ts'

needs(test, 'extensions')

const FLAG = 'flag{one for all}'
/** Others must see a change within this time after the key press. */
const AT_ONCE_MS = 1_000
const CUT_MS = 10_000
/**
 * Clients spread their reads after a change over this time (`refresh-reads.ts`), so the test allows for it.
 */
const SPREAD_MS = 1_000

const { pause } = announcement

test('a solve in one browser appears in another and on the projector, before and after an outage', async ({
  browser,
  platform,
  playwright,
  complaints,
}) => {
  test.setTimeout(180_000)
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const titles = ['Warm up', 'Long way', 'Last call']
  const game = await runGame(
    master,
    'In the hall',
    titles.map((title) => ({ title, type: 'StaticAttachment', flags: [{ flag: FLAG }] })),
  )
  const [[eve], [fay]] = await Promise.all([
    aTeam(browser, platform.url, 'Blue Herons', ['eve', 'edo']),
    aTeam(browser, platform.url, 'Slow Foxes', ['fay', 'fin']),
  ])
  await join(eve, game.id)
  await join(fay, game.id)
  // The projector shows the public board, so it is not signed in.
  const hall = await browser.newContext({
    baseURL: platform.url,
    locale: 'en-GB',
    viewport: { width: 1920, height: 1080 },
  })
  const screen = await hall.newPage()
  await screen.goto(`/games/${game.id}/projector`)
  const rows = screen.getByRole('list', { name: projectorWords.standings }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(screen.getByRole('button', { name: connection.live, exact: true })).toBeVisible()
  const first = (team: string) => expect(rows.first()).toContainText(team, { timeout: AT_ONCE_MS })
  const told = (title: string) =>
    expect(
      eve.page.locator('[data-toast]').filter({ hasText: 'Slow Foxes' }).filter({ hasText: title }),
    ).toBeVisible({
      timeout: AT_ONCE_MS,
    })

  await test.step('a flag accepted in one browser appears in the other, and the row moves, within a second', async () => {
    await eve.page.goto(`/games/${game.id}/challenges`)
    await expect(eve.page.getByRole('button', { name: connection.live, exact: true })).toBeVisible()
    await expect(eve.page.getByRole('button', { name: gameFrame.notices })).toBeVisible()
    await openChallenge(fay, game.id, 'Warm up')
    await answer(fay, FLAG)
    await expect(fay.page.getByText(words.bar.right)).toBeVisible()
    await Promise.all([first('Slow Foxes'), told('Warm up')])
    await expect(screen.getByText(projectorWords.mark[1]).first()).toBeVisible()
  })

  await test.step('during an outage of ten seconds the projector keeps its board, and marks it as old', async () => {
    await hall.setOffline(true)
    await eve.context.setOffline(true)
    await openChallenge(fay, game.id, 'Long way')
    await answer(fay, FLAG)
    await expect(fay.page.getByText(words.bar.right)).toBeVisible()
    await expect(screen.getByRole('button', { name: connection.short.offline, exact: true })).toBeVisible()
    await screen.waitForTimeout(CUT_MS)
    await expect(rows.first()).toContainText('Slow Foxes')
    await expect(rows.first()).toContainText(projectorWords.solved(1))
  })

  await test.step('after the outage all missed solves are there, and the next one appears immediately', async () => {
    await hall.setOffline(false)
    await eve.context.setOffline(false)
    await expect(screen.getByRole('button', { name: connection.live, exact: true })).toBeVisible()
    await expect(rows.first()).toContainText(projectorWords.solved(2), { timeout: AT_ONCE_MS })
    await expect(eve.page.getByRole('button', { name: connection.live, exact: true })).toBeVisible()
    await openChallenge(fay, game.id, 'Last call')
    await answer(fay, FLAG)
    await expect(fay.page.getByText(words.bar.right)).toBeVisible()
    await Promise.all([
      expect(rows.first()).toContainText(projectorWords.solved(3), { timeout: AT_ONCE_MS }),
      told('Last call'),
    ])
  })

  await test.step('a pause appears on every open page within a second and keeps a typed flag, and so does its end', async () => {
    const paused = screens.game.phase.paused
    await openChallenge(eve, game.id, 'Warm up')
    await flagField(eve).fill('flag{typed}')
    await fay.page.goto('/')
    await expect(fay.page.getByText(screens.game.phase.ongoing, { exact: true })).toBeVisible()
    const submits = countOf(eve.page, `/api/game/${game.id}/challenges/`, 'POST')
    await done(await master.post(`/api/edit/games/${game.id}/pause`))
    const soon = { timeout: AT_ONCE_MS + SPREAD_MS }
    await Promise.all([
      expect(eve.page.getByText(words.answer.paused)).toBeVisible(soon),
      expect(eve.page.getByRole('button', { name: connection.paused, exact: true })).toBeVisible(soon),
      expect(eve.page.locator('[data-toast]').filter({ hasText: pause['game-paused'] })).toHaveCount(1, soon),
      expect(screen.getByText(paused, { exact: true }).first()).toBeVisible(soon),
      expect(fay.page.getByText(paused, { exact: true })).toBeVisible(soon),
    ])
    const clock = eve.page.locator('header').getByRole('timer', { name: paused })
    await expect(clock).toBeVisible(soon)
    const stood = await clock.textContent()
    await flagField(eve).press('Enter')
    await eve.page.waitForTimeout(2_000)
    expect(await clock.textContent()).toBe(stood)
    expect(submits()).toBe(0)
    await done(await master.post(`/api/edit/games/${game.id}/resume`))
    await Promise.all([
      expect(eve.page.getByText(words.answer.paused)).toBeHidden(soon),
      expect(screen.getByText(paused, { exact: true }).first()).toBeHidden(soon),
      expect(fay.page.getByText(screens.game.phase.ongoing, { exact: true })).toBeVisible(soon),
    ])
    await expect(flagField(eve)).toHaveValue('flag{typed}')
    await answer(eve, FLAG)
    await expect(eve.page.getByText(words.bar.right)).toBeVisible()
  })

  forgetCuts(complaints)
  for (const context of [eve.context, fay.context, hall]) await context.close()
  await master.dispose()
})

function countOf(page: Page, path: string, method: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes(path)) count += 1
  })
  return () => count
}
