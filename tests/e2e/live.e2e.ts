import { challenge as words } from '#src/text/areas/challenge.en.ts'
import { connection } from '#src/text/areas/connection.en.ts'
import { projector as projectorWords } from '#src/text/areas/projector.en.ts'
import { gameFrame } from '#src/text/areas/game-frame.en.ts'
import { runGame, signInTo } from './game-master.ts'
import { expect, forgetCuts, test } from './platform.ts'
import { answer, aTeam, join, openChallenge } from './player.ts'

const FLAG = 'flag{one for all}'
/** The limit from a key press to the screens of others. */
const AT_ONCE_MS = 1_000
const CUT_MS = 10_000

test('a solve in one browser appears in another and on the projector, before and after an outage', async ({
  browser,
  platform,
  playwright,
  complaints,
}) => {
  test.setTimeout(180_000)
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, 'Admin', platform.password)
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
  // The projector is anonymous.
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

  forgetCuts(complaints)
  for (const context of [eve.context, fay.context, hall]) await context.close()
  await master.dispose()
})
