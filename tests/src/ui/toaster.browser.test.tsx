import '#src/theme/index.css'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { closeAllToasts, showToast } from '#src/ui/toast.ts'
import { TOAST_OPEN_MS, Toaster } from '#src/ui/toaster.tsx'

afterEach(async () => {
  closeAllToasts()
  await expect.poll(shown).toEqual([])
})

const lane = () => document.querySelector('[data-toasts]')
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')]
const shown = () => lines().map((line) => line.textContent)

test.each([360, 768, 1280, 1920])('a toast stays in the lane that screens reserve: %i px', async (width) => {
  await page.viewport(width, 700)
  await render(<Toaster />)
  showToast({ tone: 'failure', title: 'Refused', text: 'word '.repeat(400) })
  await expect.poll(() => lines().length).toBe(1)
  const free = Number.parseFloat(getComputedStyle(document.body, '::before').height)
  expect(free).toBeGreaterThan(0)
  const box = lines()[0]?.getBoundingClientRect()
  expect(box?.top).toBeGreaterThanOrEqual(0)
  expect(box?.bottom).toBeLessThanOrEqual(free)
  expect(box?.left).toBeGreaterThanOrEqual(0)
  expect(box?.right).toBeLessThanOrEqual(width)
  await page.viewport(1280, 800)
})

test('a toast disappears after 4 seconds', { timeout: 15_000 }, async () => {
  await render(<Toaster />)
  const before = performance.now()
  showToast({ tone: 'notice', title: 'Lunch' })
  await expect.element(page.getByText('Lunch')).toBeVisible()
  await expect.poll(shown, { timeout: 10_000 }).toEqual([])
  expect(performance.now() - before).toBeGreaterThanOrEqual(TOAST_OPEN_MS)
})

test('news return when the result that replaced them has disappeared', { timeout: 20_000 }, async () => {
  await render(<Toaster />)
  showToast({ tone: 'notice', stays: 'longer', icon: <svg data-own />, title: 'First blood' })
  await expect.poll(() => document.querySelector('[data-toast] svg')?.hasAttribute('data-own')).toBe(true)
  showToast({ tone: 'success', title: 'Copied' })
  await expect.poll(shown).toEqual(['Copied'])
  await expect.poll(shown, { timeout: 10_000 }).toEqual(['First blood'])
})

test('it is announced politely', async () => {
  await render(<Toaster />)
  showToast({ tone: 'success', title: 'Saved', text: 'Everybody sees it.' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(lane()?.getAttribute('aria-live')).toBe('polite')
  expect(shown()).toEqual(['Saved Everybody sees it.'])
})

test('the Tab key passes a toast', async () => {
  await render(
    <>
      <button type="button">Last</button>
      <Toaster />
      <button type="button">Behind</button>
    </>,
  )
  showToast({ tone: 'success', title: 'Saved' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  await page.getByRole('button', { name: 'Last' }).click()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Behind')
})
