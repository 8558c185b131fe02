import type { Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

/**
 * The findings of axe as `rule: element`. The debugger injects axe, because the content security policy
 * forbids foreign scripts.
 */
export async function violations(page: Page): Promise<string[]> {
  // One and a half megabytes, so a page that has been looked at keeps them.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await look(page)
  // Content may have appeared during the check and caused a false finding. A real finding is found again.
  return found.length === 0 ? found : look(page)
}

/** Texts below 7:1 for users who ask for more contrast. Axe must have been injected before. */
export async function faintTexts(page: Page): Promise<string[]> {
  await page.emulateMedia({ contrast: 'more' })
  const found = await look(page, { type: 'rule', values: ['color-contrast-enhanced'] })
  await page.emulateMedia({ contrast: null })
  return found
}

const WCAG_AA: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }

async function look(page: Page, runOnly = WCAG_AA): Promise<string[]> {
  await untilNothingMoves(page)
  return page.evaluate(async (wanted) => {
    const { axe: injected } = globalThis as unknown as { axe: typeof axe }
    const found = await injected.run({ runOnly: wanted, resultTypes: ['violations'] })
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, runOnly)
}

/** Content that is fading in does not have its final colour, and axe would report its contrast. */
async function untilNothingMoves(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const coming = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(coming.map(({ finished }) => finished))
  })
}
