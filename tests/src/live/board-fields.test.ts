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
import type { Board } from '#contract/rules/board/board.ts'
import { snapshotOf, toBoardModel } from '#contract/rules/board/compact-form.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { readDigits, writeDigits } from '#contract/rules/board/pack-numbers.ts'
import type { Fields, Schema } from '#contract/schema.ts'
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
interface Part {
  name: string
  of: { properties: Fields }
  value: object
  /** Replaces some fields of this part of the board. */
  edit: (fields: object) => Edit
}
const PARTS: readonly Part[] = [
  { name: 'the board', of: boardModel, value: before, edit: (fields) => () => fields },
  {
    name: 'its challenges',
    of: boardChallenge,
    value: before.challenges[0] ?? {},
    edit:
      (fields) =>
      ({ challenges: [first, ...others] }) => ({
        challenges: first ? [{ ...first, ...fields }, ...others] : [],
      }),
  },
  {
    name: 'its teams',
    of: boardTeams,
    value: before.teams,
    edit: (fields) => (model) => ({ teams: { ...model.teams, ...fields } }),
  },
  {
    name: 'its solves',
    of: boardSolves,
    value: before.solves,
    edit: (fields) => (model) => ({ solves: { ...model.solves, ...fields } }),
  },
]
/** These fields are a part of their own, or a number that changes nothing on a screen. */
const NO_FIELDS = new Set(['seq', 'challenges', 'teams', 'solves'])
/** The columns of the solves have `count` entries, so they change together. */
const FEWER = { count: 1, teams: writeDigits([0]), challenges: writeDigits([0]), steps: writeDigits([0]) }

const fieldsOf = (part: Part) =>
  Object.keys(part.of.properties).filter((field) => part.value !== before || !NO_FIELDS.has(field))

/**
 * Other values of a field, derived from its schema, so that a new field of the contract needs no change here.
 */
function othersOf({ anyOf, enum: all, format, type }: Schema, value: unknown): readonly unknown[] {
  if (anyOf) return anyOf.flatMap((one) => othersOf(one, value))
  if (format === 'date-time') return [toIso(END - 1000)]
  if (all) return all.filter((one) => one !== value)
  if (type === 'integer' || type === 'number') return [Number(value) + 0.25, Number(value) + 7]
  if (type === 'array' && Array.isArray(value)) {
    const values: readonly unknown[] = value
    return [values.toReversed(), [...values, 'West'], ['a'.repeat(64), ...values.slice(1)]]
  }
  const text = typeof value === 'string' ? value : ''
  const digits = [3, 2].flatMap((count) => [...(readDigits(text, count) ?? [])])
  return [writeDigits(digits.toReversed()), writeDigits([0, 1, 2]), `${text} too`]
}

/**
 * Changes only this field. The edited board must be valid and differ from the original, because otherwise the
 * test would prove nothing.
 */
function editOf(part: Part, field: string): Edit {
  if (part.of === boardSolves && field === 'count') return part.edit(FEWER)
  const value: unknown = Object.entries(part.value).find(([name]) => name === field)?.[1]
  const edit = othersOf(part.of.properties[field] ?? {}, value)
    .map((other) => part.edit({ [field]: other }))
    .find((one) => {
      const next = snapshotOf({ ...before, ...one(before) })
      return next !== null && JSON.stringify(next) !== JSON.stringify(snapshotOf(before))
    })
  if (edit === undefined) throw new Error(`no edit changes ${field} of ${part.name}`)
  return edit
}

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

describe.each(PARTS)('of $name', (part) => {
  test.each(fieldsOf(part))('a change of %s alone changes the view', async (field) => {
    const { shown, now, next } = await show(editOf(part, field))
    expect(now).not.toBe(shown)
    expect(now).toEqual(next)
  })
})

test('a new number alone changes no view', async () => {
  const { shown, now } = await show(() => ({}))
  expect(now).toBe(shown)
})
