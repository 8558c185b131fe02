import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { rehearsalMachine } from '#machines/admin/rehearsal.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const begun: Outcome<number> = { ok: true, value: 9 }
const cut: Outcome<number> = { ok: false, problem: { kind: 'unreachable' } }

test('every transition is taken', () => {
  const model = modelOf(
    rehearsalMachine,
    [
      { type: 'begin', task: 'rehearse' },
      answerOf('rehearsal.doing', begun),
      answerOf('rehearsal.doing', cut),
    ],
    { input: { game: 3 } },
  )
  expect(missedBy(model.getShortestPaths(), rehearsalMachine)).toEqual([])
})
