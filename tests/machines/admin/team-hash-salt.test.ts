import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { teamHashSaltMachine } from '#machines/admin/team-hash-salt.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const known: Outcome<string> = { ok: true, value: 'f'.repeat(64) }
const cutOff: Outcome<string> = { ok: false, problem: { kind: 'unreachable' } }
const model = modelOf(
  teamHashSaltMachine,
  [
    { type: 'begin', task: null },
    answerOf('teamHashSalt.doing', known),
    answerOf('teamHashSalt.doing', cutOff),
  ],
  {
    input: { game: 3 },
  },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), teamHashSaltMachine)).toEqual([])
})

test('is read once on request, and again after a failure', async () => {
  const asked: number[] = []
  const answers = [cutOff, known]
  const actor = createActor(
    fill(teamHashSaltMachine, {
      async carryOut({ game }) {
        asked.push(game)
        return answers.shift() ?? cutOff
      },
    }),
    { input: { game: 3 } },
  ).start()
  const view = () => toActView(actor.getSnapshot())
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  await settle()
  expect([asked, view()]).toMatchObject([[], { kind: 'idle', problem: null }])
  actor.send({ type: 'begin', task: null })
  actor.send({ type: 'begin', task: null })
  expect(view()).toMatchObject({ kind: 'busy' })
  await settle()
  expect([asked, view()]).toMatchObject([[3], { kind: 'idle', problem: { kind: 'unreachable' } }])
  actor.send({ type: 'begin', task: null })
  await settle()
  expect(view()).toMatchObject({ kind: 'done', value: 'f'.repeat(64) })
})
