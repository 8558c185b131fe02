import { createStore } from 'jotai'
import { describe, expect, test, vi } from 'vitest'
import {
  boardChallenge,
  boardModel,
  boardSolves,
  boardTeams,
  type BoardModel,
} from '#contract/models/board.ts'
import { toIso } from '#contract/models/time.ts'
import { packBloodBonus } from '#contract/rules/blood-bonus.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { snapshotOf, toBoardModel } from '#contract/rules/board/compact-form.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { writeDigits } from '#contract/rules/board/pack-numbers.ts'
import { boardAtoms } from '#src/live/board-atoms.ts'
import { aSnapshot, END, plainShape, START } from '../../contract/board/snapshot.ts'
import { aSource } from './source.world.ts'

const shape = {
  ...plainShape(3, 2),
  teams: [{ organization: 'North' }, { organization: 'South' }, { organization: null }],
}
const before = toBoardModel(
  boardOf(
    aSnapshot(
      shape,
      [
        { team: 0, challenge: 0, at: START + 60_000 },
        { team: 1, challenge: 1, at: START + 90_000 },
      ],
      1,
    ),
  ),
)

type Edit = (model: BoardModel) => Partial<BoardModel>
const first =
  (edit: Partial<BoardModel['challenges'][number]>): Edit =>
  ({ challenges }) => ({
    challenges: challenges.map((challenge, place) => (place === 0 ? { ...challenge, ...edit } : challenge)),
  })
const teams =
  (edit: Partial<BoardModel['teams']>): Edit =>
  (model) => ({ teams: { ...model.teams, ...edit } })
const solves =
  (edit: Partial<BoardModel['solves']>): Edit =>
  (model) => ({ solves: { ...model.solves, ...edit } })

/** One edit for each field of the model. A new field of the contract has no edit yet, and fails. */
const EDITS = {
  start: () => ({ start: toIso(START - 1000) }),
  end: () => ({ end: toIso(END + 1000) }),
  freezeAt: () => ({ freezeAt: toIso(END - 1000) }),
  revealedAt: () => ({ revealedAt: toIso(END) }),
  bloodBonus: () => ({ bloodBonus: packBloodBonus({ first: 0, second: 0, third: 1 }) }),
  organizations: ({ organizations }) => ({ organizations: [...organizations, 'West'] }),
} satisfies Record<Exclude<keyof BoardModel, 'seq' | 'challenges' | 'teams' | 'solves'>, Edit>
const CHALLENGE_EDITS = {
  id: first({ id: 7 }),
  title: first({ title: 'another title' }),
  tag: first({ tag: 'Crypto' }),
  originalScore: first({ originalScore: 501 }),
  minScoreRate: first({ minScoreRate: 0.5 }),
  difficulty: first({ difficulty: 6 }),
} satisfies Record<keyof BoardModel['challenges'][number], Edit>
const TEAM_EDITS = {
  ids: teams({ ids: writeDigits([200, 2, 4]) }),
  names: teams({ names: ['another name', 'team 1', 'team 2'] }),
  avatars: teams({ avatars: ['', 'a'.repeat(64), ''] }),
  organizations: teams({ organizations: writeDigits([1, 2, 1]) }),
} satisfies Record<keyof BoardModel['teams'], Edit>
const SOLVE_EDITS = {
  // The columns are as long as the count says, so they change together.
  count: solves({ count: 1, teams: writeDigits([0]), challenges: writeDigits([0]), steps: writeDigits([0]) }),
  from: solves({ from: toIso(START + 50_000) }),
  teams: solves({ teams: writeDigits([2, 1]) }),
  challenges: solves({ challenges: writeDigits([0, 0]) }),
  steps: solves({ steps: writeDigits([0, 20]) }),
} satisfies Record<keyof BoardModel['solves'], Edit>

const boardOfModel = (model: BoardModel): Board => {
  const snapshot = snapshotOf(model)
  if (snapshot === null) throw new Error('The edited board cannot be read.')
  return boardOf(snapshot)
}

async function show(edit: Edit) {
  let board = boardOfModel(before)
  const { source, look } = aSource({ readBoard: async () => ({ ok: true, value: { board, items: null } }) })
  const { state } = boardAtoms(source, 7)
  const store = createStore()
  store.sub(state, () => {})
  await vi.waitFor(() => expect(store.get(state).live).not.toBeNull())
  const shown = store.get(state).live?.board
  const next = (board = boardOfModel({ ...before, seq: 2, ...edit(before) }))
  look()
  await new Promise((settle) => setTimeout(settle))
  return { shown, now: store.get(state).live?.board, next }
}

describe.each([
  {
    name: 'the board',
    model: boardModel,
    edits: { ...EDITS, seq: null, challenges: null, teams: null, solves: null },
  },
  { name: 'its challenges', model: boardChallenge, edits: CHALLENGE_EDITS },
  { name: 'its teams', model: boardTeams, edits: TEAM_EDITS },
  { name: 'its solves', model: boardSolves, edits: SOLVE_EDITS },
])('of $name', ({ model, edits }) => {
  test('every field has an edit', () =>
    expect(Object.keys(edits).toSorted()).toEqual(Object.keys(model.properties).toSorted()))
  test.each(Object.entries<Edit | null>(edits).flatMap(([field, edit]) => (edit ? [{ field, edit }] : [])))(
    'a change of $field alone is shown',
    async ({ edit }) => {
      const { shown, now, next } = await show(edit)
      expect(now).not.toBe(shown)
      expect(now).toEqual(next)
    },
  )
})

test('a number alone draws nothing again', async () => {
  const { shown, now } = await show(() => ({}))
  expect(now).toBe(shown)
})
