import { challengeEditor as words } from '#src/text/areas/challenge-editor.en.ts'
import { challengeTable as tableWords } from '#src/text/areas/challenge-table.en.ts'
import { editor as editorWords } from '#src/text/areas/editor.en.ts'
import { lockedChallenge as lockedWords } from '#src/text/areas/locked-challenge.en.ts'
import { openSection } from './challenge-writer.ts'
import { readTries, runGame, signInTo } from './game-master.ts'
import { field, press, save } from './organiser.ts'
import { needs } from './other-server.ts'
import { expect, signIn, test } from './platform.ts'
import { aTeam, join, openChallenge, solve } from './player.ts'

const TEAM = 'Owls at Night'
const FLAG = 'flag{Straße}'
const TYPED = 'FLAG{STRASSE}'

needs(test, 'extensions')

test('a flag in any case is tried by the organiser, solves, and opens what it was required for', async ({
  browser,
  page,
  platform,
  playwright,
}) => {
  test.setTimeout(180_000)
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const game = await runGame(master, 'Kinds of flags', [
    { title: 'First door', type: 'StaticAttachment', flags: [{ flag: FLAG }] },
    { title: 'Second door', type: 'StaticAttachment', flags: [{ flag: 'flag{two}' }] },
  ])
  await signIn(page, platform)
  const open = async (title: string) => {
    await page.goto(`/games/${game.id}/room/challenges`)
    await page.getByRole('link', { name: tableWords.edit(title), exact: true }).click()
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }

  await test.step('the organiser chooses the kind, and the trial field follows it', async () => {
    await open('First door')
    await openSection(page, 'flags')
    const trial = field(page, words.trial.label)
    await trial.fill(TYPED)
    await expect(page.getByText(words.trial.wrong)).toBeVisible()
    await field(page, words.field.flagMatch).selectOption('AnyCase')
    await expect(page.getByText(words.trial.asSaved)).toBeVisible()
    await save(page)
    await trial.fill(TYPED)
    await expect(page.getByText(words.trial.accepted(FLAG))).toBeVisible()
    await trial.fill('flag{other}')
    await expect(page.getByText(words.trial.wrong)).toBeVisible()
  })
  await test.step('and what the second challenge requires', async () => {
    await open('Second door')
    await openSection(page, 'prerequisites')
    await page.getByRole('checkbox', { name: /^First door/ }).check()
    await press(page, editorWords.save)
    await press(page.getByRole('alertdialog'), editorWords.save)
    await expect(page.getByText(/^Saved at /)).toBeVisible()
  })

  const [player, mate] = await aTeam(browser, platform.url, TEAM, ['strix', 'bubo'])
  await join(player, game.id)
  await join(mate, game.id)
  await test.step('players see the second as locked, with what to solve first', async () => {
    await player.page.goto(`/games/${game.id}/challenges`)
    const locked = player.page.getByRole('region', { name: lockedWords.title })
    await expect(locked.getByText('Second door', { exact: true })).toBeVisible()
    await expect(locked.getByText(lockedWords.first('First door'))).toBeVisible()
    await expect(player.page.getByRole('link', { name: 'Second door' })).toHaveCount(0)
  })
  await test.step('a flag in another case solves, and the second opens for the whole team', async () => {
    await mate.page.goto(`/games/${game.id}/challenges`)
    await expect(mate.page.getByText(lockedWords.first('First door'))).toBeVisible()
    await openChallenge(player, game.id, 'First door')
    await solve(player, TYPED)
    await expect(mate.page.getByRole('link', { name: 'Second door' })).toBeVisible()
    await expect(mate.page.getByText(lockedWords.title, { exact: true })).toHaveCount(0)
  })
  expect(await readTries(master, game, 'First door')).toEqual([
    { team: TEAM, user: 'strix', status: 'Accepted' },
  ])
})
