import { act, cleanup, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ClockProvider, openClock, useNow } from '#src/browser/clock.ts'

describe('the clock', () => {
  test('has the time of the device before the first response', () => {
    expect(openClock(() => 5_000).now()).toBe(5_000)
  })
  test('keeps the time of the device if it is within the tolerance', () => {
    const clock = openClock(() => 5_400)
    clock.heard(5_000, 5_300, 5_400)
    expect(clock.now()).toBe(5_400)
  })
  test('is at most a second and a round trip off, from any offset', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.array(fc.nat(3_000), { minLength: 1, maxLength: 20 }),
        (offsetMs, journeys) => {
          let device = 1e12
          const clock = openClock(() => device)
          for (const journeyMs of journeys) {
            const sentAt = device
            device += journeyMs
            const dateMs = Math.floor((sentAt + journeyMs / 2 + offsetMs) / 1_000) * 1_000
            clock.heard(dateMs, sentAt, device)
          }
          const shortest = Math.min(...journeys)
          expect(Math.abs(clock.now() - (device + offsetMs))).toBeLessThanOrEqual(1_000 + shortest)
        },
      ),
    )
  })
  test('starts over after the clock of the device was set', () => {
    const clock = openClock(() => 10_000)
    clock.heard(60_000, 10_000, 10_000)
    clock.heard(5_000, 10_000, 10_000)
    expect(clock.now()).toBeLessThanOrEqual(6_000)
    expect(clock.now()).toBeGreaterThanOrEqual(5_000)
  })
})

describe('a view that reads the time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 20_000 }))
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
  function Now() {
    return <p>{useNow()}</p>
  }
  test('is drawn again each second, with one timer for all', () => {
    render(
      <ClockProvider value={openClock(Date.now)}>
        <Now />
        <Now />
      </ClockProvider>,
    )
    expect(screen.getAllByText('20000')).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(1)
    act(() => void vi.advanceTimersByTime(1_000))
    expect(screen.getAllByText('21000')).toHaveLength(2)
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
  })
})
