import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import { replayMachine, toReplayView } from '#machines/live/replay.machine.ts'
import { elapsed, missedBy, modelOf, statesOf } from '../../model.ts'

const START = 1_000_000
const END = START + 120_000
const input = { game: 1, startsAt: START, endsAt: END, at: null, now: () => END }

const events = [
  { type: 'play' },
  { type: 'pause' },
  { type: 'goLive' },
  { type: 'seek', at: START },
  { type: 'seek', at: END },
  { type: 'hasten' },
  { type: 'slow' },
  elapsed('untilTick', 'replay.playing'),
]
const model = modelOf(replayMachine, events, {
  input,
  contextOf: ({ at, speed }) => [at === null ? null : at === END ? 'end' : 'before', speed],
})

test('every transition is taken', () => {
  expect(
    missedBy(
      [
        ...model.getShortestPaths(),
        ...modelOf(replayMachine, [], { input: { ...input, at: START } }).getShortestPaths(),
      ],
      replayMachine,
    ),
  ).toEqual([])
})

test('every moment of a replay is between the start of the game and now', () => {
  for (const state of statesOf(model.getShortestPaths())) {
    const { at, until } = toReplayView(state as never)
    if (at === null) continue
    expect(at).toBeGreaterThanOrEqual(START)
    expect(at).toBeLessThanOrEqual(until)
  }
})

function open(at: number | null = null, now = () => END) {
  const clock = new SimulatedClock()
  const actor = createActor(replayMachine, { input: { ...input, at, now }, clock })
  actor.start()
  /** Advances in small steps, because the simulated clock ignores timers that start during a step. */
  const passes = (ms: number) => {
    for (let past = 0; past < ms; past += 250) clock.increment(250)
  }
  return { passes, send: actor.send, view: () => toReplayView(actor.getSnapshot()) }
}

describe('a replay', () => {
  test('takes two minutes for the whole game, and is live again at its end', () => {
    const { passes, send, view } = open()
    expect(view()).toMatchObject({ kind: 'live', at: null })
    send({ type: 'play' })
    expect(view()).toMatchObject({ kind: 'playing', at: START })
    passes(60_000)
    expect(view()).toMatchObject({ kind: 'playing', at: START + 60_000 })
    passes(60_000)
    expect(view()).toMatchObject({ kind: 'playing', at: END })
    passes(1_000)
    expect(view()).toMatchObject({ kind: 'live', at: null })
  })
  test('plays at most eight times as fast, and at least as fast as at first', () => {
    const { passes, send, view } = open(START)
    expect(view()).toMatchObject({ kind: 'paused', canSlow: false, canHasten: true })
    for (const speed of [1, 2, 4]) {
      expect(view()).toMatchObject({ speed, canHasten: true })
      send({ type: 'hasten' })
    }
    send({ type: 'hasten' })
    expect(view()).toMatchObject({ speed: 8, canHasten: false, canSlow: true })
    send({ type: 'play' })
    passes(1_000)
    expect(view().at).toBe(START + 8_000)
    for (const speed of [8, 4, 2]) {
      expect(view()).toMatchObject({ speed, canSlow: true })
      send({ type: 'slow' })
    }
    send({ type: 'slow' })
    expect(view()).toMatchObject({ speed: 1, kind: 'playing', canSlow: false })
  })
  test('does not move while it is paused, and continues from there', () => {
    const { passes, send, view } = open()
    send({ type: 'seek', at: START + 30_000 })
    passes(60_000)
    expect(view()).toMatchObject({ kind: 'paused', at: START + 30_000 })
    send({ type: 'play' })
    passes(1_000)
    expect(view().at).toBe(START + 31_000)
  })
  test('of a running game ends at the present, and a moment before the start becomes the start', () => {
    const { view, send } = open(START - 5, () => START + 10_000)
    expect(view()).toMatchObject({ at: START, until: START + 10_000 })
    send({ type: 'seek', at: END })
    expect(view().at).toBe(START + 10_000)
  })
})
