import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedWindow, type Window } from '#server/http/limits/fixed-window.ts'
import { memoryCounters } from '#server/http/limits/memory-counters.ts'
import { refundWindow, peekWindow, resetWindow } from '#server/http/limits/fixed-window-state.ts'

const RULES = { permits: 3, windowMs: 1_000 }
const LIMITS = {
  take: fixedWindow(RULES),
  look: peekWindow(RULES),
  giveBack: refundWindow,
  startOver: resetWindow,
}
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('take', 'look', 'giveBack', 'startOver'),
    afterMs: fc.constantFrom(0, 0, 1, 400, 999, 1_000),
  }),
  {
    maxLength: 40,
  },
)

test('a query equals an acquisition, and changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const counters = memoryCounters()
      let now = 5_000
      for (const { what, afterMs } of taken) {
        now += afterMs
        const seen = await counters.take('key', LIMITS.look, now)
        expect(await counters.take('key', LIMITS.look, now)).toEqual(seen)
        const verdict = await counters.take('key', LIMITS[what], now)
        if (what === 'take') expect(verdict).toEqual(seen)
      }
    }),
  )
})
test('within one window no more permits are given than exist, also if the state is stored as JSON', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      let state: Window | null = null
      let now = 5_000
      let window = { out: 0, endsAt: 0 }
      for (const { what, afterMs } of taken) {
        now += afterMs
        if (now >= window.endsAt) window = { out: 0, endsAt: 0 }
        const step: { verdict: { kind: string }; state: Window } = LIMITS[what].take(state, now)
        state = JSON.parse(JSON.stringify(step.state)) as Window
        if (what === 'take' && step.verdict.kind === 'granted')
          window = { out: window.out + 1, endsAt: window.endsAt || now + RULES.windowMs }
        if (what === 'giveBack') window.out = Math.max(0, window.out - 1)
        if (what === 'startOver') window = { out: 0, endsAt: 0 }
        expect(window.out).toBeLessThanOrEqual(RULES.permits)
        if (what === 'take')
          expect(step.verdict.kind === 'granted' || window.out === RULES.permits).toBe(true)
      }
    }),
  )
})
