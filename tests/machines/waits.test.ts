import { createActor, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { isIn, statesWith } from './all-machines.ts'
import { accountWaits } from './waits/account.waits.ts'
import { adminWaits } from './waits/admin.waits.ts'
import { gameWaits } from './waits/game.waits.ts'
import { liveWaits } from './waits/live.waits.ts'
import { withoutEffects } from './without-effects.ts'

const AFTER = 'xstate.after.'
const waits = [...accountWaits, ...adminWaits, ...gameWaits, ...liveWaits]

test('the list of waits has every timer of every machine', () => {
  const timers = statesWith(({ after }) =>
    after.map(({ eventType }: { eventType: string }) => eventType.replace(AFTER, '')),
  )
  expect([...new Set<string>(waits.map(({ wait }) => wait))].sort()).toEqual(timers)
})

test.each(waits)(
  '$wait ends after $ms ms, not before, and leads to $to',
  ({ machine, input, events = [], wait, ms, to }) => {
    const clock = new SimulatedClock()
    clock.increment(1_000)
    let ended = 0
    const actor = createActor(withoutEffects(machine), {
      clock,
      input: input?.(() => clock.now()),
      inspect: (seen) =>
        void (seen.type === '@xstate.event' && seen.event.type === `${AFTER}${wait}` && (ended += 1)),
    }).start()
    for (const event of events) actor.send(event)
    clock.increment(ms - 1)
    expect(ended).toBe(0)
    clock.increment(1)
    expect(ended).toBe(1)
    expect(isIn(actor.getSnapshot(), to)).toBe(true)
  },
)
