import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import {
  openingCheckEffects,
  openingCheckMachine,
  toOpeningCheckView,
} from '#machines/admin/opening-check.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const cut: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }

test('every arrow is walked', () => {
  const model = modelOf(
    openingCheckMachine,
    [{ type: 'check' }, answerOf('openingCheck.checking', done), answerOf('openingCheck.checking', cut)],
    {
      input: { game: 3 },
    },
  )
  expect(missedBy(model.getShortestPaths(), openingCheckMachine)).toEqual([])
})

test('looks once however often it is pressed, and why it failed stands there until the next was answered', async () => {
  const checked: number[] = []
  const answers = [cut, done]
  const actor = createActor(
    openingCheckMachine.provide({
      actors: {
        checkAgain: openingCheckEffects.checkAgain.by(async (game) => {
          checked.push(game)
          return answers[checked.length - 1] ?? done
        }),
      },
    }),
    { input: { game: 3 } },
  ).start()
  const view = () => toOpeningCheckView(actor.getSnapshot())
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  actor.send({ type: 'check' })
  actor.send({ type: 'check' })
  expect(view()).toEqual({ kind: 'checking', problem: null })
  await settled()
  expect([checked, view()]).toEqual([[3], { kind: 'idle', problem: { kind: 'unreachable' } }])
  actor.send({ type: 'check' })
  expect(view()).toEqual({ kind: 'checking', problem: { kind: 'unreachable' } })
  await settled()
  expect(view()).toEqual({ kind: 'idle', problem: null })
})
