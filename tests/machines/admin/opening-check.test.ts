import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { openingCheckMachine } from '#machines/admin/opening-check.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const done: Outcome<null> = { ok: true, value: null }
const CHECK = { type: 'begin', task: null } as const
const cut: Outcome<null> = { ok: false, problem: { kind: 'unreachable' } }

test('every transition is taken', () => {
  const model = modelOf(
    openingCheckMachine,
    [CHECK, answerOf('openingCheck.doing', done), answerOf('openingCheck.doing', cut)],
    {
      input: { game: 3 },
    },
  )
  expect(missedBy(model.getShortestPaths(), openingCheckMachine)).toEqual([])
})

test('sends one request for any number of presses, and shows a failure until the next response', async () => {
  const checked: number[] = []
  const answers = [cut, done]
  const actor = createActor(
    fill(openingCheckMachine, {
      carryOut: async ({ game }) => {
        checked.push(game)
        return answers[checked.length - 1] ?? done
      },
    }),
    { input: { game: 3 } },
  ).start()
  const view = () => toActView(actor.getSnapshot())
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  actor.send(CHECK)
  actor.send(CHECK)
  expect(view()).toMatchObject({ kind: 'busy', problem: null })
  await settled()
  expect([checked, view()]).toMatchObject([[3], { kind: 'idle', problem: { kind: 'unreachable' } }])
  actor.send(CHECK)
  expect(view()).toMatchObject({ kind: 'busy', problem: { kind: 'unreachable' } })
  await settled()
  expect(view()).toMatchObject({ kind: 'idle', problem: null })
})
