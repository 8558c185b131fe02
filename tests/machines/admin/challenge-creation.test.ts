import { createActor } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { MAX_TITLE_LENGTH } from '#contract/rules/edit-limits.ts'
import {
  challengeCreationMachine,
  newChallengeFlaws,
  type NewChallenge,
} from '#machines/admin/challenge-creation.machine.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const whole: NewChallenge = { title: ' Warm up ', tag: 'Web', type: 'DynamicContainer' }
const done: Outcome<number> = { ok: true, value: 7 }
const refusal: Outcome<number> = { ok: false, problem: { kind: 'refused', title: 'No' } }

test('every transition is taken', () => {
  const model = modelOf(
    challengeCreationMachine,
    [
      { type: 'submit', form: whole },
      { type: 'edit' },
      answerOf('challengeCreation.sending', done),
      answerOf('challengeCreation.sending', refusal),
    ],
    { input: { game: 1 } },
  )
  expect(missedBy(model.getShortestPaths(), challengeCreationMachine)).toEqual([])
})

function open(answer: Outcome<number> = done) {
  const sent: unknown[] = []
  const told: string[] = []
  const actor = createActor(
    fill(challengeCreationMachine, {
      async send(wish) {
        sent.push(wish)
        return answer
      },
    }),
    { input: { game: 1 } },
  )
  actor.on('announce', ({ announcement }) => told.push(announcement.kind))
  actor.start()
  return {
    actor,
    sent,
    told,
    settled: () => new Promise((resolve) => setTimeout(resolve)),
    view: () => toFormView(actor.getSnapshot()),
  }
}

describe('a new challenge', () => {
  test('is created once, with a trimmed name', async () => {
    const { actor, sent, told, settled, view } = open()
    actor.send({ type: 'submit', form: whole })
    actor.send({ type: 'submit', form: whole })
    expect(view()).toEqual({ kind: 'busy' })
    await settled()
    expect(sent).toEqual([{ game: 1, challenge: { title: 'Warm up', tag: 'Web', type: 'DynamicContainer' } }])
    expect({ view: view(), told }).toEqual({ view: { kind: 'done', value: 7 }, told: ['challenge-created'] })
  })
  test.each<[string, Partial<NewChallenge>, object]>([
    ['without a name', { title: '​ ' }, { title: 'missing', type: null }],
    ['with too long a name', { title: 'x'.repeat(MAX_TITLE_LENGTH + 1) }, { title: 'long', type: null }],
    ['without a type', { type: null }, { title: null, type: 'missing' }],
  ])('%s is not sent', (_, part, flaws) => {
    const { actor, sent, view } = open()
    const challenge = { ...whole, ...part }
    actor.send({ type: 'submit', form: challenge })
    expect({ sent, view: view(), flaws: newChallengeFlaws(challenge) }).toEqual({
      sent: [],
      view: { kind: 'open', problem: null, field: null },
      flaws,
    })
  })
  test('shows the reason of a refusal until the input changes', async () => {
    const { actor, told, settled, view } = open(refusal)
    actor.send({ type: 'submit', form: whole })
    await settled()
    expect({ view: view(), told }).toEqual({
      view: { kind: 'open', problem: { kind: 'refused', title: 'No' }, field: null },
      told: [],
    })
    actor.send({ type: 'edit' })
    expect(view()).toEqual({ kind: 'open', problem: null, field: null })
  })
})
