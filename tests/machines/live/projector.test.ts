import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Board } from '#contract/rules/board/board.ts'
import { projectorEffects, projectorMachine, toProjectorView } from '#machines/live/projector.machine.ts'
import { emptyBoard, folded, plainShape, START, TEAM_ID, type Solve } from '../../contract/board/snapshot.ts'
import { elapsed, missedBy, modelOf } from '../../model.ts'

const empty = emptyBoard(plainShape(20, 20))
const first = folded(empty, [{ team: 0, challenge: 0, at: START }])
const machine = projectorMachine.provide({
  actors: { keepAwake: projectorEffects.keepAwake.by(() => () => {}) },
})

test('every arrow is walked', () => {
  const events = [
    { type: 'board.told', board: empty },
    { type: 'board.told', board: first },
    { type: 'stir' },
    elapsed('untilRead', 'projector.stage.celebrating'),
    elapsed('untilStill', 'projector.pointer.awake'),
  ]
  const model = modelOf(machine, events, {
    input: { game: 1, now: () => START },
    contextOf: ({ board, waiting, blood }) => [
      board === null ? 0 : board === empty ? 1 : 2,
      Array.isArray(waiting) && waiting.length > 0,
      blood !== null,
    ],
  })
  expect(missedBy(model.getShortestPaths(), machine)).toEqual([])
})

function open(now = () => START) {
  const clock = new SimulatedClock()
  let awake = 0
  const celebrated: string[] = []
  const provided = projectorMachine.provide({
    actors: {
      keepAwake: projectorEffects.keepAwake.by(() => {
        awake += 1
        return () => (awake -= 1)
      }),
      celebrate: projectorEffects.celebrate.by(({ blood }) => {
        if (blood) celebrated.push(`${blood.row.id - TEAM_ID} ${blood.challenge.title} ${blood.mark}`)
        return () => {}
      }),
    },
  })
  const actor = createActor(provided, { input: { game: 1, now }, clock })
  actor.start()
  return {
    actor,
    clock,
    celebrated,
    awake: () => awake,
    tell: (board: Board) => actor.send({ type: 'board.told', board }),
    view: () => toProjectorView(actor.getSnapshot()),
  }
}
const solve = (team: number, challenge: number, at = START): Solve => ({ team, challenge, at })

describe('a projector', () => {
  test('celebrates one blood after the other, three seconds each, and none twice', () => {
    const { clock, celebrated, tell, view } = open()
    tell(empty)
    const two = folded(empty, [solve(0, 0), solve(1, 0, START + 1)])
    tell(two)
    expect(celebrated).toEqual(['0 challenge 0 1'])
    clock.increment(2_999)
    expect(view().blood?.row.id).toBe(TEAM_ID)
    clock.increment(1)
    expect(celebrated).toEqual(['0 challenge 0 1', '1 challenge 0 2'])
    clock.increment(3_000)
    expect(view().blood).toBeNull()
    tell(two)
    tell(folded(two, [solve(2, 0, START + 2)]))
    expect(celebrated.slice(2)).toEqual(['2 challenge 0 3'])
  })
  test('celebrates nothing that was there when it came, nor what is older than a minute', () => {
    const { celebrated, tell } = open(() => START + 60_001)
    tell(first)
    tell(folded(first, [solve(1, 1)]))
    expect(celebrated).toEqual([])
  })
  test('a storm is cut down to ten, first bloods before all others', () => {
    const { clock, celebrated, tell } = open()
    tell(empty)
    const storm = Array.from({ length: 12 }, (_, challenge) => [
      solve(0, challenge),
      solve(1, challenge, START + 1),
    ]).flat()
    tell(folded(empty, storm))
    for (let nth = 0; nth < 20; nth += 1) clock.increment(3_000)
    expect(celebrated).toHaveLength(10)
    expect(celebrated.every((told) => told.endsWith(' 1'))).toBe(true)
  })
  test('hides what only a pointer needs once that lies still, and keeps the screen awake as long as it runs', () => {
    const { actor, clock, view, awake } = open()
    clock.increment(2_900)
    actor.send({ type: 'stir' })
    clock.increment(2_999)
    expect(view().pointer).toBe('awake')
    clock.increment(1)
    expect(view().pointer).toBe('still')
    actor.send({ type: 'stir' })
    expect(view().pointer).toBe('awake')
    expect(awake()).toBe(1)
    actor.stop()
    expect(awake()).toBe(0)
  })
})
