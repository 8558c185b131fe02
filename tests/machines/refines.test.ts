import { createMachine, setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import { effect } from '#machines/effect.ts'
import { answers, choices } from '#machines/kit/arrows.ts'
import { refines } from '../journeys/refinement.ts'
import { overlooked } from '../journeys/walk-refinement.ts'

const journey = createMachine({
  id: 'tea',
  initial: 'dry',
  states: { dry: { on: { 'somebody asks': 'brewing' } }, brewing: { on: { 'it is done': 'hot' } }, hot: {} },
})
const made = setup({
  types: { input: {} as { now: () => number }, context: {} as { since: number; now: () => number } },
  actors: { boil: effect<object, boolean>('boil') },
  delays: { untilCold: 1_000 },
})
const machine = made.createMachine({
  id: 'kettle',
  context: ({ input: { now } }) => ({ since: 0, now }),
  initial: 'off',
  states: {
    off: { on: { start: 'boiling' } },
    boiling: { invoke: { src: 'boil', input: {}, onDone: answers({ to: 'hot' }) } },
    hot: { after: { untilCold: choices({ to: 'off', put: ({ now }) => ({ since: now() }) }) } },
  },
})
const table = {
  input: (now: () => number) => ({ now }),
  events: { 'somebody asks': { type: 'start' } as const, 'it is done': { boil: true } },
  states: { dry: { kind: 'off' }, brewing: { kind: 'boiling' }, hot: { kind: 'hot' } },
}
const kettle = (changed: Partial<typeof table> & { events?: Record<string, unknown> } = {}) =>
  refines(
    journey,
    machine,
    ({ value, context: { since } }) => ({ kind: String(value), since }),
    // Some tables are wrong on purpose.
    { ...table, ...changed },
  )

describe('a refinement', () => {
  test('hears what the table says, and shows the view of the machine', () => {
    const { seen, take } = kettle().begin()
    expect(seen()).toEqual({ kind: 'off', since: 0 })
    take('somebody asks', 'dry')
    expect(seen()).toMatchObject({ kind: 'boiling' })
    take('it is done', 'brewing')
    expect(seen()).toMatchObject({ kind: 'hot' })
  })
  test('refuses a response that the machine does not wait for', () => {
    const { take } = kettle().begin()
    expect(() => take('it is done', 'dry')).toThrow('The machine does not wait for boil in kettle.off.')
  })
  test.each([
    [999, 'hot', 0],
    [1_000, 'off', 1_000],
  ])('after %d ms the kettle is %s', (ms, kind, since) => {
    const { seen, take } = kettle({
      events: { ...table.events, later: ms },
    }).begin()
    for (const event of ['somebody asks', 'it is done', 'later']) take(event, '')
    expect(seen()).toEqual({ kind, since })
  })
  test('refuses a wait in which the view changes before its end', () => {
    const { take } = kettle({ events: { ...table.events, later: 1_001 } }).begin()
    for (const event of ['somebody asks', 'it is done']) take(event, '')
    expect(() => take('later', 'hot')).toThrow('The view changed before 1001 ms had passed.')
  })
  test('lets time pass without timers on a device that sleeps', () => {
    const { seen, take } = kettle({
      events: { ...table.events, sleep: { sleeps: 5_000 }, later: 1_000 },
    }).begin()
    for (const event of ['somebody asks', 'it is done', 'sleep']) take(event, '')
    expect(seen()).toMatchObject({ kind: 'hot' })
    take('later', '')
    expect(seen()).toEqual({ kind: 'off', since: 6_000 })
  })
  test('begins anew when the screen was left', () => {
    const { seen, take } = kettle({ events: { ...table.events, back: 'anew' } }).begin()
    take('somebody asks', 'dry')
    take('back', '')
    expect(seen()).toMatchObject({ kind: 'off' })
  })
  test('passes the state of the journey and the time to a row that is a function', () => {
    const told: unknown[] = []
    const { take } = kettle({
      events: { ...table.events, ask: (moment: unknown) => (told.push(moment), []), later: 250 },
    }).begin()
    take('later', 'dry')
    take('ask', 'dry')
    expect(told).toEqual([{ from: 'dry', now: 250, visits: 2 }])
  })
  test('passes the event before, the visits and the time to a state that is a function', () => {
    const told: unknown[] = []
    const { take, wanted } = kettle({
      events: { ...table.events, later: 250 },
      states: { ...table.states, hot: (arrival: unknown) => (told.push(arrival), { kind: 'hot' }) } as never,
    }).begin()
    for (const event of ['somebody asks', 'it is done', 'later']) {
      expect(wanted('hot')).toEqual({ kind: 'hot' })
      take(event, 'hot')
    }
    expect(told).toEqual([
      { by: null, visits: 1, now: 0 },
      { by: 'somebody asks', visits: 2, now: 0 },
      { by: 'it is done', visits: 3, now: 0 },
    ])
    expect(wanted('dry')).toEqual({ kind: 'off' })
  })
  test('names the parts of the view that no state compares', () => {
    expect(overlooked(kettle())).toEqual(['since'])
    const states = { ...table.states, dry: { kind: 'off', since: 0 } }
    expect(overlooked(kettle({ states }))).toEqual([])
  })
  test('names the rows that are missing and those that are too many', () => {
    const { faults } = kettle({ events: { 'somebody asks': [], 'it rains': [] } as never })
    expect(faults()).toEqual([
      'there is no row for the event “it is done”',
      'the journey has no event “it rains”',
    ])
  })
})
