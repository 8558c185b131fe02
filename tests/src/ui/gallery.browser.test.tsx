import '#src/theme/index.css'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Gallery } from '#src/gallery/gallery.tsx'
import { closeAllToasts, showToast } from '#src/ui/toast.ts'
import { faults } from './axe.ts'

afterEach(() => {
  delete document.documentElement.dataset['theme']
  closeAllToasts()
})

const ARRIVES = { timeout: 15_000 }

async function openGallery(scheme: 'dark' | 'light') {
  document.documentElement.lang = 'en'
  document.title = 'Gallery'
  document.documentElement.dataset['theme'] = scheme
  await render(<Gallery />)
  await expect.element(page.getByText('The lost key'), ARRIVES).toBeVisible()
  await expect.poll(() => document.querySelector('math'), ARRIVES).not.toBeNull()
  await expect.poll(() => document.querySelector('.hljs-keyword'), ARRIVES).not.toBeNull()
}

describe.each(['dark', 'light'] as const)('in the %s scheme', (scheme) => {
  test('axe finds nothing on any part', { timeout: 60_000 }, async () => {
    await openGallery(scheme)
    expect(await faults()).toEqual([])
  })

  test('axe finds nothing on dialogs and drawers', { timeout: 60_000 }, async () => {
    await openGallery(scheme)
    for (const name of ['Dialog', 'Question', 'Drawer', 'Sheet']) {
      await page.getByRole('button', { name, exact: true }).click()
      const role = name === 'Question' ? 'alertdialog' : 'dialog'
      await expect.element(page.getByRole(role)).toBeVisible()
      await settled(page.getByRole(role).element())
      expect(await faults(page.getByRole(role).element())).toEqual([])
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole(role)).not.toBeInTheDocument()
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await settled(page.getByRole('menu').element())
    expect(await faults(page.getByRole('menu').element())).toEqual([])
    await userEvent.keyboard('{Escape}')
    showToast({ tone: 'failure', title: 'Something went wrong', text: 'The name is taken.' })
    const toast = page.getByText('Something went wrong')
    await expect.element(toast).toBeVisible()
  })
})

test.each([360, 768, 1280, 1920])('nothing is wider than a screen of %i px', async (width) => {
  await page.viewport(width, 800)
  await openGallery('dark')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await page.viewport(1280, 800)
})

/** Waits until animations have ended, because half-faded text has half the contrast. */
async function settled(element: Element) {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
}
