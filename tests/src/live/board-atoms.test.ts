import { createStore } from 'jotai'
import { describe, expect, test, vi } from 'vitest'
import type { BoardRead } from '#contract/feeds/board.ts'
import type { Outcome } from '#contract/problem.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import type { Listener } from '#machines/live/live-types.ts'
import {
  aSnapshot,
  CHALLENGE_ID,
  plainShape,
  START,
  TEAM_ID,
  type Solve,
} from '../../contract/board/snapshot.ts'
import { aSource } from './source.world.ts'

const boardWith = (solves: readonly Solve[], seq: number): Outcome<BoardRead> => ({
  ok: true,
  value: { board: boardOf(aSnapshot(plainShape(3, 2), solves, seq)), items: null },
})
const first = { team: 0, challenge: 0, at: START + 1000 }
const second = { team: 2, challenge: 1, at: START + 2000 }
const third = { team: 2, challenge: 0, at: START + 3000 }

/** The board is read again each time the page becomes visible again. Solves arrive over the connection. */
function open(answers: Outcome<BoardRead>[], standing: Listener = { kind: 'nobody' }) {
  let asked = 0
  const { source, look, say } = aSource(
    { readBoard: async () => answers[asked++] ?? { ok: false, problem: { kind: 'unreachable' } } },
    standing,
  )
  const atoms = boardAtoms(source, 7)
  const store = createStore()
  const next = async () => {
    const before = asked
    look()
    await vi.waitFor(() => expect(asked).toBe(before + 1))
    await new Promise((settle) => setTimeout(settle))
  }
  return { atoms, store, next, say, asked: () => asked }
}

test('a solve notifies only the rows that it changes', async () => {
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
  // The first team stays first and the third overtakes the second, so only two rows may be notified.
  expect(told.map((hear) => hear.mock.calls.length)).toEqual([0, 1, 1])
  expect(store.get(atoms.rowOf(0))).toBe(before)
  expect([1, 2].map((place) => store.get(atoms.rowOf(place))?.row.rank)).toEqual([3, 2])
  leave()
})

test('a board that was read again without a change is the same object', async () => {
  const { atoms, store, next } = open([
    boardWith([first], 1),
    boardWith([first, second, third], 3),
    boardWith([first, second, third], 3),
  ])
  store.sub(atoms.state, () => {})
  await vi.waitFor(() => expect(store.get(atoms.state).live).not.toBeNull())
  await next()
  const live = store.get(atoms.state).live
  expect(live?.board.seq).toBe(3)
  await next()
  expect(store.get(atoms.state).live).toBe(live)
})

test('a board stays after a lost connection, with the problem', async () => {
  const { atoms, store, next } = open([boardWith([first], 1)])
  store.sub(atoms.state, () => {})
  await vi.waitFor(() => expect(store.get(atoms.state).live).not.toBeNull())
  await next()
  expect(store.get(atoms.state).live?.board.seq).toBe(1)
  expect(store.get(atoms.state).problem).toEqual({ kind: 'unreachable' })
})

test('no request is made without a reader', async () => {
  const { atoms, store, asked } = open([boardWith([first], 1)])
  const leave = store.sub(atoms.state, () => {})
  await vi.waitFor(() => expect(asked()).toBe(1))
  leave()
  store.get(atoms.state).retry()
  await new Promise((settle) => setTimeout(settle))
  expect(asked()).toBe(1)
})

test('a machine whose file does not load is a problem, and is requested again', async () => {
  const { source } = aSource({ readBoard: async () => boardWith([first], 1) })
  const { state } = boardAtoms(
    { ...source, machines: vi.fn(source.machines).mockRejectedValueOnce(new Error('no such file')) },
    7,
  )
  const store = createStore()
  store.sub(state, () => {})
  await vi.waitFor(() => expect(store.get(state).problem).toEqual({ kind: 'unreachable' }))
  store.get(state).retry()
  await vi.waitFor(() =>
    expect(store.get(state)).toMatchObject({ problem: null, live: { board: { seq: 1 } } }),
  )
})

describe('a board with facts', () => {
  const fact = ({ team, challenge, at }: Solve) =>
    ({
      kind: 'solve',
      teamId: TEAM_ID + team,
      challengeId: CHALLENGE_ID + challenge,
      at,
      user: 'ann',
    }) as const
  async function kept() {
    const opened = open([boardWith([first], 1), boardWith([first, second], 3)])
    opened.store.sub(opened.atoms.state, () => {})
    await vi.waitFor(() => expect(opened.store.get(opened.atoms.state).live).not.toBeNull())
    opened.say({ type: 'hub.opened', isCounted: true })
    opened.say({ type: 'hub.heard', parts: [{ stream: 'board', from: 2, items: [] }] })
    return opened
  }
  test('a solve draws only the changed rows and the changed challenge, without a request', async () => {
    const { atoms, store, say, asked } = await kept()
    const reads = { rows: [0, 0, 0], challenges: [0, 0], ranking: 0 }
    reads.rows.forEach((_, place) =>
      store.sub(atoms.rowOf(place), () => (reads.rows[place] = (reads.rows[place] ?? 0) + 1)),
    )
    reads.challenges.forEach((_, place) =>
      store.sub(
        atoms.challengeOf(place),
        () => (reads.challenges[place] = (reads.challenges[place] ?? 0) + 1),
      ),
    )
    store.sub(atoms.ranking, () => (reads.ranking += 1))
    say({ type: 'hub.heard', parts: [{ stream: 'board', from: 2, items: [fact(second)] }] })
    expect(reads).toEqual({ rows: [0, 1, 1], challenges: [0, 1], ranking: 1 })
    expect(store.get(atoms.state).live?.board).toEqual(
      boardOf(aSnapshot(plainShape(3, 2), [first, second], 2)),
    )
    // The first team gains points and stays first, so subscribers of the ranking are not notified.
    say({
      type: 'hub.heard',
      parts: [{ stream: 'board', from: 3, items: [fact({ team: 0, challenge: 1, at: START + 4000 })] }],
    })
    expect([reads.ranking, asked()]).toEqual([1, 1])
  })
  test('a hidden solve only counts', async () => {
    const { atoms, store, say, asked } = await kept()
    const heard = vi.fn()
    store.sub(atoms.state, heard)
    say({ type: 'hub.heard', parts: [{ stream: 'board', from: 2, items: [{ kind: 'hidden' }] }] })
    expect(heard).not.toHaveBeenCalled()
    say({ type: 'hub.heard', parts: [{ stream: 'board', from: 3, items: [fact(second)] }] })
    expect(store.get(atoms.state).live?.board.seq).toBe(3)
    expect(asked()).toBe(1)
  })
  test('a change causes a request', async () => {
    const { atoms, store, say, asked } = await kept()
    say({
      type: 'hub.heard',
      parts: [{ stream: 'board', from: 2, items: [{ kind: 'change' }, { kind: 'change' }] }],
    })
    await vi.waitFor(() => expect(store.get(atoms.state).live?.board.seq).toBe(3), { timeout: 3_000 })
    expect(asked()).toBe(2)
  })
})
