import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { Outcome } from '#contract/problem.ts'
import { challengeEditsMachine, type ChallengeEdits } from '#machines/admin/challenge-edits.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const input = { game: 1 }
type Answer = Outcome<readonly ChallengeInfoModel[]>
const done: Answer = { ok: true, value: [] }
const refusal: Answer = { ok: false, problem: { kind: 'refused', title: 'One has no flag' } }
const order: ChallengeEdits = { edit: { kind: 'order', ids: [2, 1] }, undo: { kind: 'order', ids: [1, 2] } }

test('every transition is taken', () => {
  const model = modelOf(
    challengeEditsMachine,
    [
      { type: 'begin', task: order },
      answerOf('challengeEdits.doing', done),
      answerOf('challengeEdits.doing', refusal),
    ],
    { input },
  )
  expect(missedBy(model.getShortestPaths(), challengeEditsMachine)).toEqual([])
})

function open(answer: Answer) {
  const sent: unknown[] = []
  const actor = createActor(
    fill(challengeEditsMachine, {
      carryOut: async (wish) => {
        sent.push(wish)
        return answer
      },
    }),
    { input },
  )
  actor.start()
  return { sent, send: actor.send, view: () => toActView(actor.getSnapshot()) }
}

test('an edit is one request, and a refusal keeps its reason', async () => {
  const { sent, send, view } = open(refusal)
  send({ type: 'begin', task: order })
  await expect.poll(() => view().kind).toBe('idle')
  expect(sent).toEqual([{ game: 1, task: order }])
  expect(view()).toMatchObject({ problem: { title: 'One has no flag' } })
})
test('an edit of nothing is not sent', () => {
  const { sent, send } = open(done)
  send({ type: 'begin', task: { edit: { kind: 'change', changes: [] }, undo: null } })
  send({ type: 'begin', task: { edit: { kind: 'delete', challenges: [], word: 'DELETE' }, undo: null } })
  expect(sent).toEqual([])
})
