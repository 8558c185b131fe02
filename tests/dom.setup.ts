import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

declare global {
  interface Window {
    happyDOM?: { setURL(url: string): void }
  }
}
// An earlier file may have navigated by pressing a link, so each file starts at the same address.
window.happyDOM?.setURL('http://localhost:3000/')

// Some content loads after the first paint. It must not load after the test file has ended, so it is
// triggered and awaited here.
afterAll(async () => {
  dispatchEvent(new Event('pointerdown'))
  await vi.dynamicImportSettled()
  // A read without a response would report an error after the window is gone, so components are removed
  // before.
  cleanup()
  // The next file has the same window, so it must find an empty storage.
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * In development React warns about a hook between two calls of `use` that suspend. All reads before such a
 * wait also use `use`, so the warning is always wrong here. It is hidden, because it would hide real ones.
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
