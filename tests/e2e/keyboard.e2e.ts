import { challenge as words } from '#src/text/areas/challenge.en.ts'
import { gameFrame as frameWords } from '#src/text/areas/game-frame.en.ts'
import { keys as keyWords } from '#src/text/areas/keys.en.ts'
import { participation as joinWords } from '#src/text/areas/participation.en.ts'
import { profile as profileWords } from '#src/text/areas/profile.en.ts'
import { scoreboard as boardWords } from '#src/text/areas/scoreboard.en.ts'
import { runGame, signInTo } from './game-master.ts'
import { walkerOf } from './keyboard-laws.ts'
import { unused } from './other-server.ts'
import { expect, test, words as shared } from './platform.ts'
import { isAnnounced } from './announced.ts'
import { aTeam } from './player.ts'

const FLAG = 'flag{by keys alone}'
const TEAM = unused('Typists')

test('a player goes through the whole game by keyboard', async ({ browser, platform, playwright }) => {
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const game = await runGame(master, 'By keys alone', [
    { title: 'First steps', type: 'StaticAttachment', flags: [{ flag: FLAG }], hints: ['Look **up**.'] },
    { title: 'Second steps', type: 'StaticAttachment', flags: [{ flag: FLAG }] },
    { title: 'Third steps', type: 'StaticAttachment', flags: [{ flag: FLAG }] },
  ])
  const [player, mate] = await aTeam(browser, platform.url, TEAM, [unused('tab'), unused('enter')])
  await mate.context.close()
  const { page, context } = player
  await context.clearCookies()
  const { press, reach, walk, through, types, choose } = await walkerOf(page)
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first()
  const link = (name: RegExp | string) => page.getByRole('link', { name }).first()
  const button = (name: RegExp | string) => page.getByRole('button', { name }).first()

  await test.step('signs in', async () => {
    await page.goto('/')
    await walk(link(shared.frame.signIn))
    await reach(link(shared.frame.signIn))
    await press('Enter')
    await walk(page.getByLabel(shared.signIn.name))
    await reach(page.getByLabel(shared.signIn.name))
    await page.keyboard.type(player.name)
    await reach(page.getByLabel(shared.fields.password.label, { exact: true }))
    await page.keyboard.type('Lovelace1815')
    await press('Enter')
    await expect(page).toHaveURL('/')
  })

  await test.step('joins', async () => {
    await choose('by keys', 'By keys alone')
    await expect(page).toHaveURL(`/games/${game.id}`)
    await expect(heading('By keys alone')).toBeFocused()
    await walk(button(joinWords.unsubmitted.join))
    await through(() => press('j'), joinWords.form.title('By keys alone'))
    await press('j')
    await reach(page.getByRole('dialog').getByRole('button', { name: joinWords.form.submit, exact: true }))
    await press('Enter')
    await expect(heading(joinWords.accepted.title(TEAM))).toBeVisible()
  })

  await test.step('finds and filters challenges', async () => {
    await press('2')
    await walk(link(/First steps/))
    await press('/')
    await types(page.getByLabel(words.board.find))
    await page.keyboard.type('second')
    await expect(page.getByRole('link', { name: /steps/ })).toHaveCount(1)
    await press('Escape')
    await expect(page.getByRole('link', { name: /steps/ })).toHaveCount(3)
    await press('Escape')
    for (const [on, off, filter] of [
      ['u', 'a', /show=unsolved/],
      ['g', 'g', /category=Misc/],
    ] as const) {
      await press(on)
      await expect(page).toHaveURL(filter)
      await press(off)
      await expect(page).not.toHaveURL(filter)
    }
    // An open select uses letters to find options, so the shortcut must not run.
    await press('v', 'v', 's')
    await reach(link(/First steps/))
    await press('ArrowRight', 'ArrowLeft', 'Enter')
    await expect(heading('First steps')).toBeFocused()
  })

  await test.step('reads, answers and goes on', async () => {
    const flag = page.getByLabel(words.answer.label, { exact: true })
    await walk(flag)
    await press('h', 'h', 'j')
    await expect(heading('Second steps')).toBeVisible()
    await press('k')
    await expect(heading('First steps')).toBeVisible()
    await press('f')
    await types(flag)
    await page.keyboard.type('flag{no}')
    await press('Enter')
    await expect(page.getByText(words.answer.wrong)).toBeVisible()
    await expect(flag).toBeFocused()
    await page.keyboard.type(FLAG)
    await press('Enter')
    await expect(page.getByText(words.bar.right)).toBeVisible()
    // Its key is that of this link, so it is pressed once the link is there.
    await expect(page.getByRole('link', { name: 'Next: Second steps' })).toBeVisible()
    await press('u')
    await expect(heading('Second steps')).toBeVisible()
    await press('Escape')
    await expect(page).toHaveURL(/challenges(\?|$)/)
  })

  await test.step('reads the scoreboard', async () => {
    await press('3')
    const grid = page.getByRole('grid')
    await walk(grid)
    await reach(grid)
    await press('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'o', 'f', 'f', 'l', 'l')
    await through(() => press('Enter'), TEAM)
    await expect(grid).toBeFocused()
    await press('f', 's')
    await expect(page).toHaveURL(/teams=favourites/)
    await press('s')
    await expect(page).not.toHaveURL(/teams=favourites/)
    await press('f', 'v', 'v', '/')
    await types(page.getByLabel(boardWords.search))
    await page.keyboard.type('typ')
    await press('Enter', 'Escape')
    await press('c')
    await expect(button(boardWords.charted.choose)).toBeVisible()
    await through(() => press('t'), boardWords.charted.choose)
    await press('c')
    // Without the extension there is no file of the board for players.
    if (await isAnnounced(page.request, 'ctftime')) await through(() => press('d'), boardWords.export.title)
  })

  await test.step('opens what lies over a page, and closes it', async () => {
    await through(() => press('n'), frameWords.notices)
    await through(() => press('?'), keyWords.title)
    await through(() => press('Control+k'), shared.palette.title)
  })

  await test.step('changes the account, and signs out', async () => {
    await choose('teams', shared.frame.teams)
    await walk(heading(TEAM))
    await choose('account', shared.frame.profile)
    await walk(page.getByLabel(profileWords.edit.bio))
    await reach(page.getByLabel(profileWords.edit.bio))
    await page.keyboard.type('Keys only.')
    await reach(page.getByRole('button', { name: profileWords.edit.save, exact: true }))
    await press('Enter')
    await expect(page.getByText(profileWords.edit.unsaved(1))).toHaveCount(0)
    await choose('sign out', shared.frame.signOut)
    await expect(link(shared.frame.signIn)).toBeVisible()
  })

  await context.close()
  await master.dispose()
})
