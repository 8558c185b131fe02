import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

const DAY_MS = 86_400_000

test.each(['pointermove', 'click'])('what nobody can want who does nothing comes at the first touch, such as a %s, and not before', async (touch) => {
  const { onceTouched } = await import('#src/browser/load-when-idle.ts')
  const load = vi.fn(async () => 'menu')
  const coming = onceTouched(load)
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new Event(touch))
  expect(await coming).toBe('menu')
})

test('what the first paint does not need comes when the screen is calm', async () => {
  const { later } = await import('#src/browser/load-when-idle.ts')
  const load = vi.fn(async () => 'chart')
  const coming = later(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await coming).toBe('chart')
})

test('or at the first touch', async () => {
  const { later } = await import('#src/browser/load-when-idle.ts')
  const coming = later(async () => 'chart')
  dispatchEvent(new Event('keydown'))
  expect(await coming).toBe('chart')
})
