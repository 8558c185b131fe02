import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useThrottled } from '#src/ui/use-throttled.ts'

const PACE_MS = 250
const drawn: number[] = []
function Drawing({ latest }: { latest: number }) {
  const shown = useThrottled(latest, PACE_MS)
  if (drawn.at(-1) !== shown) drawn.push(shown)
  return null
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  drawn.length = 0
})
afterEach(() => void vi.useRealTimers())

test('a single change is drawn immediately, and of fast changes the last, at most one in each interval', async () => {
  const { rerender } = render(<Drawing latest={0} />)
  rerender(<Drawing latest={1} />)
  expect(drawn).toEqual([0])
  await passes(0)
  expect(drawn).toEqual([0, 1])
  for (let value = 2; value <= 6; value++) {
    await passes(40)
    rerender(<Drawing latest={value} />)
  }
  await passes(PACE_MS - 5 * 40 - 1)
  expect(drawn).toEqual([0, 1])
  await passes(1)
  expect(drawn).toEqual([0, 1, 6])
  await passes(10 * PACE_MS)
  rerender(<Drawing latest={7} />)
  await passes(0)
  expect(drawn).toEqual([0, 1, 6, 7])
})

test('changes that never end are drawn, too, once in each interval', async () => {
  const { rerender } = render(<Drawing latest={0} />)
  for (let value = 1; value <= 100; value++) {
    rerender(<Drawing latest={value} />)
    await passes(10)
  }
  expect(drawn.length).toBeGreaterThanOrEqual(4)
  expect(drawn.length).toBeLessThanOrEqual(6)
})

test('nothing is drawn after the unmount', async () => {
  const { rerender, unmount } = render(<Drawing latest={0} />)
  rerender(<Drawing latest={1} />)
  unmount()
  await passes(PACE_MS)
  expect(drawn).toEqual([0])
})
