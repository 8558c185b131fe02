import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { letterMachine, type LetterResult } from '#machines/admin/letter.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const effects = { receivers: 12, unreachable: 1, limited: 0, seconds: 6 }
const done: Outcome<LetterResult> = { ok: true, value: { kind: 'counted', effects } }
const cut: Outcome<LetterResult> = { ok: false, problem: { kind: 'unreachable' } }
const COUNT = {
  type: 'begin',
  task: { kind: 'count', receivers: { audience: 'Everybody', role: 'User', gameId: 0, userIds: null } },
} as const

test('every transition is taken', () => {
  const model = modelOf(
    letterMachine,
    [COUNT, answerOf('letter.doing', done), answerOf('letter.doing', cut)],
    { input: {} },
  )
  expect(missedBy(model.getShortestPaths(), letterMachine)).toEqual([])
})
