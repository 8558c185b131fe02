import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { flagRemovalEffects, flagRemovalMachine, toFlagRemovalView, type FlagToRemove } from '#machines/admin/flag-removal.machine.ts'
import type { Decision, Question } from '#machines/app/question.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const input = { game: 1, challenge: 7 }
const flag: FlagToRemove = { id: 3, flag: 'flag{a}', effect: 'disables' }
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'missing', title: null } }

test('every arrow is walked', () => {
  const model = modelOf(
    flagRemovalMachine,
    [
      { type: 'remove', flag },
      answerOf('flagRemoval.confirming', 'confirmed'),
      answerOf('flagRemoval.confirming', 'cancelled'),
      answerOf('flagRemoval.removing', done),
      answerOf('flagRemoval.removing', refusal),
    ],
    { input },
  )
  expect(missedBy(model.getShortestPaths(), flagRemovalMachine)).toEqual([])
})

function open(decision: Decision = 'confirmed', answer: Outcome<null> = done) {
  const asked: Question[] = []
  const sent: unknown[] = []
  const told: string[] = []
  const actor = createActor(
    flagRemovalMachine.provide({
      actors: {
        askFirst: flagRemovalEffects.askFirst.by(async (question) => {
          asked.push(question)
          return decision
        }),
        removeFlag: flagRemovalEffects.removeFlag.by(async (wish) => {
          sent.push(wish)
          return answer
        }),
      },
    }),
    { input },
  )
  actor.on('announce', ({ announcement }) => told.push(announcement.kind))
  actor.start()
  return {
    actor,
    asked,
    sent,
    told,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toFlagRemovalView(actor.getSnapshot()),
  }
}

describe('a flag', () => {
  test('is removed once somebody agreed to this one and to what follows', async () => {
    const { actor, asked, sent, told, settled, view } = open()
    actor.send({ type: 'remove', flag })
    actor.send({ type: 'remove', flag: { ...flag, id: 4 } })
    expect(sent).toEqual([])
    await settled()
    expect({ asked, sent, told, view: view() }).toEqual({
      asked: [{ kind: 'remove-flag', flag: 'flag{a}', follows: 'disables' }],
      sent: [{ place: input, flag: 3 }],
      told: ['flag-removed'],
      view: { kind: 'idle', problem: null },
    })
  })
  test('stays without a yes', async () => {
    const { actor, sent, settled, view } = open('cancelled')
    actor.send({ type: 'remove', flag })
    await settled()
    expect({ sent, view: view() }).toEqual({ sent: [], view: { kind: 'idle', problem: null } })
  })
  test('that could not be removed says why until the next try', async () => {
    const { actor, told, settled, view } = open('confirmed', refusal)
    actor.send({ type: 'remove', flag })
    await settled()
    expect({ told, view: view() }).toEqual({ told: [], view: { kind: 'idle', problem: { kind: 'missing', title: null } } })
    actor.send({ type: 'remove', flag })
    expect(view()).toEqual({ kind: 'idle', problem: null })
  })
})
