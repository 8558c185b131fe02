import type { BrowserContext, Page } from '@playwright/test'
import type { Act } from '../../../scripts/paths/wander/acts.ts'

/** Short, because a control that cannot be used immediately is covered, and the act is left out. */
const ACT_MS = 1_500
const LOAD_MS = 10_000
const REST_MS = 60
const LONGEST_REST_MS = 5_000

/** Returns whether the act could be done. An act that the page does not offer changes nothing. */
export async function doAct(page: Page, context: BrowserContext, act: Act): Promise<boolean> {
  try {
    await attempt(page, context, act)
    await rest(page)
    return true
  } catch (error) {
    // The control is missing or takes too long, so the act is left out. A closed page is a fault of the walk
    // itself.
    if (page.isClosed()) throw error
    return false
  }
}

async function attempt(page: Page, context: BrowserContext, act: Act): Promise<unknown> {
  switch (act.kind) {
    case 'open':
      return page.goto(act.address, { timeout: LOAD_MS })
    case 'press':
    case 'type': {
      const role = act.role as Parameters<Page['getByRole']>[0]
      const control = page.getByRole(role, { name: act.name, exact: true }).nth(act.nth)
      if (act.kind === 'type') return control.fill(act.text, { timeout: ACT_MS })
      const href = await control.evaluate(
        (each) => (each instanceof HTMLAnchorElement && !each.download ? each.href : null),
        null,
        { timeout: ACT_MS },
      )
      if (href !== null && !href.startsWith(new URL(page.url()).origin)) throw new Error('It leads away.')
      return control.click({ timeout: ACT_MS })
    }
    case 'key':
      return page.keyboard.press(act.key)
    case 'back':
      await page.goBack({ timeout: LOAD_MS })
      if (page.url() !== 'about:blank') return null
      await page.goForward({ timeout: LOAD_MS })
      throw new Error('It was the first page.')
    case 'forward':
      return page.goForward({ timeout: LOAD_MS })
    case 'reload':
      return page.reload({ timeout: LOAD_MS })
    case 'offline':
    case 'online':
      return context.setOffline(act.kind === 'offline')
    default:
      return act satisfies never
  }
}

/** Waits until the page shows no placeholder any more and does not change. */
async function rest(page: Page): Promise<void> {
  await page
    .waitForFunction(
      (restMs) =>
        new Promise<boolean>((settle) => {
          const isShown = (selector: string) =>
            [...document.querySelectorAll(selector)].some((each) => each.checkVisibility())
          // The last screen is still there, but hidden, while the file of the next one loads.
          const isWaiting = () => !isShown('h1') || isShown('[aria-busy=true]')
          const watch = new MutationObserver(() => settle(false))
          watch.observe(document, { childList: true, subtree: true })
          setTimeout(() => {
            watch.disconnect()
            settle(!isWaiting())
          }, restMs)
        }),
      REST_MS,
      { timeout: LONGEST_REST_MS },
    )
    // A page that never rests is observed as it is.
    .catch(() => {})
}
