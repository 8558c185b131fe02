import { beforeEach, expect, test } from 'vitest'
import { closeAllToasts, endToast, followToasts, showToast, shownToast } from '#src/ui/toast.ts'

const title = () => shownToast()?.title ?? null
const end = () => {
  const shown = shownToast()
  if (shown) endToast(shown)
}
beforeEach(closeAllToasts)

test('a result replaces the one before it', () => {
  showToast({ tone: 'success', title: 'Copied' })
  showToast({ tone: 'failure', title: 'Refused' })
  expect(title()).toBe('Refused')
  end()
  expect(title()).toBe(null)
})

test('the newest news come first, older ones return, and all wait while a result is shown', () => {
  showToast({ tone: 'notice', title: 'First blood' })
  showToast({ tone: 'notice', title: 'Lunch' })
  showToast({ tone: 'warning', title: 'Not now' })
  const seen = []
  for (; shownToast(); end()) seen.push(title())
  expect(seen).toEqual(['Not now', 'Lunch', 'First blood'])
})

test('subscribers get every change until they unsubscribe', () => {
  const seen: (string | null)[] = []
  const stop = followToasts(() => seen.push(title()))
  showToast({ tone: 'success', title: 'Saved' })
  end()
  stop()
  showToast({ tone: 'success', title: 'Copied' })
  expect(seen).toEqual(['Saved', null])
})

test('the same text twice gives two toasts', () => {
  showToast({ tone: 'success', title: 'Copied' })
  const before = shownToast()?.number
  showToast({ tone: 'success', title: 'Copied' })
  expect(shownToast()?.number).not.toBe(before)
})
