import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { healPage, isMissingFile, type HealWorld } from '#src/browser/heal-page.ts'

let stop: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function open(answers: readonly boolean[]) {
  const left = [...answers]
  const reload = vi.fn()
  const world: HealWorld = { probe: async () => left.shift() ?? true, reload, storage: sessionStorage }
  stop = healPage(world)
  return reload
}

describe('a page with a missing file', () => {
  test('is reloaded once if the server responds, and stays if that did not help', async () => {
    const first = open([])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(first).toHaveBeenCalledTimes(1)
    const second = open([])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(second).not.toHaveBeenCalled()
  })
  test('waits for a server that does not respond, and is reloaded when it does', async () => {
    const reload = open([false, false, false])
    await vi.advanceTimersByTimeAsync(14_999)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })
  test('does not wait for the next attempt when the network returns', async () => {
    const reload = open([false])
    await vi.advanceTimersByTimeAsync(1)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })
  test('is not reloaded if the user leaves', async () => {
    const reload = open([false])
    await vi.advanceTimersByTimeAsync(1)
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })
  test('is never reloaded if the browser stores nothing', async () => {
    const refusing = { ...sessionStorage, getItem: () => null, setItem: () => {} }
    const reload = vi.fn()
    stop = healPage({ probe: async () => true, reload, storage: refusing })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reload).not.toHaveBeenCalled()
  })
})

test.each([
  ['Failed to fetch dynamically imported module: /static/a.js', true],
  ['error loading dynamically imported module: /static/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /static/a.css', true],
  ['Invalid time value', false],
])('%s: a missing file is %j', (message, expected) =>
  expect(isMissingFile(new TypeError(message))).toBe(expected),
)
