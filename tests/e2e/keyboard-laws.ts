import { expect, type JSHandle, type Locator, type Page } from '@playwright/test'
import { keysOf, partsOf } from '#src/shell/key-list.ts'
import { en } from '#src/text/en.ts'
import { focusNow } from '#tests/focus-now.ts'
import { MAX_STOPS, reach } from './keyboard.ts'

const TYPED = 'abcdefghijklmnopqrstuvwxyz123/?'
type Reached = JSHandle<Set<Element>>

/**
 * Finds elements that a pointer can use, but that neither Tab nor arrow keys nor the list of a grid reaches.
 */
function unreachable(reached: Set<Element>): string[] {
  const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    element.closest('[inert]') === null
  const isReached = (element: Element) => {
    // A group is one tab stop, and arrow keys move inside it, so one reached element stands for all.
    const group = element.closest('[role=radiogroup], [role=tablist], [role=grid]')
    const isRoving = element.getAttribute('tabindex') === '-1'
    return [...reached].some(
      (each) =>
        each === element ||
        (group?.contains(each) ?? false) ||
        (isRoving && each.tagName === element.tagName && each.className === element.className),
    )
  }
  const wrong: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 50)}`
    if (!isShown(element)) continue
    if (element.matches(CONTROL)) {
      if (!element.matches(':disabled, [aria-disabled=true]') && !isReached(element)) wrong.push(name)
    } else if (getComputedStyle(element).cursor === 'pointer') {
      // The track of a slider is for the pointer. Keys move its thumb, so the thumb must be reached instead.
      const thumb = element.closest('[data-scope=slider][data-part=root]')?.querySelector('[role=slider]')
      const isInside = element.closest(`${CONTROL}, label`) !== null || (thumb && reached.has(thumb))
      if (!isInside) wrong.push(`only by pointer: ${name}`)
    }
  }
  return wrong
}

/** A player without a mouse. After each press it checks that the focus is visible and in place. */
export async function walkerOf(page: Page) {
  let reached: Reached = await page.evaluateHandle(() => new Set<Element>())
  const now = () => page.evaluate(focusNow, reached)
  const isShown = (after: string, timeout = 15_000) =>
    expect.poll(now, { message: after, intervals: [20], timeout }).toBe('shown')
  const isFocused = (element: JSHandle<Element | null>) =>
    element.evaluate((known) => known === document.activeElement)

  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await isShown(`after ${key} on ${page.url()}`)
    }
  }

  /**
   * Tabs from the current element to the last stop, and then once through the whole screen, because a screen
   * must work from any place.
   */
  const tabThrough = async () => {
    for (const from of ['here', 'the first stop'] as const) {
      let stops = 0
      for (; stops < MAX_STOPS; stops += 1) {
        await page.keyboard.press('Tab')
        const state = await now()
        // After the last stop the focus goes to the browser's own window, so the page has none.
        if (state === 'lost' && stops > 0) break
        if (state !== 'shown') await isShown(`stop ${stops} from ${from} on ${page.url()}`, 1_000)
      }
      expect(stops, `no way out of ${page.url()}`).toBeLessThan(MAX_STOPS)
    }
  }

  /**
   * Waits until the screen is complete, then checks all tab stops, everything that a pointer can use, and all
   * keyboard shortcuts.
   */
  const walk = async (sign: Locator) => {
    await expect(sign).toBeVisible()
    // Repeats the walk, because a part that loads late was not reached by the first one.
    await expect(async () => {
      reached = await page.evaluateHandle(() => new Set<Element>())
      await tabThrough()
      expect(await page.evaluate(unreachable, reached), page.url()).toEqual([])
    }).toPass({ intervals: [100], timeout: 15_000 })
    const listed = [...partsOf(new URL(page.url()).pathname), 'everywhere' as const].flatMap((part) =>
      keysOf(part).flatMap(([, keys]) => keys),
    )
    const marked = page.locator('[aria-keyshortcuts]')
    for (const letter of await marked.evaluateAll((all) => all.map((each) => each.ariaKeyShortcuts)))
      expect(listed, page.url()).toContain(letter)
    await press('Tab')
  }

  /** Opens a dialog or menu, which must take the focus, keep it, and give it back to its opener on Escape. */
  const through = async (open: () => Promise<void>, name: RegExp | string) => {
    const opener = await page.evaluateHandle(() => document.activeElement)
    await open()
    const layer = page.getByRole('dialog', { name })
    await expect(layer).toBeVisible()
    await expect.poll(() => layer.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    const isModal = (await layer.getAttribute('aria-modal')) === 'true'
    const first = await page.evaluateHandle(() => document.activeElement)
    for (let stops = 0; isModal && stops < MAX_STOPS; stops += 1) {
      await press('Tab')
      expect(await layer.evaluate((box) => box.contains(document.activeElement)), String(name)).toBe(true)
      if (await isFocused(first)) break
    }
    await page.keyboard.press('Escape')
    await expect(layer).toHaveCount(0)
    const focused = () =>
      opener.evaluate((known) => {
        const { activeElement } = document
        if (known === activeElement || activeElement?.ariaHasPopup === 'dialog') return 'opener'
        return `${activeElement?.outerHTML.slice(0, 300)}, opened from ${known?.outerHTML.slice(0, 300)}`
      })
    await expect.poll(focused, { message: `the focus after ${name}` }).toBe('opener')
    await isShown(`after ${name}`)
  }

  /** A letter or digit that is typed into a field must not trigger a shortcut. */
  const types = async (field: Locator) => {
    await expect(field).toBeFocused()
    const [address, before] = [page.url(), await field.inputValue()]
    await page.keyboard.type(TYPED)
    await expect(field).toHaveValue(before + TYPED)
    expect(page.url().split('?')[0]).toBe(address.split('?')[0])
    for (const _ of TYPED) await page.keyboard.press('Backspace')
    await expect(field).toHaveValue(before)
    await isShown('after typing')
  }

  /** Runs a command from the command palette, because every screen offers it. */
  const choose = async (search: string, option: RegExp | string) => {
    const { palette } = en.screens
    await press('Control+k')
    await expect(page.getByRole('combobox', { name: palette.search })).toBeFocused()
    await page.keyboard.type(search)
    await expect(page.getByRole('option', { selected: true })).toHaveText(option)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: palette.title })).toHaveCount(0)
    await isShown(`after ${search}`)
  }

  return {
    press,
    walk,
    through,
    types,
    choose,
    async reach(target: Locator) {
      await reach(page, target)
      await isShown(String(target))
    },
  }
}
