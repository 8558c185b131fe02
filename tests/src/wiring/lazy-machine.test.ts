import { afterEach, expect, test, vi } from 'vitest'
import { lazyMachine, repeatedMachine } from '#src/wiring/lazy-machine.ts'

afterEach(() => void vi.useRealTimers())
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const failureOf = async (coming: Promise<unknown>) => {
  const failed = coming.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2_000)
  return failed
}

test('a machine that failed to load stays failed, so that a view that asks again does not wait forever', async () => {
  vi.useFakeTimers()
  const load = vi.fn(lost)
  const machine = lazyMachine(load)
  const coming = machine()
  expect(await failureOf(coming)).toBeInstanceOf(TypeError)
  expect(machine()).toBe(coming)
  expect(load).toHaveBeenCalledTimes(2)
})

test('outside of views a failed load is repeated when it is asked for', async () => {
  vi.useFakeTimers()
  const load = vi.fn(lost)
  const machine = repeatedMachine(load)
  expect(await failureOf(machine())).toBeInstanceOf(TypeError)
  expect(await failureOf(machine())).toBeInstanceOf(TypeError)
  expect(load).toHaveBeenCalledTimes(4)
})
