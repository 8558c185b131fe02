import { scoreboard as boardWords } from '#src/text/areas/scoreboard.en.ts'
import { runGame, signInTo } from './game-master.ts'
import { walkerOf } from './keyboard-laws.ts'
import { unused } from './other-server.ts'
import { expect, test, words as shared } from './platform.ts'
import { aTeam, join, openChallenge, solve } from './player.ts'

const FLAG = 'flag{around by keys}'

const [ROVERS, PAGEUP] = [unused('Rovers'), unused('pageup')]

test('a player goes by keyboard through what lies around the challenges', async ({
  browser,
  platform,
  playwright,
}) => {
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const game = await runGame(master, 'Around by keys', [
    { title: 'Opening words', type: 'StaticAttachment', flags: [{ flag: FLAG }] },
    { title: 'Closing words', type: 'StaticAttachment', flags: [{ flag: FLAG }] },
  ])
  const [player, mate] = await aTeam(browser, platform.url, unused('Wanderers'), [
    unused('home'),
    unused('end'),
  ])
  const [rival, other] = await aTeam(browser, platform.url, ROVERS, [PAGEUP, unused('pagedown')])
  for (const each of [player, rival]) {
    await join(each, game.id)
    await openChallenge(each, game.id, 'Opening words')
    await solve(each, FLAG)
  }
  for (const { context } of [mate, rival, other]) await context.close()
  const { page, context } = player
  const { press, reach, walk, choose } = await walkerOf(page)
  const heading = (name: RegExp | string) => page.getByRole('heading', { name }).first()
  const link = (name: RegExp | string) => page.getByRole('link', { name }).first()

  await test.step('finds a challenge, a team, a person and a game', async () => {
    await choose('closing words', /Closing words/)
    await expect(heading('Closing words')).toBeFocused()
    await choose('opening words', /Opening words/)
    await walk(page.getByText(ROVERS).first())
    await choose(ROVERS.toLowerCase(), new RegExp(ROVERS))
    await expect(page.getByRole('dialog', { name: ROVERS })).toBeVisible()
    await press('Escape')
    await choose(PAGEUP, new RegExp(PAGEUP))
    await expect(page.getByRole('dialog', { name: ROVERS })).toBeVisible()
    await press('Escape')
    await choose('games', shared.frame.games)
    await walk(link(/Around by keys/))
    await choose('around by', /Around by keys/)
    await expect(heading('Around by keys')).toBeFocused()
  })

  await test.step('reads the chart and the replay', async () => {
    await press('3')
    await expect(page.getByRole('grid')).toBeVisible()
    await press('c')
    const chart = page.getByRole('slider', { name: boardWords.moment })
    await walk(chart)
    await reach(chart)
    await press('ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape')
    await press('c', 'r')
    await walk(page.getByRole('slider').first())
    await press('Escape')
  })

  await test.step('opens the projector and leaves it', async () => {
    await press('p')
    await expect(page).toHaveURL(/projector/)
    await walk(heading('Around by keys'))
    await press('m', 'm', 'Escape')
    await expect(page).toHaveURL(/scoreboard/)
  })

  await test.step('reads posts', async () => {
    await choose('posts', shared.frame.posts)
    const post = page.getByRole('article').getByRole('link').first()
    await walk(post)
    await reach(post)
    await press('Enter')
    await walk(page.getByRole('article').first())
  })

  await context.close()
  await master.dispose()
})
