import { expect, type Locator, type Page } from '@playwright/test'

/** No screen has so many tab stops, so a walk that reaches this number goes in circles. */
export const MAX_STOPS = 150

/** Moves the focus with Tab, as a user without a mouse does. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${String(target)}.`)
}

/** A user without a mouse, who moves with Tab, presses with Enter and types. */
export function keyboardOf(page: Page) {
  return {
    async press(name: string, within: Page | Locator = page) {
      await reach(
        page,
        within
          .getByRole('button', { name, exact: true })
          .or(within.getByRole('link', { name, exact: true }))
          .first(),
      )
      await page.keyboard.press('Enter')
    },
    async type(label: string, text: string) {
      await reach(
        page,
        page
          .getByRole('textbox', { name: label, exact: true })
          .or(page.getByLabel(label, { exact: true }))
          .first(),
      )
      await page.keyboard.type(text)
    },
    enter: () => page.keyboard.press('Enter'),
  }
}
