import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { SchedulePlanModel } from '#contract/models/schedule.ts'
import type { Outcome } from '#contract/problem.ts'
import { schedulePlanMachine } from '#machines/admin/schedule-plan.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'
import { withoutEffects } from '../without-effects.ts'

const done: Outcome<null> = { ok: true, value: null }
const cut: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }
const plan = (changes: SchedulePlanModel['changes']) => ({ type: 'begin', task: { changes } }) as const
const moved = plan([{ moment: 'end', from: '2026-11-20T09:00:00+00:00', to: '2026-11-20T10:00:00+00:00' }])

test('every transition is taken', () => {
  const model = modelOf(
    schedulePlanMachine,
    [moved, answerOf('schedule plan.doing', done), answerOf('schedule plan.doing', cut)],
    { input: { game: 3 } },
  )
  expect(missedBy(model.getShortestPaths(), schedulePlanMachine)).toEqual([])
})

test('a plan is sent without a question, an empty one is not, and a failure is shown', () => {
  const actor = createActor(withoutEffects(schedulePlanMachine), { input: { game: 3 } }).start()
  const view = () => toActView(actor.getSnapshot())
  actor.send(plan([]))
  expect(view()).toMatchObject({ kind: 'idle', task: null })
  actor.send(moved)
  expect(view()).toEqual({ kind: 'busy', task: moved.task, problem: null })
  actor.send(answerOf('schedule plan.doing', cut))
  expect(view()).toMatchObject({ kind: 'idle', problem: { kind: 'unreachable' } })
  actor.send(moved)
  actor.send(answerOf('schedule plan.doing', done))
  expect(view()).toMatchObject({ kind: 'idle', task: moved.task, problem: null })
})
