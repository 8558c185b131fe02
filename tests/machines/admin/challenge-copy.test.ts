import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { challengeCopyMachine, copyFlaws, type CopyDraft } from '#machines/admin/challenge-copy.machine.ts'
import { fill } from '#machines/kit/fill.ts'
import { toFormView } from '#machines/kit/form.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const whole: CopyDraft = { from: 2, challenges: [21, 22] }
const done: Outcome<null> = { ok: true, value: null }
const refusal: Outcome<null> = { ok: false, problem: { kind: 'refused', title: 'No' } }

test('every transition is taken', () => {
  const model = modelOf(
    challengeCopyMachine,
    [
      { type: 'submit', form: whole },
      { type: 'edit' },
      answerOf('challengeCopy.sending', done),
      answerOf('challengeCopy.sending', refusal),
    ],
    { input: { game: 1 } },
  )
  expect(missedBy(model.getShortestPaths(), challengeCopyMachine)).toEqual([])
})

function open(answer: Outcome<null>) {
  const sent: unknown[] = []
  const actor = createActor(
    fill(challengeCopyMachine, {
      async send(wish) {
        sent.push(wish)
        return answer
      },
    }),
    { input: { game: 1 } },
  )
  actor.start()
  return { actor, sent, view: () => toFormView(actor.getSnapshot()) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('copies are requested once, with the game that has the challenges', async () => {
  const { actor, sent, view } = open(done)
  actor.send({ type: 'submit', form: whole })
  actor.send({ type: 'submit', form: { from: 3, challenges: [31] } })
  expect(view()).toEqual({ kind: 'busy' })
  await settled()
  expect(sent).toEqual([{ game: 1, from: 2, challenges: [21, 22] }])
  expect(view()).toEqual({ kind: 'open', problem: null, field: null })
})
test.each<[string, CopyDraft, object]>([
  ['no game', { from: null, challenges: [] }, { from: 'missing', challenges: null }],
  ['no challenge', { from: 2, challenges: [] }, { from: null, challenges: 'missing' }],
])('%s: not sent', (_, draft, flaws) => {
  const { actor, sent } = open(done)
  actor.send({ type: 'submit', form: draft })
  expect({ sent, flaws: copyFlaws(draft) }).toEqual({ sent: [], flaws })
})
test('a refusal stays until the choice changes', async () => {
  const { actor, view } = open(refusal)
  actor.send({ type: 'submit', form: whole })
  await settled()
  expect(view()).toMatchObject({ kind: 'open', problem: { kind: 'refused', title: 'No' } })
  actor.send({ type: 'edit' })
  expect(view()).toMatchObject({ kind: 'open', problem: null })
})
