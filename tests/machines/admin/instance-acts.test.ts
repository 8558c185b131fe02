import { expect, test } from 'vitest'
import type { InstanceActResultModel } from '#contract/models/game-instance.ts'
import type { Outcome } from '#contract/problem.ts'
import { instanceActsMachine } from '#machines/admin/instance-acts.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<InstanceActResultModel> = { ok: true, value: { done: 1, gone: 0 } }
const cut: Outcome<InstanceActResultModel> = { ok: false, problem: { kind: 'unreachable' } }
const STOP = {
  type: 'begin',
  task: { act: 'stop', keys: [{ challengeId: 7, participationId: 3 }] },
} as const

test('every transition is taken', () => {
  const model = modelOf(
    instanceActsMachine,
    [STOP, answerOf('instanceActs.doing', done), answerOf('instanceActs.doing', cut)],
    { input: { game: 3 } },
  )
  expect(missedBy(model.getShortestPaths(), instanceActsMachine)).toEqual([])
})
