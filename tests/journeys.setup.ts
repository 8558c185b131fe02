import { cleanup } from '@testing-library/react'
import { afterAll } from 'vitest'

// A frame comes when the machine has time for it, and what waits for one would be unfinished until then. It
// comes in the next turn instead, which every step waits for.
globalThis.requestAnimationFrame = (paint) => Number(setTimeout(() => paint(performance.now())))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)

// The next file has the same page.
afterAll(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
