import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { ON_BASE } from './journeys/base-form.ts'
import { lookAtPage } from './journeys/laws/seen.ts'
import { overBaseWire } from './worlds/base-wire.ts'
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
/** The number of paths on each wire, by journey. */
const wires: Record<string, { base: number; ours: number }> = {}
let isOnBase = false
/** The running path is of the form that a journey has before a server without extensions. */
let isBaseForm = false
const reached = new Set<string>()
let journey = ''

// Only while `npm run paths -- <name> --run` walks, which names the paths in the variable.
globalThis.pathRun = chosenPaths(import.meta.env['VITE_PATHS'])

// A server that announces no extension has none, and each request for one breaks the path.
globalThis.wireOf = (announced, ...fake) => {
  if (announced.length > 0 && !isBaseForm) return null
  isOnBase = true
  return overBaseWire(...fake)
}
globalThis.lookForLaws = lookAtPage
// A user's press focuses what is pressed, and `click()` does not. A law checks what becomes of the focus.
const click = HTMLElement.prototype.click
HTMLElement.prototype.click = function press() {
  if (this.tabIndex >= 0 && globalThis.pathOf) this.focus()
  click.call(this)
}

beforeEach(({ task }) => {
  isBaseForm = task.suite?.name.includes(ON_BASE) === true
  globalThis.walked = new Set()
  globalThis.pathOf = null
  isOnBase = false
})
afterEach(({ task: { file } }) => {
  journey = /([\w-]+)\.paths\.test/.exec(file.name)?.[1] ?? ''
  const of = globalThis.pathOf ?? null
  if (of === null) return
  for (const name of globalThis.walked ?? []) reached.add(name)
  const { base = 0, ours = 0 } = wires[of] ?? {}
  wires[of] = isOnBase ? { base: base + 1, ours } : { base, ours: ours + 1 }
})
afterAll(async () => {
  if (journey === '') return
  const run = globalThis.pathRun
  // A run of some paths says nothing of what the whole journey reaches.
  const [at, found] = run === undefined ? ['walked', [...reached].toSorted()] : ['path-runs', run.walked]
  const keep = (folder: string, value: unknown) =>
    send(`/${folder}/${journey}`, { method: 'POST', body: JSON.stringify(value) })
  await keep(at, found)
  await keep('wires', wires)
})

function chosenPaths(text: unknown): typeof globalThis.pathRun {
  if (typeof text !== 'string' || text === '') return undefined
  const { journey: id, paths } = JSON.parse(text) as Pick<PathRun, 'journey' | 'paths'>
  return { journey: id, paths, walked: [], takePicture: () => page.screenshot({ save: false }) }
}
