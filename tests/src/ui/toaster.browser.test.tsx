import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#src/theme/index.css'
import { closeAllToasts, showToast } from '#src/ui/toast.ts'
import { TOAST_MAX_HEIGHT, TOAST_MOST, TOAST_WIDTH, Toaster } from '#src/ui/toaster.tsx'

afterEach(async () => {
  closeAllToasts()
  await expect.poll(shown).toEqual([])
})

const layer = () => document.querySelector('[data-scope=toast][data-part=group]')
const roots = () => [...document.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=root]')]
const shown = () => roots().map((root) => root.textContent)

test('it stands at the top on the right, with the measures of the product', async () => {
  await render(<Toaster />)
  showToast({ tone: 'success', title: 'Saved', text: 'word '.repeat(400) })
  await expect.poll(() => roots()[0]?.getBoundingClientRect().width).toBe(TOAST_WIDTH)
  const [toast] = roots()
  expect(toast?.getBoundingClientRect().height).toBeLessThanOrEqual(TOAST_MAX_HEIGHT)
  const style = toast ? getComputedStyle(toast) : null
  expect(style?.borderTopWidth).toBe('1px')
  expect(style?.borderTopLeftRadius).toBe('6px')
  expect(style?.transitionDuration).toBe('0.25s')
  expect(layer()?.getAttribute('data-placement')).toBe('top-end')
  const group = layer()
  expect(group ? getComputedStyle(group).zIndex : null).toBe('5000')
  expect(toast?.querySelector('button')).toBeNull()
  await expect.poll(() => Math.round(innerWidth - (toast?.getBoundingClientRect().right ?? 0))).toBe(16)
})

test('it goes by itself after 4 seconds', { timeout: 15_000 }, async () => {
  await render(<Toaster />)
  const before = performance.now()
  showToast({ tone: 'notice', title: 'Lunch' })
  await expect.element(page.getByText('Lunch')).toBeVisible()
  await expect.poll(shown, { timeout: 10_000 }).toEqual([])
  expect(performance.now() - before).toBeGreaterThan(4000)
})

test('one that is to be read at leisure is still there after the others', { timeout: 15_000 }, async () => {
  await render(<Toaster />)
  showToast({ tone: 'success', stays: 'longer', icon: <svg data-own />, title: 'First blood' })
  showToast({ tone: 'notice', title: 'Lunch' })
  await expect.element(page.getByText('Lunch')).toBeVisible()
  expect(
    roots().flatMap((root) => [...root.querySelectorAll('svg')].map((svg) => svg.hasAttribute('data-own'))),
  ).toEqual([true])
  await expect.poll(shown, { timeout: 10_000 }).toEqual(['First blood'])
})

test('the same id is replaced in place, and progress waits for its result', async () => {
  await render(<Toaster />)
  showToast({ tone: 'progress', id: 'upload', title: 'Uploading' })
  await expect.poll(shown).toEqual(['Uploading'])
  showToast({ tone: 'success', id: 'upload', title: 'Uploaded' })
  await expect.poll(shown).toEqual(['Uploaded'])
})

test('at most three are seen', async () => {
  await render(<Toaster />)
  for (let number = 1; number <= 8; number++) showToast({ tone: 'warning', title: `Number ${number}` })
  await expect.poll(() => roots().length).toBe(TOAST_MOST)
})

test('it is announced politely', async () => {
  await render(<Toaster />)
  showToast({ tone: 'success', title: 'Saved' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  expect(layer()?.getAttribute('aria-live')).toBe('polite')
})

test('who goes on by the keys goes past it', async () => {
  await render(
    <>
      <button type="button">First</button>
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
