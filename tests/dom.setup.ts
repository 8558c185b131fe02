import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

declare global {
  interface Window {
    happyDOM?: { setURL(url: string): void }
  }
}
// An earlier file may have navigated by pressing a link.
window.happyDOM?.setURL('http://localhost:3000/')

// Content that loads after the first paint must not load after the test file, so it is triggered and awaited
// here.
afterAll(async () => {
  dispatchEvent(new Event('pointerdown'))
  await vi.dynamicImportSettled()
  // A read without a response would report an error after the window is gone.
  cleanup()
  // The next file has the same window.
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * In development, React warns about a hook between two calls of `use` that suspend. The warning would hide
 * real ones, so all reads before such a wait use `use` too.
 */
const reordered: unknown[] = []
const { error: say } = console
Object.assign(console, {
  error(...said: unknown[]) {
    if (String(said[0]).includes('change in the order of Hooks')) reordered.push(said[1])
    say(...said)
  },
})
afterEach(() => expect(reordered.splice(0), 'components whose hooks change their order').toEqual([]))
afterAll(() => void Object.assign(console, { error: say }))
