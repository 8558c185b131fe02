import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

const DAY_MS = 86_400_000

test.each(['pointermove', 'click'])(
  'parts that need a user load at the first touch, such as a %s, and not before',
  async (touch) => {
    const { loadOnFirstTouch } = await import('#src/browser/load-when-idle.ts')
    const load = vi.fn(async () => 'menu')
    const coming = loadOnFirstTouch(load)
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(load).not.toHaveBeenCalled()
    dispatchEvent(new Event(touch))
    expect(await coming).toBe('menu')
  },
)

test('parts that the first paint does not need load when the page is idle', async () => {
  const { loadWhenIdle } = await import('#src/browser/load-when-idle.ts')
  const load = vi.fn(async () => 'chart')
  const coming = loadWhenIdle(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await coming).toBe('chart')
})

test('or at the first touch', async () => {
  const { loadWhenIdle } = await import('#src/browser/load-when-idle.ts')
  const coming = loadWhenIdle(async () => 'chart')
  dispatchEvent(new Event('keydown'))
  expect(await coming).toBe('chart')
})
