import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { ClockProvider, openClock } from '#src/browser/clock.ts'
import { Countdown } from '#src/ui/countdown.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const shown = () => document.querySelector('[aria-hidden]')?.textContent

test('a wait of thirty seconds begins with 30 at any moment of a second, and is never below 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000_000 }), (from) => {
      vi.useFakeTimers({ now: from })
      const view = render(
        <ClockProvider value={openClock(Date.now)}>
          <Countdown until={from + 30_000} say={(seconds) => `${seconds}`} spoken="in a moment" />
        </ClockProvider>,
      )
      expect(shown()).toBe('30')
      act(() => void vi.advanceTimersByTime(1_000))
      expect(shown()).toBe('29')
      act(() => void vi.advanceTimersByTime(60_000))
      expect(shown()).toBe('1')
      view.unmount()
    }),
    { numRuns: 30 },
  )
})
