import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Outcome } from '#contract/problem.ts'
import { userActsMachine, type UserActs } from '#machines/admin/user-acts.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { fill } from '#machines/kit/fill.ts'
import { answerOf, missedBy, modelOf } from '../../model.ts'

const at = { hint: '', skip: 0, sift: null }
const done: Outcome<number> = { ok: true, value: 2 }
const refusal: Outcome<number> = { ok: false, problem: { kind: 'refused', title: 'One is your own' } }
const signOut: UserActs = { act: { kind: 'sign-out', ids: ['1', '2'] }, undo: null, at }

test('every transition is taken', () => {
  const model = modelOf(
    userActsMachine,
    [{ type: 'begin', task: signOut }, answerOf('userActs.doing', done), answerOf('userActs.doing', refusal)],
    { input: {} },
  )
  expect(missedBy(model.getShortestPaths(), userActsMachine)).toEqual([])
})

function open(answer: Outcome<number>) {
  const sent: unknown[] = []
  const actor = createActor(
    fill(userActsMachine, {
      carryOut: async ({ task }) => {
        sent.push(task)
        return answer
      },
    }),
    { input: {} },
  )
  actor.start()
  return { sent, send: actor.send, view: () => toActView(actor.getSnapshot()) }
}

test('an act is one request, and a refusal keeps its reason', async () => {
  const { sent, send, view } = open(refusal)
  send({ type: 'begin', task: signOut })
  await expect.poll(() => view().kind).toBe('idle')
  expect(sent).toEqual([signOut])
  expect(view()).toMatchObject({ problem: { title: 'One is your own' } })
})
test('an act on no account is not sent', () => {
  const { sent, send } = open(done)
  send({ type: 'begin', task: { act: { kind: 'change', users: [] }, undo: null, at } })
  send({ type: 'begin', task: { act: { kind: 'sign-out', ids: [] }, undo: null, at } })
  expect(sent).toEqual([])
})
