import { challenge as words } from '#src/text/areas/challenge.en.ts'
import { rehearsal as rehearsalWords } from '#src/text/areas/rehearsal.en.ts'
import { screens } from '#src/text/screens.en.ts'
import { readScores, readTries, runGame, signInTo } from './game-master.ts'
import { needs, unused } from './other-server.ts'
import { expect, signIn, test } from './platform.ts'
import { aTeam, flagField, join, openChallenge, solve, solvers } from './player.ts'

const TEAM = unused('Early Birds')
const GAME = 'Before dawn'
const FLAG = 'flag{tomorrow}'

needs(test, 'extensions')

test('an organiser rehearses tomorrow’s game, and the first team has the first blood', async ({
  browser,
  page,
  platform,
  playwright,
  complaints,
}) => {
  test.setTimeout(180_000)
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const challenges = [{ title: 'Dress code', type: 'StaticAttachment' as const, flags: [{ flag: FLAG }] }]
  const game = await runGame(master, GAME, challenges, { startsIn: 24 })
  const [player, mate] = await aTeam(browser, platform.url, TEAM, [unused('dawnrider'), unused('earlybird')])
  await join(player, game.id)
  await join(mate, game.id)
  await signIn(page, platform)

  await test.step('the organiser plays as the test team, with the moment of a first blood', async () => {
    await page.goto(`/games/${game.id}/room/overview`)
    await page.getByRole('button', { name: rehearsalWords.rehearse }).click()
    await expect(page.getByText(rehearsalWords.bar)).toBeVisible()
    expect(page.url()).not.toContain(`/games/${game.id}/`)
    await page.getByRole('link', { name: 'Dress code' }).click()
    const tester = { name: platform.admin, team: 'Test team', context: page.context(), page }
    await flagField(tester).fill('flag{yesterday}')
    await flagField(tester).press('Enter')
    await expect(page.getByText(words.answer.wrong)).toBeVisible()
    await solve(tester, FLAG)
    await expect(solvers(tester)).toContainText('First blood: Test team (your team)')
  })
  await test.step('the player sees nothing of it', async () => {
    await player.page.goto('/games')
    await expect(player.page.getByRole('link', { name: GAME })).toHaveCount(1)
    await player.page.goto(`/games/${game.id}`)
    await expect(player.page.getByText('Test team')).toHaveCount(0)
  })
  await test.step('the organiser leaves, and comes back to the solved challenge', async () => {
    await page.getByRole('link', { name: rehearsalWords.leave }).click()
    await expect(page).toHaveURL(new RegExp(`/games/${game.id}/room/overview$`))
    await page.getByRole('button', { name: rehearsalWords.rehearse }).click()
    await expect(page.getByText(rehearsalWords.bar)).toBeVisible()
    await page.getByRole('link', { name: 'Dress code' }).click()
    await expect(page.getByText(words.bar.solvedBy(platform.admin))).toBeVisible()
  })
  await test.step('after the start the first team has the first blood, and the board has no other', async () => {
    await game.begin()
    // The open page hears of the start. Before that, the list of challenges would lead back to it.
    await expect(player.page.getByRole('link', { name: screens.game.enter })).toBeVisible()
    await openChallenge(player, game.id, 'Dress code')
    await solve(player, FLAG)
    await expect(solvers(player)).toContainText(`First blood: ${TEAM} (your team)`)
    expect((await readScores(master, game)).map(({ name }) => name)).toEqual([TEAM])
    expect((await readTries(master, game, 'Dress code')).map(({ team }) => team)).toEqual([TEAM])
  })
  await test.step('a cleared rehearsal leads back to the room', async () => {
    await page.getByRole('button', { name: rehearsalWords.clear, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/games/${game.id}/room/overview$`))
    await expect(page.getByRole('button', { name: rehearsalWords.rehearse })).toBeVisible()
  })
  // A game refuses its notices before its start, and the browser reports each refusal.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('400 (Bad Request)')))
})
