import { cleanup } from '@testing-library/react'
import { afterAll } from 'vitest'

// The browser paints a frame only when the machine has time. A test would end before code that waits for a
// frame, so frames come in the next turn, which every step waits for.
globalThis.requestAnimationFrame = (paint) => Number(setTimeout(() => paint(performance.now())))
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame)

// The next file uses the same page, so nothing may be left on it.
afterAll(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
