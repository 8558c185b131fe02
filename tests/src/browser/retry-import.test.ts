import { afterEach, describe, expect, test, vi } from 'vitest'
import { retryImport, retryImportsNow } from '#src/browser/retry-import.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

describe('a file that is lost', () => {
  test('without a line is not asked for before that is back: a failed import is remembered', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(() => Promise.resolve('here'))
    const coming = retryImport(load)
    await new Promise((settle) => setTimeout(settle, 20))
    expect(load).not.toHaveBeenCalled()
    line.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(await coming).toBe('here')
  })
  test('with the line is waited for as often as that goes', async () => {
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
  test('is asked for at once by somebody who does not wait for the browser to notice', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const coming = retryImport(() => Promise.resolve('here'))
    retryImportsNow()
    expect(await coming).toBe('here')
  })
  test('is there without a line once it has come', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const load = () => Promise.resolve('here')
    await retryImport(load)
    line.mockReturnValue(false)
    expect(await retryImport(load)).toBe('here')
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
