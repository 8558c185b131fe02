import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome, Problem } from '#contract/problem.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { boardReadingEffects, boardReadingMachine, toReadingProblem, type BoardRead } from '#machines/live/board-reading.machine.ts'
import type { NetworkHeard } from '#machines/live/connection.machine.ts'
import { emptyBoard, END, plainShape } from '../../contract/board/snapshot.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const board: Board = emptyBoard(plainShape(2, 2))
const read: Outcome<BoardRead> = { ok: true, value: { board: { ...board, endsAt: END }, items: null } }
const over: Outcome<BoardRead> = { ok: true, value: { board: { ...board, endsAt: 0 }, items: null } }
const refused = (problem: Problem): Outcome<BoardRead> => ({ ok: false, problem })

const model = modelOf(
  boardReadingMachine,
  [
    { type: 'retry' },
    { type: 'page.woke' },
    { type: 'network.found' },
    { type: 'network.lost' },
    answerOf('board-reading.reading', read),
    answerOf('board-reading.reading', over),
    answerOf('board-reading.reading', refused({ kind: 'unreachable' })),
    answerOf('board-reading.reading', refused({ kind: 'missing', title: null })),
    elapsed('untilRefresh', 'board-reading.resting'),
    elapsed('untilRetry', 'board-reading.failing'),
  ],
  { input: { game: 1, now: () => 1 }, contextOf: ({ problem, endsAt }) => [problem, endsAt] },
)

test('every arrow is walked', () => {
  expect(missedBy(model.getShortestPaths(), boardReadingMachine)).toEqual([])
})

/** A server that answers as it is told, at a time that a test moves. */
function open(answers: Outcome<BoardRead>[], at = 0) {
  const clock = new SimulatedClock()
  const network: { say: (heard: NetworkHeard) => void } = { say: () => {} }
  const heard: BoardRead[] = []
  let asked = 0
  const actor = createActor(
    boardReadingMachine.provide({
      actors: {
        readBoard: boardReadingEffects.readBoard.by(async () => answers[Math.min(asked++, answers.length - 1)] ?? read),
        watchNetwork: boardReadingEffects.watchNetwork.by((_, say) => {
          network.say = say
          return () => {}
        }),
      },
    }),
    { clock, input: { game: 7, now: () => at + clock.now() } },
  )
  actor.on('board.read', (told) => heard.push(told.read))
  actor.start()
  const rests = () => new Promise<void>((settle) => setTimeout(settle))
  return { actor, clock, network, heard, asked: () => asked, rests, problem: () => toReadingProblem(actor.getSnapshot()) }
}

describe('a board', () => {
  test('is read again every ten seconds while the game runs', async () => {
    const { clock, heard, asked, rests } = open([read])
    await rests()
    expect(heard).toHaveLength(1)
    clock.increment(9_999)
    await rests()
    expect(asked()).toBe(1)
    clock.increment(1)
    await rests()
    expect(asked()).toBe(2)
  })
  test('is read every thirty seconds where it has to be read whole', async () => {
    const { clock, asked, rests } = open([{ ok: true, value: { board, items: new Map() } }])
    await rests()
    clock.increment(29_999)
    await rests()
    expect(asked()).toBe(1)
    clock.increment(1)
    await rests()
    expect(asked()).toBe(2)
  })
  test('stays as it is when the game is over, until somebody comes back to look', async () => {
    const { clock, network, asked, rests } = open([read], END)
    await rests()
    clock.increment(3_600_000)
    await rests()
    expect(asked()).toBe(1)
    network.say({ type: 'page.woke' })
    await rests()
    expect(asked()).toBe(2)
  })
  test('that was read before the end is read once more after it', async () => {
    const { clock, asked, rests } = open([read], END - 1)
    await rests()
    clock.increment(10_000)
    await rests()
    clock.increment(3_600_000)
    await rests()
    expect(asked()).toBe(2)
  })
  test.each<Problem>([{ kind: 'unreachable' }, { kind: 'broken', status: 502, title: null }, { kind: 'too-often', retryAfterMs: null, title: null }])(
    'that failed by what may pass is asked for again after five seconds: $kind',
    async (problem) => {
      const { clock, heard, rests, problem: told } = open([refused(problem), read])
      await rests()
      expect(told()).toEqual(problem)
      clock.increment(5_000)
      await rests()
      expect(heard).toHaveLength(1)
      expect(told()).toBeNull()
    },
  )
  test.each<Problem>([
    { kind: 'missing', title: null },
    { kind: 'refused', title: 'not yet' },
  ])('that is refused is not asked for by itself: $kind', async (problem) => {
    const { actor, clock, heard, asked, rests } = open([refused(problem), read])
    await rests()
    clock.increment(3_600_000)
    await rests()
    expect(asked()).toBe(1)
    actor.send({ type: 'retry' })
    await rests()
    expect(heard).toHaveLength(1)
  })
})
