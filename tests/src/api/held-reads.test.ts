import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openHeldReads } from '#src/api/held-reads.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test('the last of the waiting reads decides how long they wait', async () => {
  const held = openHeldReads(Date.now)
  const seen: (number | null)[] = []
  held.follow(() => seen.push(held.until()))
  const both = Promise.all([held.wait(3_000), held.wait(1_000)])
  expect(held.until()).toBe(3_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(held.until()).toBe(3_000)
  await vi.advanceTimersByTimeAsync(2_000)
  await both
  expect(seen).toEqual([3_000, 3_000, 3_000, null])
})

test('a caller that aborts ends its wait', async () => {
  const held = openHeldReads(Date.now)
  const leaving = new AbortController()
  const waiting = held.wait(30_000, leaving.signal)
  leaving.abort()
  await waiting
  await held.wait(30_000, leaving.signal)
  expect(held.until()).toBeNull()
})
