import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { attentionMachine } from '#machines/admin/attention.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const cut: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const TAKE = { type: 'begin', task: { key: 'wave:7', act: 'Take' } } as const

test('every transition is taken', () => {
  const model = modelOf(
    attentionMachine,
    [TAKE, answerOf('attention.doing', done), answerOf('attention.doing', cut)],
    { input: { game: 3 } },
  )
  expect(missedBy(model.getShortestPaths(), attentionMachine)).toEqual([])
})
