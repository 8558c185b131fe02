import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { teamChangeMachine } from '#machines/admin/team-change.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const cut: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const CAPTAIN = { type: 'begin', task: { kind: 'captain', user: 'ada' } } as const
const BLANK = { type: 'begin', task: { kind: 'rename', team: 5, name: ' ', bio: '' } } as const

test('every transition is taken, and a blank name does not begin', () => {
  const model = modelOf(
    teamChangeMachine,
    [CAPTAIN, BLANK, answerOf('teamChange.doing', done), answerOf('teamChange.doing', cut)],
    { input: { game: 3, participation: 7 } },
  )
  const paths = model.getShortestPaths()
  expect(missedBy(paths, teamChangeMachine)).toEqual([])
  expect(paths.some(({ steps }) => steps.some(({ event }) => event === BLANK))).toBe(false)
})
