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

test('every transition is taken', () => {
  const events = [
    { type: 'board.arrived', board: empty },
    { type: 'board.arrived', board: first },
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
    tell: (board: Board) => actor.send({ type: 'board.arrived', board }),
    view: () => toProjectorView(actor.getSnapshot()),
  }
}
const solve = (team: number, challenge: number, at = START): Solve => ({ team, challenge, at })

describe('a projector', () => {
  test('celebrates one first blood after the other, for six seconds each, and none twice', () => {
    const { clock, celebrated, tell, view } = open()
    tell(empty)
    const two = folded(empty, [solve(0, 0), solve(1, 1, START + 1)])
    tell(two)
    expect(celebrated).toEqual(['0 challenge 0 1'])
    clock.increment(5_999)
    expect(view().blood?.row.id).toBe(TEAM_ID)
    clock.increment(1)
    expect(celebrated).toEqual(['0 challenge 0 1', '1 challenge 1 1'])
    clock.increment(6_000)
    expect(view().blood).toBeNull()
    tell(two)
    expect(celebrated).toHaveLength(2)
  })
  test('second and third bloods take no screen', () => {
    const { celebrated, tell } = open()
    tell(empty)
    tell(first)
    tell(folded(first, [solve(1, 0, START + 1), solve(2, 0, START + 2)]))
    expect(celebrated).toEqual(['0 challenge 0 1'])
  })
  test("shows the blood's points and the team's earlier rank", () => {
    const { tell, view } = open()
    tell(empty)
    tell(folded(empty, [solve(4, 0)]))
    expect(view().blood).toMatchObject({ points: 525, rankBefore: 5, row: { rank: 1 } })
  })
  test('celebrates neither solves from before the start of the screen, nor those older than a minute', () => {
    const { celebrated, tell } = open(() => START + 60_001)
    tell(first)
    tell(folded(first, [solve(1, 1)]))
    expect(celebrated).toEqual([])
  })
  test('lets at most two wait: a third one moves the oldest to the list', () => {
    const { clock, celebrated, tell } = open()
    tell(empty)
    let board = empty
    for (const challenge of [0, 1, 2, 3]) {
      board = folded(board, [solve(challenge, challenge, START + challenge)])
      tell(board)
    }
    for (let nth = 0; nth < 4; nth += 1) clock.increment(6_000)
    expect(celebrated).toEqual(['0 challenge 0 1', '2 challenge 2 1', '3 challenge 3 1'])
  })
  test('celebrates the last three of many simultaneous bloods', () => {
    const { clock, celebrated, tell } = open()
    tell(empty)
    tell(
      folded(
        empty,
        Array.from({ length: 12 }, (_, challenge) => solve(0, challenge, START + challenge)),
      ),
    )
    for (let nth = 0; nth < 20; nth += 1) clock.increment(6_000)
    expect(celebrated).toEqual([9, 10, 11].map((challenge) => `0 challenge ${challenge} 1`))
  })
  test("hides the pointer's controls after a pause, and keeps the display awake", () => {
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
