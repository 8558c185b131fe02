import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, expect, vi } from 'vitest'

declare global {
  interface Window {
    happyDOM?: { setURL(url: string): void }
  }
}
// A link that was pressed in a file before may have led the window away.
window.happyDOM?.setURL('http://localhost:3000/')

// What comes after the first paint must not come after the test file: whoever is still waiting for calm is
// hurried, and then waited for.
afterAll(async () => {
  dispatchEvent(new Event('pointerdown'))
  await vi.dynamicImportSettled()
  // A read that nobody answered would speak up after the window is gone.
  cleanup()
  // The next file has the same window.
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * While developing, React takes a hook between two things that are waited for with `use` for one too many.
 * Its warning would bury real ones, so whatever is read on the way to such a wait is read with `use` as well.
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
