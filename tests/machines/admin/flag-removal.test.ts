import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { flagRemovalMachine, type FlagToRemove } from '#machines/admin/flag-removal.machine.ts'
import { effectsOfChallenge } from '#machines/app/asked-effects.ts'
import type { Decision, Question } from '#machines/app/confirm-question.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const input = { game: 1, challenge: 7 }
const flag: FlagToRemove = { id: 3, flag: 'flag{a}', effect: 'disables' }
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'missing', title: null } }

test('every transition is taken', () => {
  const model = modelOf(
    flagRemovalMachine,
    [
      { type: 'begin', task: flag },
      answerOf('flagRemoval.confirming', 'confirmed'),
      answerOf('flagRemoval.confirming', 'cancelled'),
      answerOf('flagRemoval.doing', done),
      answerOf('flagRemoval.doing', refusal),
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
    fill(flagRemovalMachine, {
      async askFirst(question) {
        asked.push(question)
        return decision
      },
      async carryOut({ task: { id }, ...place }) {
        sent.push({ place, flag: id })
        return answer
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
    view: () => toActView(actor.getSnapshot()),
  }
}

describe('a flag', () => {
  test('is removed after a confirmation that names it and the effects', async () => {
    const { actor, asked, sent, told, settled, view } = open()
    actor.send({ type: 'begin', task: flag })
    actor.send({ type: 'begin', task: { ...flag, id: 4 } })
    expect(sent).toEqual([])
    await settled()
    expect({ asked, sent, told, view: view() }).toMatchObject({
      asked: [
        {
          kind: 'remove-flag',
          flag: 'flag{a}',
          follows: 'disables',
          effects: effectsOfChallenge(input.game, input.challenge),
        },
      ],
      sent: [{ place: input, flag: 3 }],
      told: ['flag-removed'],
      view: { kind: 'idle', problem: null },
    })
  })
  test('stays after a cancel', async () => {
    const { actor, sent, settled, view } = open('cancelled')
    actor.send({ type: 'begin', task: flag })
    await settled()
    expect({ sent, view: view() }).toMatchObject({ sent: [], view: { kind: 'idle', problem: null } })
  })
  test('that could not be removed shows the reason until the next attempt', async () => {
    const { actor, told, settled, view } = open('confirmed', refusal)
    actor.send({ type: 'begin', task: flag })
    await settled()
    expect({ told, view: view() }).toMatchObject({
      told: [],
      view: { kind: 'idle', problem: { kind: 'missing', title: null } },
    })
    actor.send({ type: 'begin', task: flag })
    expect(view()).toMatchObject({ kind: 'idle', problem: null })
  })
})
