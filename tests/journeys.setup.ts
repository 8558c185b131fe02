import { cleanup, configure } from '@testing-library/react'
import { afterAll } from 'vitest'

// A screen's file is fetched and compiled when a test first opens it, however busy the machine is.
configure({ asyncUtilTimeout: 15_000 })

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
