import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { teamHashSaltEffects, teamHashSaltMachine, toTeamHashSaltView } from '#machines/admin/team-hash-salt.machine.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const known: Outcome<string> = { ok: true, value: 'f'.repeat(64) }
const cutOff: Outcome<string> = { ok: false, problem: { kind: 'unreachable' } }
const model = modelOf(teamHashSaltMachine, [{ type: 'ask' }, answerOf('teamHashSalt.asking', known), answerOf('teamHashSalt.asking', cutOff)], {
  input: { game: 3 },
})

test('every arrow is walked', () => {
  expect(missedBy(model.getShortestPaths(), teamHashSaltMachine)).toEqual([])
})

test('is fetched when asked for, once, and again after a failure', async () => {
  const asked: number[] = []
  const answers = [cutOff, known]
  const actor = createActor(
    teamHashSaltMachine.provide({
      actors: {
        loadSalt: teamHashSaltEffects.loadSalt.by(async (game) => {
          asked.push(game)
          return answers.shift() ?? cutOff
        }),
      },
    }),
    { input: { game: 3 } },
  ).start()
  const view = () => toTeamHashSaltView(actor.getSnapshot())
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  await settle()
  expect([asked, view()]).toEqual([[], { kind: 'unasked', problem: null }])
  actor.send({ type: 'ask' })
  actor.send({ type: 'ask' })
  expect(view()).toEqual({ kind: 'asking' })
  await settle()
  expect([asked, view()]).toEqual([[3], { kind: 'unasked', problem: { kind: 'unreachable' } }])
  actor.send({ type: 'ask' })
  await settle()
  expect(view()).toEqual({ kind: 'known', salt: 'f'.repeat(64) })
})
