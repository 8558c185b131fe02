import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { findingAcceptanceMachine } from '#machines/admin/finding-acceptance.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const cut: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const ACCEPT = {
  type: 'begin',
  task: { kind: 'OpenToEverybody', challengeId: null, detail: null, isAccepted: true },
} as const

test('every transition is taken', () => {
  const model = modelOf(
    findingAcceptanceMachine,
    [ACCEPT, answerOf('findingAcceptance.doing', done), answerOf('findingAcceptance.doing', cut)],
    { input: { game: 3 } },
  )
  expect(missedBy(model.getShortestPaths(), findingAcceptanceMachine)).toEqual([])
})
