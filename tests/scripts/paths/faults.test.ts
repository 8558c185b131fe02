import { createActor, setup, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { chartsOf } from '../../../scripts/machines/charts.ts'
import type { Fault } from '../../../scripts/paths/faults/fault.ts'
import { NO_CHANGE } from '../../../scripts/paths/faults/no-change.ts'
import { planted, wrongDelays } from '../../../scripts/paths/faults/plant.ts'
import { drawn, possibleFaults } from '../../../scripts/paths/faults/possible-faults.ts'
import { rawOf } from '../../../scripts/paths/faults/raw-chart.ts'
import { lineOf, scoreOf, shareOf } from '../../../scripts/paths/faults/score.ts'
import { testsOf } from '../../../scripts/paths/faults/tests-of.ts'
import { answers, arrows, choices } from '#machines/kit/arrows.ts'
import { effect } from '#machines/effect.ts'

const DELAYS = { untilTired: 1_000 }
const machineOf = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'ask'; times: number } | { type: 'go' | 'stop' },
  },
  actors: { load: effect<object, boolean>('load') },
  delays: DELAYS,
})
const doorMachine = machineOf.createMachine({
  id: 'door',
  context: { count: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        ask: arrows({ when: ({ times }) => times > 0, to: 'asking', put: ({ times }) => ({ count: times }) }),
        go: 'open',
        stop: 'closed',
      },
    },
    asking: {
      invoke: {
        src: 'load',
        input: {},
        onDone: answers({ when: (isThere) => isThere, to: 'open' }, { to: 'closed' }),
      },
    },
    open: { after: { untilTired: choices({ to: 'closed' }) } },
  },
})
const raw = rawOf(doorMachine)
const faults = possibleFaults(raw)

/** The state of the door after some events, with a fault. */
function walked(name: string, events: readonly ('ask 0' | 'ask 2' | 'go' | 'yes' | 'no' | number)[]) {
  const fault = faults.find((each) => each.name === name)
  if (fault === undefined)
    throw new Error(`${name} is not among ${faults.map((each) => each.name).join(', ')}`)
  const clock = new SimulatedClock()
  const faulty = setup({
    actors: { load: effect<object, boolean>('load').by(() => new Promise(() => {})) },
    delays: wrongDelays(DELAYS, fault.change),
  })
  const actor = createActor(faulty.createMachine(planted(raw, fault.change) as never), { clock }).start()
  for (const event of events) {
    if (typeof event === 'number') clock.increment(event)
    else if (event === 'go') actor.send({ type: 'go' })
    else if (event === 'ask 0' || event === 'ask 2')
      actor.send({ type: 'ask', times: Number(event.slice(4)) })
    else actor.send({ type: 'xstate.done.actor.0.door.asking', output: event === 'yes' })
  }
  return actor.getSnapshot()
}

describe('a fault', () => {
  test.each([
    ['closed --ask: dropped', ['ask 2'], 'closed'],
    ['closed --ask: guard negated', ['ask 2'], 'closed'],
    ['closed --ask: guard negated', ['ask 0'], 'asking'],
    ['closed --ask: guard dropped', ['ask 0'], 'asking'],
    ['closed --go: target swapped with stop', ['go'], 'closed'],
    ['asking --load answers (2 of 2): dropped', ['ask 2', 'no'], 'asking'],
    ['asking --load answers (1 of 2): target swapped with (2)', ['ask 2', 'yes'], 'closed'],
    ['untilTired: halved', ['go', 500], 'closed'],
    ['untilTired: doubled', ['go', 1_999], 'open'],
  ] as const)('%s leads after %j to %s', (name, events, state) => {
    expect(walked(name, events).value).toBe(state)
  })
  test('drops an action', () => {
    expect(walked('closed --ask: put dropped', ['ask 2']).context).toEqual({ count: 0 })
  })
  test('of each kind is possible', () => {
    expect([...new Set(faults.map(({ kind }) => kind))].toSorted()).toEqual([
      'dropped action',
      'dropped guard',
      'dropped transition',
      'missing failure edge',
      'negated guard',
      'swapped targets',
      'wrong delay',
    ])
  })
})

test('the same seed draws the same faults, of every kind before a second of one', () => {
  const kinds = (some: readonly Fault[]) => new Set(some.map(({ kind }) => kind)).size
  expect(drawn(faults, 7, 3)).toEqual(drawn(faults, 7, 3))
  for (let seed = 0; seed < 20; seed += 1) expect(kinds(drawn(faults, 7, seed))).toBe(7)
  expect(
    new Set(
      Array.from({ length: 20 }, (_, seed) =>
        drawn(faults, 3, seed)
          .map(({ name }) => name)
          .join(),
      ),
    ).size,
  ).toBeGreaterThan(1)
})

const charts = await chartsOf('machines')

test.each(charts)('each fault of $name has a name of its own', ({ machine }) => {
  const names = possibleFaults(rawOf(machine)).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each(charts)('a test loads $name', ({ name }) => {
  expect(testsOf(`machines/${name}.machine.ts`)).not.toEqual([])
})

test('faults that change nothing are possible ones', () => {
  const known = charts.map(
    ({ name, machine }) => [name, possibleFaults(rawOf(machine)).map((fault) => fault.name)] as const,
  )
  const possible = new Map(known)
  const stale = Object.entries(NO_CHANGE).flatMap(([machine, byName]) =>
    Object.keys(byName).filter((name) => !possible.get(machine)?.includes(name)),
  )
  expect(stale).toEqual([])
})

test('a score leaves out what changes nothing, and names what was not seen', () => {
  const [one, two, three] = faults
  if (!one || !two || !three) throw new Error('The door has too few faults.')
  const tried = {
    machine: 'door',
    tried: [
      { fault: one, seenBy: 'tests' as const },
      { fault: two, seenBy: null },
      { fault: three, seenBy: null },
    ],
  }
  const score = scoreOf(tried, { door: { [three.name]: 'Nobody sees it.' } })
  expect(shareOf([score])).toBe(0.5)
  expect(lineOf(score)).toContain(`not seen, ${two.kind}: ${two.name}`)
  expect(lineOf(score)).toContain(`changes nothing: ${three.name}. Nobody sees it.`)
})
