import { afterEach, describe, expect, test, vi } from 'vitest'
import { retryImport, retryImportsNow } from '#src/browser/retry-import.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

describe('a file that is lost', () => {
  test('without a line is asked for again when that is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(() => Promise.resolve('here')).mockImplementationOnce(lost)
    const coming = retryImport(load)
    await new Promise((settle) => setTimeout(settle, 20))
    expect(load).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('online'))
    expect(await coming).toBe('here')
  })
  test('without a line is asked for as often as that comes and goes', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi
      .fn(() => Promise.resolve('here'))
      .mockImplementationOnce(lost)
      .mockImplementationOnce(lost)
    const coming = retryImport(load)
    await new Promise((settle) => setTimeout(settle, 20))
    dispatchEvent(new Event('online'))
    await new Promise((settle) => setTimeout(settle, 20))
    expect(load).toHaveBeenCalledTimes(2)
    retryImportsNow()
    expect(await coming).toBe('here')
  })
  test('though there is a line is asked for once more, and then it is a fault', async () => {
    vi.useFakeTimers()
    const load = vi.fn(lost)
    const failed = retryImport(load).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(999)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toBeInstanceOf(TypeError)
    expect(load).toHaveBeenCalledTimes(2)
  })
})
