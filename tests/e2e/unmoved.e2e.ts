import type { Locator, Page } from '@playwright/test'
import { gameEditor } from '#src/text/areas/game-editor.en.ts'
import { challenge as words } from '#src/text/areas/challenge.en.ts'
import { editor } from '#src/text/areas/editor.en.ts'
import { runGame, signInTo } from './game-master.ts'
import { field } from './organiser.ts'
import { needs } from './other-server.ts'
import { expect, signIn, test } from './platform.ts'
import { aTeam, flagField, join, openChallenge, solve, solvers } from './player.ts'

needs(test, 'samples')

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('nothing moves or is covered under the pointer when others solve a challenge', async ({
  browser,
  platform,
  playwright,
}) => {
  const master = await playwright.request.newContext({ baseURL: platform.url })
  await signInTo(master, platform.admin, platform.password)
  const game = await runGame(master, 'Steady', [
    { title: 'Warm up', type: 'StaticAttachment', flags: [{ flag: 'flag{x}' }] },
  ])
  const [mia, max] = await aTeam(browser, platform.url, 'Steady Hands', ['mia', 'max'])
  const [ivo, ina] = await aTeam(browser, platform.url, 'Quick Feet', ['ivo', 'ina'])
  await join(mia, game.id)
  await join(ivo, game.id)
  await openChallenge(mia, game.id, 'Warm up')
  const submit = mia.page.getByRole('button', { name: words.answer.submit, exact: true })
  const before = [await boxOf(flagField(mia)), await boxOf(submit)]
  await openChallenge(ivo, game.id, 'Warm up')
  // The page itself looks for the toast, because on a busy machine it may be gone before a request of the
  // test arrives.
  const shown = mia.page.waitForFunction(restingToast, 'Quick Feet', { polling: 'raf', timeout: 60_000 })
  await solve(ivo, 'flag{x}')
  const over = await (await shown).jsonValue()
  await expect(solvers(mia)).toContainText('Quick Feet')
  expect([await boxOf(flagField(mia)), await boxOf(submit)]).toEqual(before)
  const under = await boxOf(submit)
  const isBeside =
    over !== null &&
    (over.bottom <= under.y || over.top >= under.y + under.height || over.left >= under.x + under.width)
  expect(isBeside, 'the message lies over the button').toBe(true)
  // A toast must not catch a press that is meant for the element below it.
  expect(over?.pointerEvents).toBe('none')
  for (const { context } of [mia, max, ivo, ina]) await context.close()
  await master.dispose()
})

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
]) {
  test(`a keyboard user sees the focus in a long form, and its errors: ${viewport.width} px`, async ({
    page,
    platform,
  }) => {
    await page.setViewportSize(viewport)
    await signIn(page, platform)
    await page.goto('/games/1/room/settings')
    const title = field(page, gameEditor.field.title)
    await title.fill('')
    const foot = page.getByRole('button', { name: editor.save, exact: true })
    await expect(foot).toBeVisible()
    const hidden: string[] = []
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const lies = await page.evaluate(coveredPart)
      if (lies !== null) hidden.push(lies)
    }
    expect(hidden).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await foot.click()
    await expect(title).toBeFocused()
    const notes = (await title.getAttribute('aria-describedby'))?.split(' ').at(-1) ?? ''
    expect(await isUncovered(page, notes)).toBe(true)
  })
}

/**
 * The position of the toast with this text after its animation. Null before, because a moving toast has no
 * position to compare.
 */
function restingToast(said: string) {
  const all = [...document.querySelectorAll('[data-toast]')]
  const toast = all.find((each) => each.textContent.includes(said))
  if (!toast || toast.getAnimations().length > 0) return null
  const { left, top, bottom } = toast.getBoundingClientRect()
  return { left, top, bottom, pointerEvents: getComputedStyle(toast).pointerEvents }
}

/**
 * The name of the focused element if the footer of the form or the bar of a phone covers it. A user could not
 * see what they type.
 */
function coveredPart(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const bars = [...document.querySelectorAll('*')].filter((element) => {
    const { position, bottom } = getComputedStyle(element)
    return (
      (position === 'sticky' || position === 'fixed') &&
      bottom !== 'auto' &&
      !element.contains(focused) &&
      element.getBoundingClientRect().height < 300
    )
  })
  const isUnder = bars.some((bar) => {
    const box = bar.getBoundingClientRect()
    return (
      box.width > 0 &&
      getComputedStyle(bar).visibility === 'visible' &&
      top >= box.top &&
      top + height <= box.bottom &&
      left < box.right &&
      left + width > box.left
    )
  })
  return isUnder
    ? (focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.outerHTML.slice(0, 80))
    : null
}

async function isUncovered(page: Page, id: string): Promise<boolean> {
  return page.evaluate((of) => {
    const element = document.getElementById(of)
    if (!element) return false
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2))
  }, id)
}
