import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { lookAtPage } from './journeys/laws/seen.ts'
import type { PathRun } from './journeys/path-run.ts'

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

// Collects the states and arrows that machines reach during the paths of this file. Its other tests do not
// count.
const send = globalThis.fetch
const reached = new Set<string>()
let journey = ''

// Only while `npm run paths -- <name> --run` walks, which names the paths in the variable.
globalThis.pathRun = chosenPaths(import.meta.env['VITE_PATHS'])

globalThis.lookForLaws = lookAtPage
// A user's press focuses what is pressed, and `click()` does not. A law checks what becomes of the focus.
const click = HTMLElement.prototype.click
HTMLElement.prototype.click = function press() {
  if (this.tabIndex >= 0 && globalThis.isPath) this.focus()
  click.call(this)
}

beforeEach(() => {
  globalThis.walked = new Set()
  globalThis.isPath = false
})
afterEach(({ task: { file } }) => {
  journey = /([\w-]+)\.paths\.test/.exec(file.name)?.[1] ?? ''
  if (globalThis.isPath) for (const name of globalThis.walked ?? []) reached.add(name)
})
afterAll(async () => {
  if (journey === '') return
  const run = globalThis.pathRun
  // A run of some paths says nothing of what the whole journey reaches.
  const [at, found] = run === undefined ? ['walked', [...reached].toSorted()] : ['path-runs', run.walked]
  await send(`/${at}/${journey}`, { method: 'POST', body: JSON.stringify(found) })
})

function chosenPaths(text: unknown): typeof globalThis.pathRun {
  if (typeof text !== 'string' || text === '') return undefined
  const { journey: id, paths } = JSON.parse(text) as Pick<PathRun, 'journey' | 'paths'>
  return { journey: id, paths, walked: [], takePicture: () => page.screenshot({ save: false }) }
}
