import { afterEach, expect, test, vi } from 'vitest'
import { area } from '#src/text/area.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('texts requested without a network load when it returns, and block nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const files = vi.fn(async () => ({ said: 'words' }))
  const words = area({ en: files, zh: files, ja: files })
  const coming = words.load('en')
  await new Promise((settle) => setTimeout(settle, 20))
  expect(files).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(await coming).toEqual({ said: 'words' })
  expect(words.load('en')).toBe(coming)
  expect(files).toHaveBeenCalledTimes(1)
})

test('texts that failed to load stay failed, so that a view that asks again does not wait forever', async () => {
  vi.useFakeTimers()
  const files = vi.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const words = area({ en: files, zh: files, ja: files })
  const coming = words.load('en')
  const failed = coming.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await failed).toBeInstanceOf(TypeError)
  expect(words.load('en')).toBe(coming)
  expect(files).toHaveBeenCalledTimes(2)
})
