import { afterEach, describe, expect, test, vi } from 'vitest'
import { retryImport, retryImportsNow } from '#src/browser/retry-import.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

describe('a file that does not load', () => {
  test('is not requested before the network returns, because browsers remember a failed import', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(() => Promise.resolve('here'))
    const coming = retryImport(load)
    await new Promise((settle) => setTimeout(settle, 20))
    expect(load).not.toHaveBeenCalled()
    line.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(await coming).toBe('here')
  })
  test('is requested again for as many outages as there are', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const load = vi
      .fn(() => Promise.resolve('here'))
      .mockImplementationOnce(() => {
        line.mockReturnValue(false)
        return lost()
      })
    const coming = retryImport(load)
    await new Promise((settle) => setTimeout(settle, 20))
    expect(load).toHaveBeenCalledTimes(1)
    dispatchEvent(new Event('online'))
    expect(await coming).toBe('here')
  })
  test('is requested immediately by a caller that does not wait for the browser', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const coming = retryImport(() => Promise.resolve('here'))
    retryImportsNow()
    expect(await coming).toBe('here')
  })
  test('stays available without a network once it has loaded', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const load = () => Promise.resolve('here')
    await retryImport(load)
    line.mockReturnValue(false)
    expect(await retryImport(load)).toBe('here')
  })
  test('with a network is requested once more, and is a fault then', async () => {
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
