import type { Locator } from '@playwright/test'
import type { ClockActKind } from '#contract/rules/clock-acts.ts'
import { challengeEditor as challengeWords } from '#src/text/areas/challenge-editor.en.ts'
import { challengeTable as tableWords } from '#src/text/areas/challenge-table.en.ts'
import { editor as editorWords } from '#src/text/areas/editor.en.ts'
import { gameEditor as gameWords } from '#src/text/areas/game-editor.en.ts'
import { roomClock as clockWords } from '#src/text/areas/room-clock.en.ts'
import { reach as tabTo } from './keyboard.ts'
import { walkerOf } from './keyboard-laws.ts'
import { button, field } from './organiser.ts'
import { needs, unused } from './other-server.ts'
import { expect, test, words as shared } from './platform.ts'
import { answer, aTeam, join, openChallenge } from './player.ts'

needs(test, 'extensions')

const TITLE = unused('Run by keys')
const CHALLENGE = 'First light'
const FLAG = 'flag{no pointer}'
const TEAM = unused('Night watch')

test('an organiser runs a whole event by keyboard', async ({ browser, page, platform }) => {
  test.setTimeout(300_000)
  await page.goto('/account/login')
  const { press, reach, through, choose } = await walkerOf(page)
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first()
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  /** Moves to the control with Tab, and presses it. */
  const use = async (target: Locator, key = 'Enter') => {
    await reach(target)
    await press(key)
  }
  const write = async (target: Locator, text: string) => {
    await reach(target)
    await page.keyboard.type(text)
  }
  /** The browser scrolls to the caret of a field of many lines, and leaves its end below the bars. */
  const writeLong = async (target: Locator, text: string) => {
    await tabTo(page, target)
    await expect(target).toBeInViewport()
    await page.keyboard.type(text)
  }
  const go = async (letter: string, section: RegExp) => {
    await press('g', letter)
    await expect(page).toHaveURL(section)
  }

  await test.step('signs in', async () => {
    await write(page.getByLabel(shared.signIn.name), platform.admin)
    await write(page.getByLabel(shared.fields.password.label, { exact: true }), platform.password)
    await press('Enter')
    await expect(page).toHaveURL('/')
  })

  await test.step('builds a game that starts years later', async () => {
    await choose('manage games', /Manage games/)
    await expect(page).toHaveURL(/\/admin\/games/)
    await use(button(page, gameWords.list.create).first())
    const form = dialog(gameWords.creation.title)
    await write(field(form, gameWords.field.title), TITLE)
    // From the day to the year. After four years there is the same day, also after a 29th of February.
    await reach(field(form, gameWords.field.start))
    await press('ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')
    await use(button(form, gameWords.creation.submit))
    await expect(page).toHaveURL(/\/room\/settings$/)
    await use(field(page, gameWords.field.hidden), 'Space')
    await use(field(page, gameWords.field.acceptWithoutReview), 'Space')
    await use(button(page, editorWords.save))
    await expect(page.getByText(/^Saved at /)).toBeVisible()
  })
  const game = Number(/\/games\/(\d+)\//.exec(page.url())?.[1])

  await test.step('writes a challenge, and enables it', async () => {
    await go('c', /\/room\/challenges$/)
    await use(button(page, tableWords.create).first())
    const form = dialog(challengeWords.creation.title)
    await write(field(form, challengeWords.field.title), CHALLENGE)
    await reach(form.getByRole('combobox', { name: challengeWords.creation.type }))
    // The marked option of an open list has a ground of its own instead of a ring.
    await page.keyboard.press('Enter')
    await expect(page.locator('[role=option][data-highlighted]')).toHaveCount(1)
    await press('Enter')
    await use(button(form, challengeWords.creation.submit))
    await expect(heading(CHALLENGE)).toBeVisible()
    await writeLong(field(page, challengeWords.field.content), 'Look east.')
    await use(button(page, editorWords.save))
    await expect(page.getByText(/^Saved at /)).toBeVisible()
    const rail = page.getByRole('navigation', { name: challengeWords.rail.label, exact: true })
    await use(rail.locator('[data-section=flags]'))
    const adding = page.getByRole('form', { name: challengeWords.adding.title, exact: true })
    await writeLong(field(adding, challengeWords.adding.flags), FLAG)
    await use(button(adding, challengeWords.adding.submit))
    await expect(field(adding, challengeWords.adding.flags)).toHaveValue('')
    await use(page.getByRole('heading', { level: 1 }).getByRole('link'))
    const turn = page.getByRole('switch', { name: challengeWords.list.switch(CHALLENGE), exact: true })
    await use(turn, 'Space')
    await expect(turn).toBeChecked()
  })

  /** An act from the menu of the clock, which the key `.` opens in every section. */
  const actOnClock = async (act: ClockActKind, said: { button: RegExp; word?: string; keys?: string[] }) => {
    const { name, title } = clockWords.act[act]
    await press('.')
    await use(dialog(clockWords.title).getByRole('button', { name: new RegExp(`^${name} …`) }))
    const question = page.getByRole('alertdialog', { name: title, exact: true })
    await expect(question.getByRole('button', { name: said.button })).toBeVisible()
    for (const key of said.keys ?? []) await press(key)
    if (said.word !== undefined)
      await write(question.getByLabel(clockWords.word(said.word), { exact: true }), said.word)
    await use(question.getByRole('button', { name: said.button }))
    await expect(question).toHaveCount(0)
    await press('Tab')
  }

  await test.step('opens the game before its time', async () => {
    await go('o', /\/room\/overview$/)
    // The address changes before the section, whose heading then takes the focus.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await through(() => press('.'), clockWords.title)
    await actOnClock('start', { button: /^Start the game$/, word: 'START' })
    await expect(page.getByText(clockWords.place.running).first()).toBeVisible()
  })

  const [player, mate] = await aTeam(browser, platform.url, TEAM, [unused('dawn'), unused('dusk')])
  await mate.context.close()
  await join(player, game)
  await openChallenge(player, game, CHALLENGE)

  await test.step('leaves a list by two keys, of which the second is one of the list', async () => {
    await go('t', /\/room\/teams/)
    await expect(page.getByRole('row', { name: TEAM })).toBeVisible()
    await press('j')
    // S alone would suspend the team.
    await go('s', /\/room\/settings$/)
    await expect(player.page.getByRole('heading', { level: 2, name: CHALLENGE })).toBeVisible()
  })

  await test.step('watches what a team sends, and opens its page', async () => {
    await go('l', /\/room\/live/)
    await answer(player, 'flag{too early}')
    const sent = page.getByText('flag{too early}').first()
    await expect(sent).toBeVisible()
    await press('j', 'Enter')
    await go('l', /\/room\/live/)
  })

  await test.step('extends it', async () => {
    await actOnClock('extend', { button: /^Extend by / })
  })
  await test.step('freezes the scoreboard, and reveals it', async () => {
    await actOnClock('freeze', { button: /^Freeze now$/ })
    await expect(page.getByText(clockWords.place.frozen).first()).toBeVisible()
    await answer(player, FLAG)
    await go('b', /\/room\/board/)
    await actOnClock('reveal', { button: /^Reveal /, word: 'REVEAL' })
    await expect(page.getByText(clockWords.place.frozen)).toHaveCount(0)
  })
  await test.step('ends it', async () => {
    await actOnClock('end', { button: /^End the game$/, word: 'END' })
    await expect(page.getByText(clockWords.place.over).first()).toBeVisible()
    await go('o', /\/room\/overview$/)
  })
  await player.context.close()
})
