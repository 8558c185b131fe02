import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ClockProvider, openClock } from '#src/browser/clock.ts'
import { formatRecent, formatTime } from '#src/format/time.ts'
import { useToday } from '#src/browser/today.ts'

const noon = new Date(2026, 10, 20, 12).getTime()
const beforeMidnight = new Date(2026, 10, 20, 23, 59, 59).getTime()

beforeEach(() => void vi.useFakeTimers({ now: beforeMidnight }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a time of today has no date, until the day ends', () => {
  let drawn = 0
  function Moment() {
    return <p>{formatRecent(noon, useToday(), 'en-GB')}</p>
  }
  render(
    <ClockProvider value={openClock(Date.now)}>
      <Profiler id="moment" onRender={() => void (drawn += 1)}>
        <Moment />
      </Profiler>
    </ClockProvider>,
  )
  const told = () => screen.getByRole('paragraph').textContent
  expect(told()).toBe('12:00:00')
  act(() => void vi.advanceTimersByTime(500))
  expect([told(), drawn]).toEqual(['12:00:00', 1])
  act(() => void vi.advanceTimersByTime(1_000))
  expect([told(), drawn]).toEqual([formatTime(noon, 'en-GB'), 2])
  act(() => void vi.advanceTimersByTime(60_000))
  expect(drawn).toBe(2)
})
