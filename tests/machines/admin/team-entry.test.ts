import { expect, test } from 'vitest'
import type { TeamEntryModel } from '#contract/models/team-changes.ts'
import type { Outcome } from '#contract/problem.ts'
import { teamEntryMachine } from '#machines/admin/team-entry.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<TeamEntryModel> = {
  ok: true,
  value: { participationId: 7, players: 3, elsewhere: ['mika'] },
}
const cut: Outcome<TeamEntryModel> = { ok: false, problem: { kind: 'unreachable' } }
const ENTER = { type: 'begin', task: { team: 5, organization: null } } as const

test('every transition is taken', () => {
  const model = modelOf(
    teamEntryMachine,
    [ENTER, answerOf('teamEntry.doing', done), answerOf('teamEntry.doing', cut)],
    { input: { game: 3 } },
  )
  expect(missedBy(model.getShortestPaths(), teamEntryMachine)).toEqual([])
})
