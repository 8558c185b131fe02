import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { teamNotesMachine } from '#machines/admin/team-notes.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const cut: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const MARK = { type: 'begin', task: { kind: 'mark', isLooked: true } } as const
const EMPTY = { type: 'begin', task: { kind: 'add', text: ' ' } } as const

test('every transition is taken, and an empty note does not begin', () => {
  const model = modelOf(
    teamNotesMachine,
    [MARK, EMPTY, answerOf('teamNotes.doing', done), answerOf('teamNotes.doing', cut)],
    { input: { game: 3, participation: 7 } },
  )
  const paths = model.getShortestPaths()
  expect(missedBy(paths, teamNotesMachine)).toEqual([])
  expect(paths.some(({ steps }) => steps.some(({ event }) => event === EMPTY))).toBe(false)
})
