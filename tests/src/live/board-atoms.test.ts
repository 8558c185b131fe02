import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { boardOf } from '#contract/rules/board/fold.ts'
import { boardReadingEffects, boardReadingMachine, type BoardRead } from '#machines/live/board-reading.machine.ts'
import type { NetworkHeard } from '#machines/live/connection.machine.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { aSnapshot, plainShape, START, TEAM_ID, type Solve } from '../../contract/board/snapshot.ts'

const boardWith = (solves: readonly Solve[], seq: number): Outcome<BoardRead> => ({
  ok: true,
  value: { board: boardOf(aSnapshot(plainShape(3, 2), solves, seq)), items: null },
})
const first = { team: 0, challenge: 0, at: START + 1000 }
const second = { team: 2, challenge: 1, at: START + 2000 }
const third = { team: 2, challenge: 0, at: START + 3000 }

/** Boards come one after the other, each when somebody looks at the page again. */
function open(answers: Outcome<BoardRead>[]) {
  let asked = 0
  let look: (heard: NetworkHeard) => void = () => {}
  const wired = boardReadingMachine.provide({
    actors: {
      readBoard: boardReadingEffects.readBoard.by(async () => answers[asked++] ?? { ok: false, problem: { kind: 'unreachable' } }),
      watchNetwork: boardReadingEffects.watchNetwork.by((_, say) => {
        look = say
        return () => {}
      }),
    },
  })
  const atoms = boardAtoms({ machine: async () => wired, facts: { now: () => START } }, 7)
  const store = createStore()
  const next = async () => {
    const before = asked
    look({ type: 'page.woke' })
    await vi.waitFor(() => expect(asked).toBe(before + 1))
    await new Promise((settle) => setTimeout(settle))
  }
  return { atoms, store, next, asked: () => asked }
}

test('a solve tells only the rows that it changes', async () => {
  const { atoms, store, next } = open([boardWith([first], 1), boardWith([first, second], 2)])
  const leave = store.sub(atoms.state, () => {})
  await vi.waitFor(() => expect(store.get(atoms.state).live).not.toBeNull())
  const told = [0, 1, 2].map((place) => {
    const hear = vi.fn()
    store.sub(atoms.rowOf(place), hear)
    return hear
  })
  const before = store.get(atoms.rowOf(0))
  await next()
  // The first stays first; the third climbs over the second.
  expect(told.map((hear) => hear.mock.calls.length)).toEqual([0, 1, 1])
  expect(store.get(atoms.rowOf(0))).toBe(before)
  expect(store.get(atoms.rowOf(2))?.climb).toBe(1)
  expect(store.get(atoms.rowOf(1))?.climb).toBe(-1)
  leave()
})

test('the arrows are those of the last change, and stay when nothing changes', async () => {
  const { atoms, store, next } = open([boardWith([first], 1), boardWith([first, second, third], 3), boardWith([first, second, third], 3)])
  store.sub(atoms.state, () => {})
  await vi.waitFor(() => expect(store.get(atoms.state).live).not.toBeNull())
  await next()
  const live = store.get(atoms.state).live
  expect([...(live?.climbs ?? [])]).toEqual([
    [TEAM_ID, -1],
    [TEAM_ID + 1, -1],
    [TEAM_ID + 2, 2],
  ])
  await next()
  expect(store.get(atoms.state).live).toBe(live)
})

test('a board that is cut off stays, with what is wrong beside it', async () => {
  const { atoms, store, next } = open([boardWith([first], 1)])
  store.sub(atoms.state, () => {})
  await vi.waitFor(() => expect(store.get(atoms.state).live).not.toBeNull())
  await next()
  expect(store.get(atoms.state).live?.board.seq).toBe(1)
  expect(store.get(atoms.state).problem).toEqual({ kind: 'unreachable' })
})

test('nobody is asked once nobody looks', async () => {
  const { atoms, store, asked } = open([boardWith([first], 1)])
  const leave = store.sub(atoms.state, () => {})
  await vi.waitFor(() => expect(asked()).toBe(1))
  leave()
  store.get(atoms.state).retry()
  await new Promise((settle) => setTimeout(settle))
  expect(asked()).toBe(1)
})

test('a machine whose file does not come is a problem, and is asked for again', async () => {
  const wired = boardReadingMachine.provide({
    actors: {
      readBoard: boardReadingEffects.readBoard.by(async () => boardWith([first], 1)),
      watchNetwork: boardReadingEffects.watchNetwork.by(() => () => {}),
    },
  })
  const machine = vi.fn(async () => wired).mockRejectedValueOnce(new Error('no such file'))
  const { state } = boardAtoms({ machine, facts: { now: () => START } }, 7)
  const store = createStore()
  store.sub(state, () => {})
  await vi.waitFor(() => expect(store.get(state).problem).toEqual({ kind: 'unreachable' }))
  store.get(state).retry()
  await vi.waitFor(() => expect(store.get(state)).toMatchObject({ problem: null, live: { board: { seq: 1 } } }))
})
